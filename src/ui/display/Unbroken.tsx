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

const dot = 16;

/** Facts with a dot between two of them; a line that breaks between has no dot at its start or end. */
export const Facts = ({ of }: { of: readonly ReactNode[] }) => (
  <span style={{ display: 'block', overflow: 'hidden' }}>
    <span style={{ display: 'block', marginLeft: -dot }}>
      {of.map((fact, at) => (
        <span key={at} style={{ display: 'inline-block', position: 'relative', paddingLeft: dot }}>
          {at > 0 && <span style={{ position: 'absolute', left: 0, width: dot, textAlign: 'center' }}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  </span>
);

/** A text whose lines may not break between a sign and its sum, where browsers do: a word joiner stands there. */
export const withSigns = (text: string): string => text.replaceAll('+¥', '+\u2060¥').replaceAll('−¥', '−\u2060¥');
