export interface SheetLimits {
  /** Rows that are not empty; one more is read, so that the caller sees that there are more. */
  maxRows: number;
  maxColumns: number;
  /** Characters of a cell; one more is read. */
  maxCell: number;
}

/** The rows that are not empty, with their numbers in the file, or why the file is refused. */
export type SheetCells = { rows: { line: number; cells: string[] }[] } | { refusal: string };
