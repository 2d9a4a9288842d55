import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { weekdayIndex } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { chanceOf } from '../../../ground/chance.ts';
import type { Hotel } from '../catalogue/hotel.ts';

/** January to December: cities of leisure are dear in summer, winter resorts in winter; all are cheap before the Spring Festival. */
const seasons = [0.95, 0.94, 0.98, 1.03, 1.04, 1.02, 1.09, 1.1, 1.03, 1.07, 0.97, 0.95];
const leisure = new Set('SYX HAK KWL LJG DLU JHG XMN TAO DLC HRB KMG URC HET'.split(' '));

/** How dear a night is against an ordinary one; 1 on average. */
export function nightFactor(hotel: Pick<Hotel, 'hotelId' | 'city'>, night: Day): number {
  const weekday = weekdayIndex(night);
  const isWeekend = weekday === 4 || weekday === 5;
  const week = leisure.has(hotel.city) ? (isWeekend ? 1.14 : 0.95) : isWeekend ? 0.97 : weekday === 6 ? 0.93 : 1.02;
  const season = seasons[Number(night.slice(5, 7)) - 1] ?? 1;
  const mark = dayMarkOf(night);
  const holiday = mark?.mark === 'rest' ? (mark.feast ? 1.38 : 1.28) : 1;
  return week * season * holiday * (0.95 + chanceOf(`night ${hotel.hotelId} ${night}`) * 0.1);
}

/** Standard price of a room on a night that is so dear, in whole yuan. */
export const roomPrice = (hotel: Pick<Hotel, 'base'>, roomFactor: number, factor: number): Fen =>
  Math.round((hotel.base * roomFactor * factor) / 100) * 100;

/** Standard price of a room and night. */
export const nightPrice = (hotel: Hotel, roomFactor: number, night: Day): Fen =>
  roomPrice(hotel, roomFactor, nightFactor(hotel, night));
