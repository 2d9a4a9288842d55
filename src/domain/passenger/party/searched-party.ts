import { fareTypes, headCount } from './party-counts.ts';
import type { Counts } from './party-counts.ts';
import type { FareType } from '../psg-types.ts';

const names = { ADT: '成人', CHD: '儿童', INF: '婴儿' } as const;

const present = (counts: Counts) => fareTypes.filter((type) => counts[type] > 0);
/** `1 位成人和 1 位儿童` */
const listed = (counts: Counts): string =>
  present(counts)
    .map((type) => `${counts[type]} 位${names[type]}`)
    .join('、')
    .replace(/、(?=[^、]*$)/, '和 ');

/** The searched people who are not among the chosen: `1 位儿童`, `2 人` where the kinds do not explain the gap; "" when none is missing. */
export function missingOf(chosen: Counts, searched: Counts): string {
  const gap = headCount(searched) - headCount(chosen);
  if (gap <= 0) return '';
  const short = { ADT: 0, CHD: 0, INF: 0 };
  for (const type of fareTypes) short[type] = Math.max(0, searched[type] - chosen[type]);
  return headCount(short) === gap
    ? present(short)
        .map((type) => `${short[type]} 位${names[type]}`)
        .join('、')
    : `${gap} 人`;
}

/** Type of the open place of the search: an adult's first, and an adult's beyond the search. */
export const openPlace = (taken: Counts, searched: Counts): FareType =>
  fareTypes.find((type) => searched[type] > taken[type]) ?? 'ADT';

/** Shown while no passenger is chosen. */
export const chooseThese = (searched: Counts): string => `请选择 ${listed(searched)}`;

/** Asked before an order for fewer than were searched. */
export const fewerText = (chosen: Counts, searched: Counts): string =>
  `本次查询为 ${present(searched)
    .map((type) => `${searched[type]} ${names[type]}`)
    .join(' ')}，目前只选了 ${listed(chosen)}。`;
