/** A text with a version and dates. `{brand}`, `{company}`, `{telephone}`, `{agreement}`, `{privacy}` are the application's. */
export interface Document {
  title: string;
  version: string;
  /** In force from this day. */
  effective: string;
  updated: string;
  /** The plain words beside the legal ones. */
  summary: readonly string[];
  sections: readonly Section[];
  history: readonly Version[];
}

interface Version {
  version: string;
  date: string;
  change: string;
}

interface Section {
  title: string;
  parts: readonly Part[];
}

/** A paragraph, a numbered list, or a table. */
export type Part =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] };
