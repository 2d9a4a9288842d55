/** A part of a control in a chunk of its own, with its style sheets. */
export interface StyledPart {
  styles: readonly string[];
}

/** The hook that a screen hands down (`screens/styled-later.ts`): null until the part is there. */
export type UseLater = <T extends StyledPart>(wanted: boolean, load: () => Promise<T>) => T | null;
