import { dayAt, momentAt } from '#domain/china-time.ts';
import type { HotelPayKind } from '#contract/hotel.ts';
import type { Day } from '#domain/china-time.ts';
import { lastHour } from '#domain/hotel/cancel-rule.ts';

const hours = [
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '20:00',
  '21:00',
  '22:00',
  '23:00',
  '次日 00:00',
  '次日 02:00',
  '次日 06:00',
];

/** A room that nothing was paid for is kept until then. */
const keptUntil = `${lastHour}:00`;

interface Arriving {
  checkIn: Day;
  payKind: HotelPayKind;
  /** From when the desk gives rooms: `15:00`. */
  checkInFrom: string;
}

/** Hours of arrival from check-in on that are still ahead; the last ones are of the morning after. */
export function arrivalTimes({ checkIn, payKind, checkInFrom }: Arriving, nowMs: number): string[] {
  // A guest of the last night comes now.
  if (checkIn < dayAt(nowMs)) return hours.slice(-1);
  const clock = momentAt(nowMs).slice(11, 16);
  const ahead = hours.filter(
    (hour) => hour.startsWith('次日') || (hour >= checkInFrom && (checkIn > dayAt(nowMs) || hour > clock)),
  );
  return payKind === 'atHotel' ? ahead.filter((hour) => hour <= keptUntil) : ahead;
}
