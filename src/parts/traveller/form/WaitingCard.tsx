import type { ReactNode, RefObject } from 'react';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { cardWords } from './card-words.ts';

interface WaitingCardProps {
  box: RefObject<HTMLFieldSetElement | null>;
  words: object;
  label: string;
  tags: ReactNode;
  remove: ReactNode;
  onOpen(): void;
}

/** An empty form in one line, where another one is being filled: in a narrow column two forms are longer than a screen. */
export function WaitingCard({ box, words, label, tags, remove, onOpen }: WaitingCardProps) {
  const t = cardWords(words);
  return (
    <fieldset ref={box} className="tv-box tv-px" aria-label={label}>
      <div className="tv-ln">
        <div className="t-row t-row--wrap">
          <b>{label}</b>
          {tags}
          <span className="t-s12 t-3">{t.waiting}</span>
        </div>
        <LinkButton className="t-s13" aria-label={t.of(t.fill, label)} aria-expanded={false} onClick={onOpen}>
          {t.fill}
        </LinkButton>
        {remove}
      </div>
    </fieldset>
  );
}
