import type { z } from 'zod';
import type { hotelSchemas } from '#contract/hotel.schema.ts';
import type { HotelDetail, HotelRates, RoomFull, RoomWithRates } from '#contract/hotel.ts';
import { addDays } from '#domain/china-time.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { ok, refuse } from '../../../ground/call.ts';
import type { Call, Handler } from '../../../ground/call.ts';
import { kmApart, layoutOf, stationName } from '../catalogue/city-layout.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';
import { hotelOfId, hotelsOfCity, readyHotels } from '../catalogue/hotels-of-city.ts';
import { countsOf, roomsLeft } from '../inventory/room-nights.ts';
import type { NightCount } from '../inventory/room-nights.ts';
import { fits } from '../rates/stay-rates.ts';
import { askedStay, standardIn } from '../rates/asked-stay.ts';
import type { AskedStay } from '../rates/asked-stay.ts';
import { commentsOf, scoresOf } from './comments.ts';
import { cheapest, openRates } from '../list/open-rates.ts';
import type { OpenRate } from '../list/open-rates.ts';
import { cardView, rateView, roomView } from './views.ts';

type Input = z.output<typeof hotelSchemas.rates>;

const hotelGone = () => refuse(404, '酒店不存在或已下线，请选择其他酒店');

/** How far a search for the next room looks. */
const daysLooked = 30;
const similarShown = 4;

const showDays = (days: readonly string[]): string => days.map((day) => day.slice(5)).join('、');

/** Why a room is not to be had, and from when it is again where it is full on some nights. */
function fullOf(
  hotel: Hotel,
  room: RoomKind,
  { stay, nights, nowMs }: AskedStay,
  counts: ReadonlyMap<string, NightCount>,
): { full: RoomFull; nextCheckIn: string } {
  if (!fits(room, stay)) return { full: { reason: 'guests', most: room.maxGuests }, nextCheckIn: '' };
  const left = (day: string): number => roomsLeft(hotel, room, day, counts, nowMs);
  const nightsLeft = nightsOf(stay.checkIn, stay.checkOut);
  const least = Math.min(...nightsLeft.map(left));
  if (least > 0 && least < stay.rooms)
    return { full: { reason: 'few', left: least, asked: stay.rooms }, nextCheckIn: '' };
  const days = nightsLeft.filter((day) => left(day) < stay.rooms);
  if (!days.length) return { full: { reason: 'rate' }, nextCheckIn: '' };
  for (let later = 1; later <= daysLooked; later += 1) {
    const from = addDays(stay.checkIn, later);
    const rooms = Math.min(...nightsOf(from, addDays(from, nights)).map(left));
    if (rooms >= stay.rooms) return { full: { reason: 'nights', days, left: rooms }, nextCheckIn: from };
  }
  return { full: { reason: 'nights', days, left: 0 }, nextCheckIn: '' };
}

/** The reason in one sentence. */
function fullNote(full: RoomFull, nextCheckIn: string): string {
  if (full.reason === 'guests') return `每间最多入住 ${full.most} 人，请增加房间或减少每间人数`;
  if (full.reason === 'few') return `仅剩 ${full.left} 间，不足 ${full.asked} 间，请减少房间数`;
  if (full.reason === 'rate') return '没有适合所选晚数的报价';
  const none = `${showDays(full.days)} 无房`;
  return nextCheckIn ? `${none}；${showDays([nextCheckIn])} 起有 ${full.left} 间` : none;
}

interface Read {
  hotel: Hotel;
  asked: AskedStay;
  rates: OpenRate[];
  answer: HotelRates;
}

/** Rooms of a hotel with their rates, and hotels like it where it is full. */
async function ratesOf(hotel: Hotel, asked: AskedStay, call: Call): Promise<Read> {
  const { stay, nights } = asked;
  const until = addDays(stay.checkOut, daysLooked + nights);
  const counts = await countsOf(call.db, hotel.city, stay.checkIn, until);
  const rates = openRates(hotel, asked, counts);
  const rooms = hotel.rooms.map((room): RoomWithRates => {
    const own = rates.filter((rate) => rate.room === room).sort((a, b) => a.total - b.total);
    const shown = { room: roomView(room), rates: own.map((rate) => rateView(hotel, rate)) };
    if (own.length) return { ...shown, fullNote: '', nextCheckIn: '' };
    const { full, nextCheckIn } = fullOf(hotel, room, asked, counts);
    return { ...shown, full, fullNote: fullNote(full, nextCheckIn), nextCheckIn };
  });
  const similar = rates.length ? [] : similarTo(hotel, asked, counts);
  return {
    hotel,
    asked,
    rates,
    answer: { rooms, ...standardIn(asked, hotel.city), similar, serverTimeMs: asked.nowMs },
  };
}

