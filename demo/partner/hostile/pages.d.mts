export interface HostilePage {
  name: string;
  title: string;
  /** What it does to a guest. */
  what: string;
  /** What stands in its head. */
  head?: string;
  /** Libraries it shows (packages.json). */
  needs?: string[];
  /** Stands on the page once its own framework has come to rest. */
  settled?: string;
  /** Names by which its libraries take note of whoever uses the page, us included. */
  itsOwn?: string;
  /** Width in px that the page leaves to the widget, where it is not the usual one. */
  inner?: number;
}
export const pages: HostilePage[];
