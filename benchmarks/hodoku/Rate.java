import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Scanner;
import solver.SudokuSolver;
import solver.SudokuSolverFactory;
import sudoku.Sudoku2;

/**
 * Solves files of puzzles with HoDoKu, for `cargo xtask bench hodoku`. Reads names of files from
 * standard input. For each, solves all puzzles of the file to the end, again and again for a while,
 * and prints how many it solved in how many nanoseconds of processor time of the whole process.
 *
 * <p>Needs HoDoKu's jar to compile and to run; calls only what it makes public.
 */
public class Rate {
  /** So long a file is solved at least, in nanoseconds. */
  private static final long SPELL = 300_000_000L;

  public static void main(String[] arguments) throws Exception {
    var system =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    SudokuSolver solver = SudokuSolverFactory.getDefaultSolverInstance();
    Scanner names = new Scanner(System.in);
    while (names.hasNextLine()) {
      List<String> puzzles = Files.readAllLines(Path.of(names.nextLine()));
      long begin = system.getProcessCpuTime();
      long spent;
      int count = 0;
      do {
        for (String puzzle : puzzles) {
          Sudoku2 sudoku = new Sudoku2();
          sudoku.setSudoku(puzzle.substring(0, 81), false);
          solver.setSudoku(sudoku);
          solver.solve();
          count++;
        }
        spent = system.getProcessCpuTime() - begin;
      } while (spent < SPELL);
      System.out.println(count + " " + spent);
      System.out.flush();
    }
    // HoDoKu's own threads would go on.
    System.exit(0);
  }
}
