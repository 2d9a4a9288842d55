import { createContext, useContext, useState } from 'react';
import { worded } from '#base/wording.ts';
import type { Worded } from '#base/wording.ts';

/** Members of the shadow root that a control inside needs. */
interface Root {
  /** `isOfControls`: before the sheets of screens, which change some of it. */
  addStyles(texts: readonly string[], isOfControls?: boolean): void;
  /** The words of the mount's language. */
  config?: Worded;
}

export const RootContext = createContext<Root | null>(null);

/** Sheets of controls that come later, in the root before their elements are measured. Always the same list. */
export function useControlStyles(styles: readonly string[]): void {
  const root = useContext(RootContext);
  useState(() => root?.addStyles(styles, true));
}

/** Words of controls in the language of the mount. */
export const useWorded = <T extends object>(name: string, words: T): T =>
  worded(useContext(RootContext)?.config, name, words);
