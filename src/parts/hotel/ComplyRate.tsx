import type { HotelRate, RoomWithRates } from '#contract/hotel.ts';
import { noHotelFilters } from '#domain/hotel/hotel-search.ts';
import type { HotelFilters } from '#domain/hotel/hotel-search.ts';
import { fenOf } from '#domain/money.ts';
import type { Readable } from '#kit/readable.ts';
import { HowToComply } from '#parts/policy/HowToComply.tsx';

const texts = {
  words: { class: '本酒店其他价格', place: '' },
  none: '本酒店在这些日期没有合规的价格。',
  list: '查看同城合规酒店',
};
const offerOf = (rate: HotelRate, room: string) => ({
  service: '',
  depMs: 0,
  from: '',
  to: '',
  price: fenOf(rate.perNight),
  rate,
  room,
});

interface Props {
  rate: HotelRate;
  room: string;
  /** The page of the hotel. */
  hotel: {
    rates: Readable<{ rooms: readonly RoomWithRates[] } | null>;
    book(rate: HotelRate): unknown;
    toList(change: { filters: HotelFilters }): unknown;
  };
  /** By breakfasts a room. */
  names: readonly string[];
}

/** Below a rate above the standard: the cheapest one here that complies, else the hotels of the city that do. */
export function ComplyRate({ rate, room, hotel, names }: Props) {
  if (!rate.standard || rate.standard.verdict === 'ok') return null;
  return (
    <HowToComply
      chosen={offerOf(rate, room)}
      offers={() =>
        (hotel.rates.peek()?.rooms ?? []).flatMap(({ room: { name }, rates }) => rates.map((one) => offerOf(one, name)))
      }
      complies={({ rate: one }) => one.standard?.verdict === 'ok'}
      words={texts.words}
      nameOf={(one) => `${one.room} ${names[one.rate.breakfasts] ?? ''}`.trim()}
      onTake={(one) => void hotel.book(one.rate)}
      otherwise={{
        text: texts.none,
        label: texts.list,
        go: () => hotel.toList({ filters: { ...noHotelFilters, withinStandard: true } }),
      }}
    />
  );
}
