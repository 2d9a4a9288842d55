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

/** A text whose lines may not break between a sign and its sum, where browsers do: a word joiner stands there. */
export const withSigns = (text: string): string => text.replaceAll('+¥', '+\u2060¥').replaceAll('−¥', '−\u2060¥');
