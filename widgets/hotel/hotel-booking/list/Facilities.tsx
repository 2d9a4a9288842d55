import { useTexts } from '#kit/use-texts.ts';
import { listTexts } from './texts.ts';

/** The first facilities by name; "…" stands for the rest. */
export function Facilities({ ids, most }: { ids: readonly string[]; most: number }) {
  const texts = useTexts('hotel-list', listTexts);
  const names = ids.flatMap((id) => texts.facilityNames[id] ?? []);
  return <span className="t-3 t-s12 t-ellip hl-fac">{names.slice(0, most).join(' · ')}</span>;
}
