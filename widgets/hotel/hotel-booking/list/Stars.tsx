import { useTexts } from '#kit/use-texts.ts';
import { listTexts } from './texts.ts';

/** Class of a hotel: as many diamonds as its level. */
export function Stars({ star }: { star: number }) {
  const texts = useTexts('hotel-list', listTexts);
  const name = texts.starType(texts.starNames[star] ?? '');
  return (
    <span className="hl-stars" role="img" aria-label={name} title={name}>
      {'◆'.repeat(star)}
    </span>
  );
}
