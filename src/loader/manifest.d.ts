/** Files of the release that the loader requests by itself (scripts/build/release.ts). */
declare const __MANIFEST__: readonly [
  entry: string,
  doctor: string,
  /** The file of the first widget, which is asked for together with the entry. */
  first: string,
];
declare const __VERSION__: string;
