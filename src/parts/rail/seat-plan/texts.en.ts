import type { Twin } from '#base/wording.ts';
import { seatClassNames } from '#domain/rail/seat-classes.en.ts';
import { showDuration } from '#domain/spans.en.ts';
import { coachOf, seatOf } from './seat-of.en.ts';
import type { PlanTexts } from './texts.ts';

const times = (changes: number): string => (changes === 1 ? 'once' : `${changes} times`);
const lower = (seat: string): string => seat.charAt(0).toLowerCase() + seat.slice(1);

export const texts: Omit<Twin<PlanTexts>, 'nameOf'> = {
  classes: seatClassNames,
  seatOf,
  lasts: showDuration,
  colon: ': ',
  semicolon: '; ',
  title: (train) => `Seat change on ${train}`,
  lead: (changes) =>
    `Sold out for the whole way, but every part has a free seat: change seats ${times(changes)}, the fewest possible`,
  youSit: (time) => `you sit here ${time}`,
  change: (clock, station, rest) => `${clock} change seats in ${station}, the train stops ${rest}`,
  sameCoach: (coach) => `to another seat in ${coachOf(coach)}`,
  seatOpen: 'the seat is known once it is held',
  steps: (changes) => `Change seats ${times(changes)} on this train`,
  begins: (station, seat) => `Board in ${station}${seat ? `, ${lower(seatOf(seat))}` : ''}`,
  nextSeat: (seat) => `, ${lower(seatOf(seat))}`,
  nextCoach: (from, to) => `from ${coachOf(from)} to ${coachOf(to)}, next to it`,
  otherCoach: (from, to, coaches) =>
    `from ${coachOf(from)} to ${coachOf(to)}, ${coaches} ${coaches === 1 ? 'coach' : 'coaches'} between`,
  otherClass: (seat) => `, now ${lower(seat)}`,
  parts: (count, price) => `${count} tickets ¥${price} in one order, with the seats of the picture`,
  more: (seat, amount) => `¥${amount} more than a ${seat ? `${lower(seat)} ` : ''}ticket for the whole way`,
  less: (seat, amount) => `¥${amount} less than a ${seat ? `${lower(seat)} ` : ''}ticket for the whole way`,
  book: 'Book these seats',
  tooMany: 'Too many changes for one order, please select another train',
  open: 'Seat change',
  failed: 'The seat change could not be loaded',
  retry: 'Try again',
};
