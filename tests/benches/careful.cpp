// Vertical Connect Four as a careful contestant writes it: streams untied, a flat board of bytes, and from the last
// disc outwards, both ways along each of the four axes.
#include <cstddef>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int width, height;
    std::cin >> width >> height;
    std::vector<char> board(static_cast<std::size_t>(width) * height, 0);
    std::vector<int> heights(width, 0);
    const int axes[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    int column;
    for (int step = 1; std::cin >> column; ++step) {
        if (column < 1 || column > width || heights[column - 1] == height) {
            std::cout << step << ",error\n";
            return 0;
        }
        const int x = column - 1;
        const int y = heights[x]++;
        const char colour = step % 2 == 1 ? 1 : 2;
        board[static_cast<std::size_t>(y) * width + x] = colour;

        const auto count = [&](int dx, int dy) {
            int discs = 0;
            for (int i = x + dx, j = y + dy; i >= 0 && i < width && j >= 0 && j < height; i += dx, j += dy) {
                if (board[static_cast<std::size_t>(j) * width + i] != colour) {
                    break;
                }
                ++discs;
            }
            return discs;
        };
        for (const auto &axis : axes) {
            if (count(axis[0], axis[1]) + 1 + count(-axis[0], -axis[1]) >= 4) {
                std::cout << step << (colour == 1 ? ",red\n" : ",blue\n");
                return 0;
            }
        }
    }
    std::cout << "0,draw\n";
    return 0;
}
