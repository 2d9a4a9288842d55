/** Limits of a file of passengers; `rowsAtOnce` are imported by one call. */
export const sheetLimits = { bytes: 2 * 1024 * 1024, rows: 5000, rowsAtOnce: 500, cell: 100 } as const;
