import { useTexts } from '#kit/use-texts.ts';
import { listTexts } from './texts.ts';

/** Class of a hotel: its name behind as many diamonds as its level. */
export function Stars({ star }: { star: number }) {
  const texts = useTexts('hotel-list', listTexts);
  const name = texts.starType(texts.starNames[star] ?? '');
  return (
    <span className="t-nowrap">
      <span className="hl-stars" aria-hidden>
        {'◆'.repeat(star)}
      </span>{' '}
      <span className="t-s12 t-2">{name}</span>
    </span>
  );
}
