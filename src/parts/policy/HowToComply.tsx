import { useId, useState } from 'react';
import type { LoadedOffer } from '#domain/policy/nearest.ts';
import { useSay } from '#kit/say.ts';
import { useLater } from '#kit/part.ts';

export interface ComplyProps<O extends LoadedOffer> {
  /** Above the standard, or refused by it. */
  chosen: LoadedOffer;
  /** The loaded results; asked when the list opens. */
  offers(): readonly O[];
  complies(offer: O): boolean;
  /** Another class of the same flight or train; other airports or stations. */
  words: { class: string; place: string };
  /** Hours before and after that the standard looks at; one where it names none. */
  hours?: number | undefined;
  /** Where no loaded offer complies. */
  otherwise?: { text: string; label: string; go(): void } | undefined;
  /** `CZ8889 10:00 大兴 → 虹桥` */
  nameOf(offer: O): string;
  onTake(offer: O): void;
}

/** 如何合规: opens the nearest choices of the loaded results that comply; the list comes in a chunk of its own. */
export function HowToComply<O extends LoadedOffer>(props: ComplyProps<O>) {
  const [isOpen, open] = useState(false);
  const part = useLater(isOpen, () => import('./NearestChoices.tsx'));
  const id = useId();
  const { say } = useSay();
  return (
    <div className="t-col">
      <span>
        <button
          type="button"
          className="t-link t-s12"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => open(!isOpen)}
        >
          {say('如何合规')}
        </button>
      </span>
      {isOpen && part && (
        <div id={id}>
          <part.NearestChoices {...props} />
        </div>
      )}
    </div>
  );
}
