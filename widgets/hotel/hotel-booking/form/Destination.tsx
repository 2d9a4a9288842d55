import type { Destination as Of } from '#domain/hotel/hotel-search.ts';
import { useSay } from '#kit/say.ts';

/** `上海 · 外滩`: the city with the place or the words that were asked for in it. */
export function Destination({
  of: { cityName, placeName, words },
}: {
  of: Pick<Of, 'cityName' | 'placeName' | 'words'>;
}) {
  const { say, langOf } = useSay();
  const name = [cityName, placeName || words].filter(Boolean).map(say).join(' · ');
  return <span lang={langOf(name)}>{name}</span>;
}
