import { Fragment } from 'react';
import type { ReactNode } from 'react';

interface UnbrokenProps {
  words: readonly ReactNode[];
  /** Between two of them, where the line may break. */
  between?: string;
}

/** Words that a narrow column breaks between, never within. */
export const Unbroken = ({ words, between = ' ' }: UnbrokenProps) =>
  words.map((word, at) => (
    <Fragment key={at}>
      {at > 0 && between}
      <span className="t-nowrap">{word}</span>
    </Fragment>
  ));
