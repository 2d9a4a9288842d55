import type { Yuan } from './row.ts';

/** The fields that every call of a list takes beside its filters; the schema is `pageFields` of page.schema.ts. */
export interface PageInput {
  /** Rows a page. */
  size?: number | undefined;
  /** A sort of the list; `-` before it: the greatest first. */
  sort?: string | undefined;
  /** `next` of an earlier page of the same filters and sort. */
  after?: string | undefined;
  /** Rows to leave out behind `after`, or from the start: a page that is opened by its number. */
  skip?: number | undefined;
}

/** One page of a list. */
export interface Page<T> {
  rows: T[];
  /** Of all pages, counted to `totalCap`. */
  total: number;
  /** The way to the next page; null on the last one. */
  next: string | null;
  /** Sums over all pages, by column; absent where the rows are more than are counted. */
  sums?: Readonly<Record<string, Yuan>> | undefined;
}

export const exportFormats = ['csv', 'xlsx'] as const;
/** Languages of headings, states and kinds in a file. */
export const fileLocales = ['zh-CN', 'en'] as const;

/** A file of all rows of a list's filters: the address needs no login and ends after some minutes. */
export interface ListFile {
  url: string;
  fileName: string;
  rows: number;
}

/** Rows of the longest file, where a list allows more than it counts. */
export const longFile = 100_000;

/** A list with more rows shows 10000+. */
export const totalCap = 10_000;
