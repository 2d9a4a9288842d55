import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { daysBetween, msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { chanceAt, hashOf } from '../../../ground/chance.ts';
import { sectionsBetween } from './section-mask.ts';
import type { SectionMask } from './section-mask.ts';

const hourMs = 3_600_000;
/** Others buy in steps of an hour. */
const stepMs = hourMs;
const presaleHours = 15 * 24;

/** Days of the simulation are counted from here. */
const firstDay = '2020-01-01';

/** Others who travel by a train of a day: how full it gets, and by when. */
interface Crowd {
  seed: number;
  /** Share of the sections that are sold in the end. */
  load: number;
  /** Chances from here on have bought by now: late in the sale, or early for a train that will be full. */
  boughtFrom: number;
}

export function crowdOf(number: string, day: Day, firstDeparture: number, nowMs: number): Crowd {
  const seed = hashOf(number) ^ Math.imul(daysBetween(firstDay, day), 0x9e3779b1);
  const wanted = 0.25 + 0.55 * chanceAt(hashOf(number), 1) + 0.25 * chanceAt(seed, 2);
  const load = Math.min(0.985, dayMarkOf(day)?.mark === 'rest' ? wanted * 1.25 : wanted);
  const leavesMs = msOf(`${day} 00:00:00`) + firstDeparture * 60_000;
  const stepped = Math.floor(nowMs / stepMs) * stepMs;
  const hoursLeft = Math.max(0, Math.floor((leavesMs - stepped) / hourMs));
  return { seed, load, boughtFrom: (hoursLeft / presaleHours) ** (1 / (3.3 - 3 * load)) };
}

/** Sections of a seat that others have bought by now; never fewer later. */
export function soldOutside({ seed, load, boughtFrom }: Crowd, seat: number, sections: number): SectionMask {
  let sold = 0;
  const own = seed ^ Math.imul(seat + 1, 0x85ebca6b);
  for (let at = 0, n = 0; at < sections; n += 3) {
    const roll = chanceAt(own, n);
    const length = 1 + Math.floor((sections - at) * roll * roll);
    const isWanted = chanceAt(own, n + 1) < load;
    const end = Math.min(sections, at + (isWanted ? length : Math.max(1, length >> 1)));
    if (isWanted && chanceAt(own, n + 2) >= boughtFrom) sold |= sectionsBetween(at, end);
    at = end;
  }
  return sold;
}
