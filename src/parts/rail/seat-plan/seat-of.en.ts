import { seatClassNames as chinese } from '#domain/rail/seat-classes.ts';
import { seatClassNames } from '#domain/rail/seat-classes.en.ts';

/** Coach, seat and berth of a ticket's label: `06车 12F号`, `03车 05号下铺`. */
function partsOf(label: string): { coach: number; seat: string; berth: string } {
  const [coach = '', place = ''] = label.split(' ');
  const [seat = '', berth = ''] = place.split('号');
  return { coach: Number.parseInt(coach, 10), seat: seat.replace(/^0/, ''), berth };
}

const berthNames: Readonly<Record<string, string>> = { 下铺: ' lower', 中铺: ' middle', 上铺: ' upper' };

/** `06车` → `coach 6` */
export const coachOf = (label: string): string => `coach ${partsOf(label).coach}`;

/** `06车 12F号` → `Coach 6 seat 12F`; a place to stand is called like its class. */
export function seatOf(label: string): string {
  const { coach, seat, berth } = partsOf(label);
  if (!coach) return label === chinese.standing ? seatClassNames.standing : label;
  return `Coach ${coach} ${berth ? 'berth' : 'seat'} ${seat}${berthNames[berth] ?? ''}`;
}
