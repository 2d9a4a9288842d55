import { createContext, useContext, useState } from 'react';

/** Members of the shadow root that a control inside needs. */
export interface Root {
  /** `isOfControls`: before the sheets of screens, which change some of it. */
  addStyles(texts: readonly string[], isOfControls?: boolean): void;
}

export const RootContext = createContext<Root | null>(null);

/** Sheets of controls that come later, in the root before their elements are measured. Always the same list. */
export function useControlStyles(styles: readonly string[]): void {
  const root = useContext(RootContext);
  useState(() => root?.addStyles(styles, true));
}
