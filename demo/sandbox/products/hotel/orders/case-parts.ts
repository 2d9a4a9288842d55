import type { CasePart } from '#contract/approval.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { daysBetween } from '#domain/china-time.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import type { HotelOrderState } from './stay-orders.ts';

/** A stay with its room, nights and terms, for those who decide on it. */
export function stayPart({ check_in: from, check_out: to, rooms, content }: HotelOrderState): CasePart {
  const { hotel, room, rate } = content;
  const nights = rate.nights.map(({ date, price }) => `${date.slice(5)} ¥${showFen(fenOf(price))}`);
  return {
    title: hotel.name,
    sub: [
      `${layoutOf(hotel.city).name} ${hotel.address}`,
      `${from} 至 ${to}，${daysBetween(from, to)} 晚 ${rooms} 间`,
      `${room.name}，${rate.breakfasts ? `${rate.breakfasts} 份早餐` : '不含早餐'}`,
      `每间 ${nights.join('，')}`,
      rate.cancel.sentence,
    ].join(' · '),
  };
}
