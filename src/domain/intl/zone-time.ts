import { msOfIso } from '../china-time.ts';
import type { Day } from '../china-time.ts';

/** Offsets are in minutes before UTC, by the runtime's own table of time zones and the laws that it may not have yet. */
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Laws of 2026: many runtimes have an older table. From a moment, until another one, so many minutes before UTC. */
const newLaws: Readonly<Record<string, readonly [from: number, until: number, offset: number]>> = {
  'Africa/Casablanca': [Date.UTC(2026, 8, 20, 1), Infinity, 0],
  'America/Edmonton': [Date.UTC(2026, 10, 1, 8), Infinity, -360],
  'America/Havana': [Date.UTC(2026, 10, 1, 5), Date.UTC(2027, 10, 7, 5), -240],
  'America/Vancouver': [Date.UTC(2026, 10, 1, 9), Infinity, -420],
};

function readOffset(zone: string, ms: number): number {
  const law = newLaws[zone];
  if (law && ms >= law[0] && ms < law[1]) return law[2];
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - ms) / minuteMs);
}

/** The clocks of a zone within one day of UTC: all of it has one offset, or they are moved at a moment. */
interface DayClock {
  before: number;
  after: number;
  changesAt: number;
}

/** The minute between two moments at which a zone moves its clocks. */
function changeBetween(zone: string, from: number, to: number): number {
  let [early, late] = [from, to];
  const before = readOffset(zone, from);
  while (late - early > minuteMs) {
    const middle = Math.floor((early + late) / 2 / minuteMs) * minuteMs;
    if (readOffset(zone, middle) === before) early = middle;
    else late = middle;
  }
  return late;
}

const clocks = new Map<string, DayClock>();

function clockOfDay(zone: string, day: number): DayClock {
  const key = `${zone} ${day}`;
  const known = clocks.get(key);
  if (known) return known;
  const [from, to] = [day * dayMs, (day + 1) * dayMs];
  const [before, after] = [readOffset(zone, from), readOffset(zone, to)];
  const made = { before, after, changesAt: before === after ? to : changeBetween(zone, from, to) };
  if (clocks.size > 20_000) clocks.clear();
  clocks.set(key, made);
  return made;
}

/** Minutes by which the clocks of a zone are ahead of UTC at this moment: 480 in China. */
export function offsetAt(zone: string, ms: number): number {
  const { before, after, changesAt } = clockOfDay(zone, Math.floor(ms / dayMs));
  return ms < changesAt ? before : after;
}

/** The moment at which the clocks of a zone show so many minutes after midnight of a day; of an hour that they skip, the moment after it. */
export function momentOf(zone: string, day: Day, minute: number): number {
  const wall = msOfIso(`${day}T00:00:00Z`) + minute * minuteMs;
  const guess = wall - offsetAt(zone, wall) * minuteMs;
  return wall - offsetAt(zone, guess) * minuteMs;
}

/** `YYYY-MM-DD HH:mm` of a moment, by clocks so many minutes ahead of UTC. */
export const wallClock = (ms: number, offset: number): string =>
  new Date(ms + offset * minuteMs).toISOString().slice(0, 16).replace('T', ' ');

/** The moment of a local time and its offset. */
export const momentOfWall = (wall: string, offset: number): number =>
  msOfIso(`${wall.replace(' ', 'T')}:00Z`) - offset * minuteMs;
