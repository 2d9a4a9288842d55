import type { Fen } from '../money.ts';

/** An offer of the loaded results: one class of a flight or train on one way. */
export interface LoadedOffer {
  /** The flight or train: its classes are offers with the same service. */
  service: string;
  /** Milliseconds of the departure. */
  depMs: number;
  /** Airports or stations. */
  from: string;
  to: string;
  price: Fen;
}

/** Another class of the same service, another time from the same places, or other places. */
type NearestKind = 'class' | 'time' | 'place';
interface Nearest<O> {
  kind: NearestKind;
  offer: O;
  /** Minutes later; earlier below 0. */
  minutes: number;
  /** Cheaper by so much; below 0: dearer. */
  saves: Fen;
}

const hourMs = 3_600_000;

function kindOf(chosen: LoadedOffer, other: LoadedOffer, hours: number): NearestKind | undefined {
  if (other.service === chosen.service) return 'class';
  if (Math.abs(other.depMs - chosen.depMs) > hours * hourMs) return undefined;
  return other.from === chosen.from && other.to === chosen.to ? 'time' : 'place';
}

/**
 * Offers that comply and are nearest to a chosen one that does not: of each kind the nearest in time, among equals the
 * cheapest. So many hours before and after: those of the rule, else one; the offers of the same service before others.
 */
export function nearestOf<O extends LoadedOffer>(
  chosen: LoadedOffer,
  offers: readonly O[],
  complies: (offer: O) => boolean,
  hours = 1,
): Nearest<O>[] {
  const best = new Map<NearestKind, O>();
  const gap = (offer: O): number => Math.abs(offer.depMs - chosen.depMs);
  for (const offer of offers) {
    const kind = kindOf(chosen, offer, hours);
    if (!kind || !complies(offer)) continue;
    const known = best.get(kind);
    if (!known || gap(offer) < gap(known) || (gap(offer) === gap(known) && offer.price < known.price))
      best.set(kind, offer);
  }
  return (['class', 'time', 'place'] as const).flatMap((kind) => {
    const offer = best.get(kind);
    if (!offer) return [];
    return [
      { kind, offer, minutes: Math.round((offer.depMs - chosen.depMs) / 60_000), saves: chosen.price - offer.price },
    ];
  });
}

const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} 小时`, rest && `${rest} 分钟`].filter(Boolean).join(' ');
};

/** `同班次其他舱位`, `早 30 分钟`, `换机场，晚 1 小时` */
export function nearestWords(
  { kind, minutes }: Pick<Nearest<unknown>, 'kind' | 'minutes'>,
  texts: { class: string; place: string },
): string {
  if (kind === 'class') return texts.class;
  const when = minutes === 0 ? '同一时间' : `${minutes < 0 ? '早' : '晚'} ${minutesInWords(Math.abs(minutes))}`;
  return kind === 'place' ? `${texts.place}，${when}` : when;
}
