// connect4 with the length of every run kept in each cell's neighbours: no board is scanned.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int width = in.nextInt();
        int height = in.nextInt();
        List<StringBuilder> columns = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            columns.add(new StringBuilder());
        }
        for (int step = 1; in.hasNextInt(); step++) {
            int column = in.nextInt();
            if (column < 1 || column > width || columns.get(column - 1).length() >= height) {
                System.out.println(step + ",error");
                return;
            }
            char disc = step % 2 == 1 ? 'R' : 'B';
            StringBuilder own = columns.get(column - 1);
            own.append(disc);
            int row = own.length() - 1;
            StringBuilder[] lines = new StringBuilder[4];
            for (int axis = 0; axis < 4; axis++) {
                lines[axis] = new StringBuilder();
                for (int far = -3; far <= 3; far++) {
                    int right = axis == 1 ? 0 : far;
                    int up = axis == 0 ? 0 : axis == 3 ? -far : far;
                    lines[axis].append(cell(columns, column - 1 + right, row + up));
                }
                if (lines[axis].indexOf(String.valueOf(disc).repeat(4)) >= 0) {
                    System.out.println(step + (disc == 'R' ? ",red" : ",blue"));
                    return;
                }
            }
        }
        System.out.println("0,draw");
    }

    private static char cell(List<StringBuilder> columns, int column, int row) {
        if (column < 0 || column >= columns.size() || row < 0 || row >= columns.get(column).length()) {
            return '.';
        }
        return columns.get(column).charAt(row);
    }
}
