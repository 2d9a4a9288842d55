import type { SeatChangePart, TrainRide } from '#contract/train.ts';
import { clockOf, msOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { SeatPlan } from './create-plans.ts';
import type { PlanTexts } from './texts.ts';

export const minutesBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / 60_000);

/** A seat on a part of the way; "" while it is not known. */
export type PlannedPart = Pick<SeatChangePart, 'seat' | 'seatClass' | 'from' | 'to'>;

/** `06车` of `06车 12F号`. */
const coachOf = (seat: string): string => seat.split(' ')[0] ?? '';

/** From one part to the next: when, where, how long the train stands, and how many coaches lie between the seats. */
export function changeWords(before: PlannedPart, next: PlannedPart, texts: PlanTexts): string {
  const [from, to] = [coachOf(before.seat), coachOf(next.seat)];
  const coaches = Math.abs(Number.parseInt(from, 10) - Number.parseInt(to, 10));
  const walk =
    !before.seat || !next.seat
      ? texts.seatOpen
      : coaches > 1
        ? texts.otherCoach(from, to, coaches - 1)
        : coaches === 1
          ? texts.nextCoach(from, to)
          : texts.sameCoach(from);
  const rest = minutesBetween(before.to.at, next.from.at);
  const other = before.seatClass === next.seatClass ? '' : texts.otherClass(texts.classes[next.seatClass]);
  const change = texts.change(clockOf(before.to.at), texts.nameOf(before.to.station), texts.lasts(rest));
  return `${change}${texts.colon}${walk}${other}`;
}

/** The price beside that of one ticket for the whole way, of the cheapest class that the plan has. */
export function priceWords({ seats }: TrainRide, { parts, price }: SeatPlan, texts: PlanTexts): string {
  const whole = seats
    .filter(({ seatClass }) => parts.some((part) => part.seatClass === seatClass))
    .sort((a, b) => fenOf(a.price) - fenOf(b.price))[0];
  const more = whole ? fenOf(price) - fenOf(whole.price) : 0;
  if (!whole || !more) return '';
  const isMixed = parts.some(({ seatClass }) => seatClass !== whole.seatClass);
  const name = isMixed ? texts.classes[whole.seatClass] : '';
  return more > 0 ? texts.more(name, showFen(more)) : texts.less(name, showFen(-more));
}
