/** Put in at build time: the files of this release. */
declare const __MANIFEST__: {
  /** Module with `open`. */
  entry: string;
  /** Module with `examine`. */
  doctor: string;
  /** Files that every widget needs, besides its own. */
  shared: string[];
  /** Files of each widget until it is interactive. */
  widgets: Record<string, string[]>;
};
declare const __VERSION__: string;
