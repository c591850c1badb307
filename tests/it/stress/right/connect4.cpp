// connect4 on a grid as large as the board, with the usual walk to both sides.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    int width, height;
    std::string line;
    std::cin >> width >> height;
    std::getline(std::cin, line);
    std::getline(std::cin, line);
    std::istringstream steps(line);
    std::vector<std::string> grid(height, std::string(width, '.'));
    auto at = [&](int row, int column) {
        return row >= 0 && row < height && column >= 0 && column < width ? grid[row][column] : '.';
    };
    long long column;
    for (int step = 1; steps >> column; step++) {
        char disc = step % 2 ? 'r' : 'b';
        int row = 0;
        while (column >= 1 && column <= width && row < height && grid[row][column - 1] != '.') row++;
        if (column < 1 || column > width || row == height) {
            std::cout << step << ",error\n";
            return 0;
        }
        int place = column - 1;
        grid[row][place] = disc;
        for (auto [up, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int length = 1;
            for (int side : {1, -1})
                for (int far = 1; at(row + side * far * up, place + side * far * right) == disc; far++) length++;
            if (length >= 4) {
                std::cout << step << (disc == 'r' ? ",red\n" : ",blue\n");
                return 0;
            }
        }
    }
    std::cout << "0,draw\n";
}
