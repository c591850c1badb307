//! Text, as it stands on the terminal.
#![expect(clippy::too_many_lines, reason = "drawings are shown whole")]

use insta::assert_snapshot;

use super::gallery;

#[test]
fn sizes() {
    assert_snapshot!(gallery(&[
        (&[], "7 6\n4 4 3 5 3 3 2 5 5 1 1\n"),
        (&[], "1 1\n1\n"),
        (&[], "1 9\n1 1 1 1 1 1\n"),
        (&[], "12 3\n12 11 10 12 9\n"),
        (&[], "100 100\n1 100 50 51 52 100 100 100 23 100\n"),
        (&[], "100 100\n48 100 49 51 52 1 50\n"),
    ]), @"
    # 7 6 / 4 4 3 5 3 3 2 5 5 1 1
    6 | .  .  .  .  .  .  . |
    5 | .  .  .  .  .  .  . |
    4 | .  .  .  .  .  .  . |
    3 | .  .  O  .  X  .  . |
    2 |[X] .  X  O  O  .  . |
    1 | O  X  X  X  O  .  . |
      +---------------------+
        1  2  3  4  5  6  7

    0,draw
    after step 11 nobody has 4 in line
    X red, O blue, [ ] step 11

    # 1 1 / 1
    1 |[X]|
      +---+
        1

    0,draw
    the board is full, and nobody has 4 in line
    X red, O blue, [ ] step 1

    # 1 9 / 1 1 1 1 1 1
    9 | . |
    8 | . |
    7 | . |
    6 |[O]|
    5 | X |
    4 | O |
    3 | X |
    2 | O |
    1 | X |
      +---+
        1

    0,draw
    after step 6 nobody has 4 in line
    X red, O blue, [ ] step 6

    # 12 3 / 12 11 10 12 9
    3 | .  .  .  .  .  .  .  .  .  .  .  . |
    2 | .  .  .  .  .  .  .  .  .  .  .  O |
    1 | .  .  .  .  .  .  .  . [X] X  O  X |
      +------------------------------------+
        1  2  3  4  5  6  7  8  9 10 11 12

    0,draw
    after step 5 nobody has 4 in line
    X red, O blue, [ ] step 5

    # 100 100 / 1 100 50 51 52 100 100 100 23 100
      +- - - - - - - - - - - - - - - - +
    8 :  .   .   .   .   .   .   .   . |
    7 :  .   .   .   .   .   .   .   . |
    6 :  .   .   .   .   .   .   .   . |
    5 :  .   .   .   .   .   .   .  [O]|
    4 :  .   .   .   .   .   .   .   O |
    3 :  .   .   .   .   .   .   .   X |
    2 :  .   .   .   .   .   .   .   O |
    1 :  .   .   .   .   .   .   .   O |
      +--------------------------------+
        93  94  95  96  97  98  99 100

    0,draw
    after step 10 nobody has 4 in line
    X red, O blue, [ ] step 10
    shown: columns 93 to 100 of 100, rows 1 to 8 of 100; 5 of 10 discs lie outside

    # 100 100 / 48 100 49 51 52 1 50
      +- - - - - - - - - - - - +
    8 : .  .  .  .  .  .  .  . :
    7 : .  .  .  .  .  .  .  . :
    6 : .  .  .  .  .  .  .  . :
    5 : .  .  .  .  .  .  .  . :
    4 : .  .  .  .  .  .  .  . :
    3 : .  .  .  .  .  .  .  . :
    2 : .  .  .  .  .  .  .  . :
    1 : .  X  X [X] O  X  .  . :
      +------------------------+
       47 48 49 50 51 52 53 54

    0,draw
    after step 7 nobody has 4 in line
    X red, O blue, [ ] step 7
    shown: columns 47 to 54 of 100, rows 1 to 8 of 100; 2 of 7 discs lie outside
    ");
}

#[test]
fn huge_boards() {
    assert_snapshot!(gallery(&[
        (&[], "2147483647 2147483647\n5 1 6 2 7 3 8\n"),
        (&[], "2147483647 2147483647\n2147483647 1 2147483646 2 2147483645 3 2147483644\n"),
        (&[], "2147483647 1\n7 2147483647 7\n"),
        (&[], "2147483647 2147483647\n"),
        (&[], "1 2147483647\n1 1 1\n"),
    ]), @"
    # 2147483647 2147483647 / 5 1 6 2 7 3 8
      +- - - - - - - - - - - - - -+
    8 | .  .  .  .  .  .  .  .  . :
    7 | .  .  .  .  .  .  .  .  . :
    6 | .  .  .  .  .  .  .  .  . :
    5 | .  .  .  .  .  .  .  .  . :
    4 | .  .  .  .  .  .  .  .  . :
    3 | .  .  .  .  .  .  .  .  . :
    2 | .  .  .  .  .  .  .  .  . :
    1 | O  O  O  . (X)(X)(X)[X] . :
      +---------------------------+
        1  2  3  4  5  6  7  8  9

    7,red
    step 7: red adds column 8 to columns 5 to 7, row 1
    X red, O blue, [ ] step 7, ( ) its line
    shown: columns 1 to 9 of 2147483647, rows 1 to 8 of 2147483647; no disc lies
      outside

    # 2147483647 2147483647 / 2147483647 1 2147483646 2 2147483645 3 2147483644
      +- - - - - - - - - - - - +
    8 : .  .  .  .  .  .  .  . |
    7 : .  .  .  .  .  .  .  . |
    6 : .  .  .  .  .  .  .  . |
    5 : .  .  .  .  .  .  .  . |
    4 : .  .  .  .  .  .  .  . |
    3 : .  .  .  .  .  .  .  . |
    2 : .  .  .  .  .  .  .  . |
    1 : .  .  .  . [X](X)(X)(X)|
      +------------------------+
        2  2  2  2  2  2  2  2
        1  1  1  1  1  1  1  1
        4  4  4  4  4  4  4  4
        7  7  7  7  7  7  7  7
        4  4  4  4  4  4  4  4
        8  8  8  8  8  8  8  8
        3  3  3  3  3  3  3  3
        6  6  6  6  6  6  6  6
        4  4  4  4  4  4  4  4
        0  1  2  3  4  5  6  7

    7,red
    step 7: red adds column 2147483644 to columns 2147483645 to 2147483647, row 1
    X red, O blue, [ ] step 7, ( ) its line
    shown: columns 2147483640 to 2147483647 of 2147483647, rows 1 to 8 of
      2147483647; 3 of 7 discs lie outside

    # 2147483647 1 / 7 2147483647 7
          [X]
    1 : .  X  .  .  .  .  .  . :
      +------------------------+
        6  7  8  9 10 11 12 13

    3,error
    step 3: red plays column 7, which is full with 1 disc
    X red, O blue, [ ] step 3, refused
    shown: columns 6 to 13 of 2147483647; 1 of 2 discs lie outside

    # 2147483647 2147483647
      +- - - - - - - - - - - - +
    8 | .  .  .  .  .  .  .  . :
    7 | .  .  .  .  .  .  .  . :
    6 | .  .  .  .  .  .  .  . :
    5 | .  .  .  .  .  .  .  . :
    4 | .  .  .  .  .  .  .  . :
    3 | .  .  .  .  .  .  .  . :
    2 | .  .  .  .  .  .  .  . :
    1 | .  .  .  .  .  .  .  . :
      +------------------------+
        1  2  3  4  5  6  7  8

    0,draw
    there are no steps
    X red, O blue
    shown: columns 1 to 8 of 2147483647, rows 1 to 8 of 2147483647; no disc lies
      outside

    # 1 2147483647 / 1 1 1
      +- -+
    8 | . |
    7 | . |
    6 | . |
    5 | . |
    4 | . |
    3 |[X]|
    2 | O |
    1 | X |
      +---+
        1

    0,draw
    after step 3 nobody has 4 in line
    X red, O blue, [ ] step 3
    shown: rows 1 to 8 of 2147483647; no disc lies outside
    ");
}

#[test]
fn the_ways_to_win() {
    assert_snapshot!(gallery(&[
        (&[], "7 1\n1 5 2 6 4 7 3\n"),
        (&[], "5 5\n1 1 2 2 3 3 4 4\n"),
        (&[], "2 5\n1 2 1 2 1 2 1\n"),
        (&[], "4 4\n2 1 3 2 4 4 4 4 3 3\n"),
        (&[], "4 4\n1 2 2 3 3 4 3 4 4 1 4\n"),
        (&[], "7 6\n1 1 2 2 3 3 5 5 6 6 7 7 4\n"),
        // Three lines at once.
        (&[], "7 6\n4 6 1 5 4 3 2 5 5 3 7 1 1 4 2 6 4 5 6 2 2 4 1 7 5 6 2 3 6 5 4 7 6 3\n"),
        (&["--connect", "2"], "3 2\n1 2 2\n"),
        (&["--connect", "1"], "3 2\n2\n"),
    ]), @"
    # 7 1 / 1 5 2 6 4 7 3
    1 |(X)(X)[X](X) O  O  O |
      +---------------------+
        1  2  3  4  5  6  7

    7,red
    step 7: red fills column 3 between columns 2 and 4, row 1
    X red, O blue, [ ] step 7, ( ) its line

    # 5 5 / 1 1 2 2 3 3 4 4
    5 | .  .  .  .  . |
    4 | .  .  .  .  . |
    3 | .  .  .  .  . |
    2 | O  O  O  .  . |
    1 |(X)(X)(X)[X] . |
      +---------------+
        1  2  3  4  5

    7,red
    step 7: red adds column 4 to columns 1 to 3, row 1
    X red, O blue, [ ] step 7, ( ) its line

    # 2 5 / 1 2 1 2 1 2 1
    5 | .  . |
    4 |[X] . |
    3 |(X) O |
    2 |(X) O |
    1 |(X) O |
      +------+
        1  2

    7,red
    step 7: red adds row 4 to rows 1 to 3, column 1
    X red, O blue, [ ] step 7, ( ) its line

    # 4 4 / 2 1 3 2 4 4 4 4 3 3
    4 | .  .  . (O)|
    3 | .  . [O] X |
    2 | . (O) X  O |
    1 |(O) X  X  X |
      +------------+
        1  2  3  4

    10,blue
    step 10: blue fills column 3, row 3 of the diagonal from column 1, row 1 to
      column 4, row 4
    X red, O blue, [ ] step 10, ( ) its line

    # 4 4 / 1 2 2 3 3 4 3 4 4 1 4
    4 | .  .  . [X]|
    3 | .  . (X) X |
    2 | O (X) X  O |
    1 |(X) O  O  O |
      +------------+
        1  2  3  4

    11,red
    step 11: red adds column 4, row 4 to the diagonal from column 1, row 1 to column
      3, row 3
    X red, O blue, [ ] step 11, ( ) its line

    # 7 6 / 1 1 2 2 3 3 5 5 6 6 7 7 4
    6 | .  .  .  .  .  .  . |
    5 | .  .  .  .  .  .  . |
    4 | .  .  .  .  .  .  . |
    3 | .  .  .  .  .  .  . |
    2 | O  O  O  .  O  O  O |
    1 |(X)(X)(X)[X](X)(X)(X)|
      +---------------------+
        1  2  3  4  5  6  7

    13,red
    step 13: red fills column 4 between columns 3 and 5, row 1 (7 in line)
    X red, O blue, [ ] step 13, ( ) its line

    # 7 6 / 4 6 1 5 4 3 2 5 5 3 7 1 1 4 2 6 4 5 6 2 2 4 1 7 5 6 2 3 6 5 4 7 6 3
    6 | .  .  .  X (O) X  . |
    5 | .  X  . (O) X  X  . |
    4 | X  X [O] X  O  O  . |
    3 | X (O)(O)(O) X  X  O |
    2 |(O) X (O) X (O) O  O |
    1 | X  X (O) X  O (O) X |
      +---------------------+
        1  2  3  4  5  6  7

    34,blue
    step 34: blue adds row 4 to rows 1 to 3, column 3, and fills column 3, row 4 of
      the diagonal from column 1, row 2 to column 5, row 6 (5 in line), and adds
      column 3, row 4 to the diagonal from column 4, row 3 to column 6, row 1
    X red, O blue, [ ] step 34, ( ) its lines

    # 3 2 / 1 2 2 --connect 2
    2 | . [X] . |
    1 |(X) O  . |
      +---------+
        1  2  3

    3,red
    step 3: red adds column 2, row 2 to column 1, row 1, on a diagonal
    X red, O blue, [ ] step 3, ( ) its line

    # 3 2 / 2 --connect 1
    2 | .  .  . |
    1 | . [X] . |
      +---------+
        1  2  3

    1,red
    step 1: red plays column 2, row 1, and one disc is a line
    X red, O blue, [ ] step 1
    ");
}

#[test]
fn neither_and_errors() {
    assert_snapshot!(gallery(&[
        (&[], "5 5\n"),
        (&[], "5 5\n1 2 3\n"),
        (&[], "2 2\n1 1 2 2\n"),
        (&[], "3 2\n2 2 2\n"),
        (&[], "3 1\n2 2\n"),
        (&[], "3 2\n1 9\n"),
        (&[], "3 2\n-2147483648\n"),
        (&[], "1 2\n2\n"),
        (&[], "0 2\n1\n"),
        (&[], "2 -3\n1\n"),
        (&["--origin", "0"], "3 2\n0 0 0\n"),
        (&["--origin", "0"], "3 2\n2 3\n"),
        (&["--origin", "0", "--connect", "2"], "3 2\n2 2 1\n"),
    ]), @"
    # 5 5
    5 | .  .  .  .  . |
    4 | .  .  .  .  . |
    3 | .  .  .  .  . |
    2 | .  .  .  .  . |
    1 | .  .  .  .  . |
      +---------------+
        1  2  3  4  5

    0,draw
    there are no steps
    X red, O blue

    # 5 5 / 1 2 3
    5 | .  .  .  .  . |
    4 | .  .  .  .  . |
    3 | .  .  .  .  . |
    2 | .  .  .  .  . |
    1 | X  O [X] .  . |
      +---------------+
        1  2  3  4  5

    0,draw
    after step 3 nobody has 4 in line
    X red, O blue, [ ] step 3

    # 2 2 / 1 1 2 2
    2 | O [O]|
    1 | X  X |
      +------+
        1  2

    0,draw
    the board is full, and nobody has 4 in line
    X red, O blue, [ ] step 4

    # 3 2 / 2 2 2
          [X]
    2 | .  O  . |
    1 | .  X  . |
      +---------+
        1  2  3

    3,error
    step 3: red plays column 2, which is full with 2 discs
    X red, O blue, [ ] step 3, refused

    # 3 1 / 2 2
          [O]
    1 | .  X  . |
      +---------+
        1  2  3

    2,error
    step 2: blue plays column 2, which is full with 1 disc
    X red, O blue, [ ] step 2, refused

    # 3 2 / 1 9
              -> [O]
    2 | .  .  . |
    1 | X  .  . |
      +---------+
        1  2  3

    2,error
    step 2: blue plays column 9, but columns are 1 to 3
    X red, O blue, [ ] step 2, refused

    # 3 2 / -2147483648
    [X] <-
    2 | .  .  . |
    1 | .  .  . |
      +---------+
        1  2  3

    1,error
    step 1: red plays column -2147483648, but columns are 1 to 3
    X red, O blue, [ ] step 1, refused

    # 1 2 / 2
        -> [X]
    2 | . |
    1 | . |
      +---+
        1

    1,error
    step 1: red plays column 2, but the only column is 1
    X red, O blue, [ ] step 1, refused

    # 0 2 / 1
    a board of 0 columns and 2 rows has no cells

    1,error
    step 1: red plays column 1, but the board has no columns
    X red, O blue, [ ] step 1, refused

    # 2 -3 / 1
    a board of 2 columns and -3 rows has no cells

    1,error
    step 1: red plays column 1, but the board has no rows
    X red, O blue, [ ] step 1, refused

    # 3 2 / 0 0 0 --origin 0
       [X]
    1 | O  .  . |
    0 | X  .  . |
      +---------+
        0  1  2

    3,error
    step 3: red plays column 0, which is full with 2 discs
    X red, O blue, [ ] step 3, refused

    # 3 2 / 2 3 --origin 0
              -> [O]
    1 | .  .  . |
    0 | .  .  X |
      +---------+
        0  1  2

    2,error
    step 2: blue plays column 3, but columns are 0 to 2
    X red, O blue, [ ] step 2, refused

    # 3 2 / 2 2 1 --origin 0 --connect 2
    1 | .  .  O |
    0 | . [X](X)|
      +---------+
        0  1  2

    3,red
    step 3: red adds column 1 to column 2, row 0
    X red, O blue, [ ] step 3, ( ) its line
    ");
}

#[test]
fn the_siblings() {
    assert_snapshot!(gallery(&[
        (&["-g", "gomoku"], "3 5\n1 1 1 1 1\n02000\n00222\n"),
        (&["-g", "gomoku", "--answer", "line"], "6 6\n100002\n010020\n001200\n002100\n020010\n200001\n"),
        (&["-g", "gomoku", "--answer", "numbers"], "3 3\n201\n012\n000\n"),
        (&["-g", "gomoku", "--connect", "3"], "3 3\n222\n020\n200\n"),
        (&["-g", "gomoku"], "1 1\n0\n"),
        (
            &["-g", "reversi"],
            "OOO*****\n***O****\n***X****\n********\n********\n********\n********\n********\n1 4\nX\n",
        ),
        (
            &["-g", "reversi", "--origin", "0"],
            "********\n********\n**XXX***\n**XOX***\n**XXX***\n********\n********\n********\n0 0\nO\n",
        ),
        (
            &["-g", "reversi"],
            "********\n********\n**XXX***\n**XOX***\n**XXX***\n********\n********\n********\n3 3\nO\n",
        ),
        (
            &["-g", "reversi"],
            "********\n********\n**XXX***\n**XOX***\n**XXX***\n********\n********\n********\n0 3\nO\n",
        ),
        (&["-g", "tictactoe"], "3\n0 0 1\n0 2 2\n2 2 1\n1 1 2\n2 0 1\n1 0 2\n2 1 1\n"),
        (&["-g", "tictactoe"], "[\"TicTacToe\",\"move\",\"move\",\"move\"]\n[[2],[0,0,1],[0,1,2],[1,1,1]]\n"),
        (&["-g", "tictactoe"], "3\n0 0 1\n0 2 2\n"),
        (&["-g", "tictactoe"], "1\n0 0 2\n"),
        (&["-g", "tictactoe"], "2\n"),
        (&["-g", "tictactoe"], "2147483647\n2147483646 2147483646 1\n0 0 2\n"),
    ]), @r#"
    # 3 5 / 1 1 1 1 1 / 02000 / 00222 -g gomoku
        1  2  3  4  5
      +---------------+
    1 |(X)(X)(X)(X)(X)|
    2 | .  O  .  .  . |
    3 | .  .  O  O  O |
      +---------------+

    black
    black has row 1, columns 1 to 5
    X black, O white, ( ) the winner's line

    # 6 6 / 100002 / 010020 / 001200 / 002100 / 020010 / 200001 -g gomoku --answer line
        1  2  3  4  5  6
      +------------------+
    1 |(X) .  .  .  .  O |
    2 | . (X) .  .  O  . |
    3 | .  . (X) O  .  . |
    4 | .  .  O (X) .  . |
    5 | .  O  .  . (X) . |
    6 | O  .  .  .  . (X)|
      +------------------+

    black 1 1 6 6
    black has the diagonal from row 1, column 1 to row 6, column 6; white has a line
      too, but black counts
    X black, O white, ( ) the winner's line

    # 3 3 / 201 / 012 / 000 -g gomoku --answer numbers
        1  2  3
      +---------+
    1 | O  .  X |
    2 | .  X  O |
    3 | .  .  . |
      +---------+

    0
    neither has 5 in line
    X black, O white

    # 3 3 / 222 / 020 / 200 -g gomoku --connect 3
        1  2  3
      +---------+
    1 |(O)(O)(O)|
    2 | . (O) . |
    3 |(O) .  . |
      +---------+

    white
    white has row 1, columns 1 to 3
    X black, O white, ( ) the winner's lines

    # 1 1 / 0 -g gomoku
        1
      +---+
    1 | . |
      +---+

    none
    neither has 5 in line
    X black, O white

    # OOO***** / ***O**** / ***X**** / ******** / ******** / ******** / ******** / ******** / 1 4 / X -g reversi
        1  2  3  4  5  6  7  8
      +------------------------+
    1 | O  O  O [X] .  .  .  . |
    2 | .  .  . (X) .  .  .  . |
    3 | .  .  .  X  .  .  .  . |
    4 | .  .  .  .  .  .  .  . |
    5 | .  .  .  .  .  .  .  . |
    6 | .  .  .  .  .  .  .  . |
    7 | .  .  .  .  .  .  .  . |
    8 | .  .  .  .  .  .  .  . |
      +------------------------+

    black plays row 1, column 4 and flips 1 disc: 1 down
    X black, O white, [ ] step 1, ( ) flipped

    # ******** / ******** / **XXX*** / **XOX*** / **XXX*** / ******** / ******** / ******** / 0 0 / O -g reversi --origin 0
        0  1  2  3  4  5  6  7
      +------------------------+
    0 |[.] .  .  .  .  .  .  . |
    1 | .  .  .  .  .  .  .  . |
    2 | .  .  X  X  X  .  .  . |
    3 | .  .  X  O  X  .  .  . |
    4 | .  .  X  X  X  .  .  . |
    5 | .  .  .  .  .  .  .  . |
    6 | .  .  .  .  .  .  .  . |
    7 | .  .  .  .  .  .  .  . |
      +------------------------+

    invalid
    white plays row 0, column 0, which flips nothing
    X black, O white, [ ] step 1, refused

    # ******** / ******** / **XXX*** / **XOX*** / **XXX*** / ******** / ******** / ******** / 3 3 / O -g reversi
        1  2  3  4  5  6  7  8
      +------------------------+
    1 | .  .  .  .  .  .  .  . |
    2 | .  .  .  .  .  .  .  . |
    3 | .  . [X] X  X  .  .  . |
    4 | .  .  X  O  X  .  .  . |
    5 | .  .  X  X  X  .  .  . |
    6 | .  .  .  .  .  .  .  . |
    7 | .  .  .  .  .  .  .  . |
    8 | .  .  .  .  .  .  .  . |
      +------------------------+

    invalid
    white plays row 3, column 3, where there is a disc already
    X black, O white, [ ] step 1, refused

    # ******** / ******** / **XXX*** / **XOX*** / **XXX*** / ******** / ******** / ******** / 0 3 / O -g reversi
        1  2  3  4  5  6  7  8
      +------------------------+
    1 | .  .  .  .  .  .  .  . |
    2 | .  .  .  .  .  .  .  . |
    3 | .  .  X  X  X  .  .  . |
    4 | .  .  X  O  X  .  .  . |
    5 | .  .  X  X  X  .  .  . |
    6 | .  .  .  .  .  .  .  . |
    7 | .  .  .  .  .  .  .  . |
    8 | .  .  .  .  .  .  .  . |
      +------------------------+

    invalid
    white plays row 0, column 3, but rows and columns are 1 to 8
    X black, O white, [ ] step 1, refused

    # 3 / 0 0 1 / 0 2 2 / 2 2 1 / 1 1 2 / 2 0 1 / 1 0 2 / 2 1 1 -g tictactoe
        0  1  2
      +---------+
    0 | X  .  O |
    1 | O  O  . |
    2 |(X)[X](X)|
      +---------+

    1
    step 7: player 1 fills row 2
    X player 1, O player 2, [ ] step 7, ( ) its line

    # ["TicTacToe","move","move","move"] / [[2],[0,0,1],[0,1,2],[1,1,1]] -g tictactoe
        0  1
      +------+
    0 |(X) O |
    1 | . [X]|
      +------+

    1
    step 3: player 1 fills the diagonal from row 0, column 0 to row 1, column 1
    X player 1, O player 2, [ ] step 3, ( ) its line

    # 3 / 0 0 1 / 0 2 2 -g tictactoe
        0  1  2
      +---------+
    0 | X  . [O]|
    1 | .  .  . |
    2 | .  .  . |
      +---------+

    0
    after step 2 nobody has filled a row, a column or a diagonal
    X player 1, O player 2, [ ] step 2

    # 1 / 0 0 2 -g tictactoe
        0
      +---+
    0 |[O]|
      +---+

    2
    step 1: player 2 fills row 0
    X player 1, O player 2, [ ] step 1

    # 2 -g tictactoe
        0  1
      +------+
    0 | .  . |
    1 | .  . |
      +------+

    there are no moves
    X player 1, O player 2

    # 2147483647 / 2147483646 2147483646 1 / 0 0 2 -g tictactoe
        0  1  2  3  4  5  6  7
      +------------------------+
    0 |[O] .  .  .  .  .  .  . :
    1 | .  .  .  .  .  .  .  . :
    2 | .  .  .  .  .  .  .  . :
    3 | .  .  .  .  .  .  .  . :
    4 | .  .  .  .  .  .  .  . :
    5 | .  .  .  .  .  .  .  . :
    6 | .  .  .  .  .  .  .  . :
    7 | .  .  .  .  .  .  .  . :
      +- - - - - - - - - - - - +

    0
    after step 2 nobody has filled a row, a column or a diagonal
    X player 1, O player 2, [ ] step 2
    shown: columns 0 to 7 of 2147483647, rows 0 to 7 of 2147483647; 1 of 2 discs lie
      outside
    "#);
}
