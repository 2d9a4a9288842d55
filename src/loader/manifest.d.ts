/** Put in at build time: the parts of this release, by the names of their files. */
declare const __MANIFEST__: readonly [
  /** With `open`. */
  entry: string,
  /** With `examine`. */
  doctor: string,
  /** Chunk that every widget needs, besides its own. */
  shared: string,
  /** The widget that is asked for together with the rest; the entry brings another one. */
  first: string,
];
declare const __VERSION__: string;
