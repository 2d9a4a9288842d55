import type { HotelStar } from '#contract/hotel.ts';
import { diceOf, hashOf } from '../../../ground/chance.ts';
import type { RoomKind } from './hotel.ts';

interface RoomType {
  name: string;
  bed: string;
  maxGuests: number;
  areaM2: number;
  factor: number;
  /** The lowest tier that has it. */
  from: HotelStar;
  features: string[];
}

const types: readonly RoomType[] = [
  { name: '标准大床房', bed: '1 张 1.5 m 大床', maxGuests: 2, areaM2: 18, factor: 1, from: 2, features: ['淋浴'] },
  { name: '标准双床房', bed: '2 张 1.2 m 单人床', maxGuests: 2, areaM2: 22, factor: 1.08, from: 2, features: ['淋浴'] },
  {
    name: '高级大床房',
    bed: '1 张 1.8 m 大床',
    maxGuests: 2,
    areaM2: 26,
    factor: 1.22,
    from: 2,
    features: ['咖啡机', '浴缸'],
  },
  {
    name: '高级双床房',
    bed: '2 张 1.35 m 双人床',
    maxGuests: 3,
    areaM2: 30,
    factor: 1.3,
    from: 3,
    features: ['书桌', '沙发'],
  },
  {
    name: '家庭房',
    bed: '1 张 1.8 m 大床和 1 张 1.2 m 单人床',
    maxGuests: 4,
    areaM2: 36,
    factor: 1.5,
    from: 2,
    features: ['儿童用品', '浴缸'],
  },
  {
    name: '豪华景观房',
    bed: '1 张 1.8 m 大床',
    maxGuests: 2,
    areaM2: 40,
    factor: 1.62,
    from: 4,
    features: ['落地窗', '浴缸', '胶囊咖啡机'],
  },
  {
    name: '行政套房',
    bed: '1 张 2 m 大床',
    maxGuests: 3,
    areaM2: 62,
    factor: 2.3,
    from: 4,
    features: ['行政酒廊', '下午茶', '客厅'],
  },
];

/** Three to six kinds of rooms, the cheapest first; its factor is 1. */
export function roomsOfHotel(hotelId: string, star: HotelStar): RoomKind[] {
  const dice = diceOf(`rooms ${hotelId}`);
  const offered = types.filter(({ from }) => from <= star);
  const first = star >= 4 ? 2 : 0;
  const chosen = offered
    .slice(first)
    .filter((_type, n, rest) => n < 2 || n === rest.length - 1 || dice() < 0.62)
    .slice(0, 6);
  const least = chosen[0]?.factor ?? 1;
  const top = 4 + Math.floor(dice() * (star * 6));
  return chosen.map((type, n) => {
    const low = Math.max(2, Math.floor((top * n) / (chosen.length + 1)));
    const areaM2 = type.areaM2 + Math.floor(dice() * 5) + (star - 2) * 2;
    const high = Math.min(top, low + 2 + Math.floor(dice() * 4));
    return {
      roomId: `R${n + 1}`,
      name: type.name,
      areaM2,
      floor: `${low}–${high} 层`,
      floors: [low, high],
      bed: type.bed,
      window: star === 2 && n === 0 && dice() < 0.35 ? '部分无窗' : star >= 4 && n > 2 ? '城景' : '有窗',
      net: star >= 3 ? '免费 Wi-Fi 和有线' : '免费 Wi-Fi',
      maxGuests: type.maxGuests,
      features: type.features,
      scene: hashOf(`scene ${hotelId} ${n}`) % 10_000,
      photos: 6 + Math.floor(dice() * 10),
      factor: type.factor / least,
      capacity: Math.max(2, Math.round((n < 2 ? 14 : 6) * (0.5 + dice()) * (star >= 4 ? 1.8 : 1))),
    };
  });
}