function similarTo(hotel: Hotel, asked: AskedStay, counts: ReadonlyMap<string, NightCount>) {
  const near = hotelsOfCity(hotel.city)
    .filter((other) => other !== hotel && Math.abs(other.star - hotel.star) <= 1)
    .map((other) => ({ other, weight: kmApart(hotel, other) + Math.abs(Math.log(other.base / hotel.base)) * 4 }))
    .sort((a, b) => a.weight - b.weight);
  const open = [];
  for (const { other } of near) {
    const lowest = cheapest(openRates(other, asked, counts));
    if (lowest) open.push({ other, lowest });
    if (open.length === similarShown) break;
  }
  const size = { rooms: asked.stay.rooms, nights: asked.nights };
  return open.map(({ other, lowest }) => cardView(other, hotel, asked.buyer.companyId, lowest, size));
}

export const answerHotelRates: Handler<Input, HotelRates> = async (input, call) => {
  await readyHotels(input.hotelId.slice(0, 3));
  const hotel = hotelOfId(input.hotelId);
  if (!hotel) return hotelGone();
  const read = await askedStay(input, call);
  return read.ok ? ok((await ratesOf(hotel, read.asked, call)).answer) : read.refusal;
};

/** A hotel in full, with its rooms for a stay. */
export const answerHotelDetail: Handler<Input, HotelDetail> = async (input, call) => {
  await readyHotels(input.hotelId.slice(0, 3));
  const hotel = hotelOfId(input.hotelId);
  if (!hotel) return hotelGone();
  const read = await askedStay(input, call);
  if (!read.ok) return read.refusal;
  const { asked } = read;
  const { rates, answer } = await ratesOf(hotel, asked, call);
  const layout = layoutOf(hotel.city);
  const size = { rooms: asked.stay.rooms, nights: asked.nights };
  const card = cardView(hotel, layout.centre, asked.buyer.companyId, cheapest(rates), size);
  return ok({
    ...answer,
    hotel: {
      ...card,
      city: hotel.city,
      cityName: layout.name,
      intro: `${hotel.name}位于${layout.name}${hotel.district}${hotel.area}。${hotel.metro ? `${hotel.metro}。` : ''}`,
      opened: hotel.opened,
      renovated: hotel.renovated,
      roomCount: roomCount(hotel),
      phone: hotel.phone,
      ...deskTimes(hotel),
      policies: policiesOf(hotel),
      around: aroundOf(hotel),
      scores: scoresOf(hotel),
      comments: commentsOf(hotel, asked.nowMs),
    },
    map: layout.map,
  });
};

const roomCount = ({ rooms }: Hotel): number => rooms.reduce((sum, { capacity }) => sum + capacity, 0) * 3;

export const deskTimes = ({ star }: Pick<Hotel, 'star'>) => ({
  checkInFrom: star >= 4 ? '15:00' : '14:00',
  checkOutUntil: '12:00',
});

function policiesOf(hotel: Hotel): HotelDetail['hotel']['policies'] {
  const { checkInFrom, checkOutUntil } = deskTimes(hotel);
  return [
    {
      title: `入住 ${checkInFrom} 后 · 离店 ${checkOutUntil} 前`,
      text: '提前入住视房态，延迟离店至 14:00 免费，请联系前台',
    },
    { title: '儿童与加床', text: '6 岁以下儿童与父母同住免费；加床 ¥120/晚，视房型而定' },
    { title: '请携带有效身份证件', text: '内地居民凭身份证，其他旅客凭护照或通行证办理入住' },
    {
      title: hotel.facilities.includes('parking') ? '提供停车位' : '不提供停车位',
      text: hotel.facilities.includes('parking') ? '住客停车半价，数量有限，先到先得' : '附近有公共停车场',
    },
  ];
}

function aroundOf(hotel: Hotel): HotelDetail['hotel']['around'] {
  const { stations, landmarks } = layoutOf(hotel.city);
  const nearest = (
    kind: 'metro' | 'landmark',
    list: readonly { name: string; lat: number; lng: number }[],
    count: number,
    mostKm: number,
  ) =>
    list
      .map((spot) => ({
        kind,
        name: kind === 'metro' ? stationName(spot.name) : spot.name,
        distanceKm: Math.round(kmApart(hotel, spot) * 10) / 10,
      }))
      .filter(({ distanceKm }) => distanceKm < mostKm)
      .sort((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, count);
  return [...nearest('metro', stations, 2, 5), ...nearest('landmark', landmarks, 3, 60)];
}
