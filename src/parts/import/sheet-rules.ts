import type { Work } from '#base/turns.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
export type Cells<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A row of a file, with the number of its line there. */
export interface SheetRow<Field extends string> {
  line: number;
  values: Values<Field>;
  /** Name of the person whom the row updates; "" for a new one. */
  known: string;
  /** Cells that were mended here since the server has read the row. */
  mends?: Cells<Field>;
}

/** Verdict on a row by itself, whatever the other rows are. */
export interface Judged<Field extends string> {
  errors: Cells<Field>;
  /** By these a person is known, as they are compared; "" where the row has none. */
  keys: readonly string[];
}

/** Rows of one kind of file, and how they are judged. Pure. */
export interface SheetRules<Field extends string, Verdict extends Judged<Field>> {
  fields: readonly Field[];
  /** The field of each of a row's keys. */
  keyFields: readonly Field[];
  /** Needed fields that no column has. */
  lackingOf(fields: readonly (string | null)[]): readonly Field[];
  judge(values: Values<Field>): Verdict;
  /** Values that wrong cells probably mean. */
  suggest(values: Values<Field>, errors: Cells<Field>): Cells<Field>;
  /** Errors of all rows: their own, and those of one row beside another; of long files as work in turns. */
  check(
    rows: readonly SheetRow<Field>[],
    judge: (values: Values<Field>) => Verdict,
  ): readonly Cells<Field>[] | Work<readonly Cells<Field>[]>;
  /** A row after a change of cells. */
  change(values: Values<Field>, change: Cells<Field>): Values<Field>;
  /** The message of a key that an earlier line has. */
  sameAs(line: number): string;
  /** The row may be of another person now, whom only the server knows. */
  isOther(change: Cells<Field>): boolean;
}

/** A file as the server reads it. */
export interface SheetAnswer<Field extends string> {
  columns: readonly { title: string; field: Field | null; samples: string[] }[];
  looksHeadless: boolean;
  rows: readonly SheetRow<Field>[];
}

/** "": the column is not imported. */
export type ColumnField<Field extends string> = Field | '';

/** How a file is read: the field of each column, and whether its first row is no heading. */
export interface Mapping<Field extends string> {
  fields: ColumnField<Field>[];
  firstIsData: boolean;
}

/** A file in base64url, and how its columns are mapped. */
export interface SentFile<Field extends string> {
  file: string;
  mapping: Partial<Mapping<Field>>;
}

/** The step under way and its progress; `total` 0: its length is not known. */
export interface Progress {
  step: 'reading' | 'judging' | 'importing';
  done: number;
  total: number;
}
