import type { SeatChangePart, TrainRide } from '#contract/train.ts';
import { clockOf, msOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { SeatPlan } from './create-plans.ts';
import type { PlanTexts } from './texts.ts';

export const minutesBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / 60_000);

/** `06车` of `06车 12F号`. */
const coachOf = (seat: string): string => seat.split(' ')[0] ?? '';

/** From one part to the next: when, where, how long the train stands, and how far the walk is. */
export function changeWords(before: SeatChangePart, next: SeatChangePart, texts: PlanTexts): string {
  const [from, to] = [coachOf(before.seat), coachOf(next.seat)];
  const coaches = Math.abs(Number.parseInt(from, 10) - Number.parseInt(to, 10));
  const walk = coaches > 0 ? texts.otherCoach(from, to, coaches) : texts.sameCoach(from);
  const rest = minutesBetween(before.to.at, next.from.at);
  const other = before.seatClass === next.seatClass ? '' : texts.otherClass(seatClassNames[next.seatClass]);
  return `${texts.change(clockOf(before.to.at), before.to.station, rest)}：${walk}${other}`;
}

/** The price beside that of one ticket for the whole way, where all parts are of one class. */
export function priceWords({ seats }: TrainRide, { parts, price }: SeatPlan, texts: PlanTexts): string {
  const [first] = parts;
  if (!first || parts.some(({ seatClass }) => seatClass !== first.seatClass)) return '';
  const whole = seats.find(({ seatClass }) => seatClass === first.seatClass);
  const more = whole ? fenOf(price) - fenOf(whole.price) : 0;
  if (!more) return '';
  return more > 0 ? texts.more(showFen(more)) : texts.less(showFen(-more));
}
