import { chanceAt, hashOf } from '../../../ground/chance.ts';
import { inTurns } from '../../../ground/in-turns.ts';
import { stations } from '../network/stations.ts';
import { relations } from './relations.ts';
import type { Relation } from './relations.ts';
import { runTrain } from './run-train.ts';
import type { RunStop } from './run-train.ts';
import { dayMinutes, packTimetable } from './timetable.ts';
import type { Timetable, Train } from './timetable.ts';
import type { Edge } from './track.ts';
import type { TrainKind } from '../train-kinds.ts';

/** Electric multiple units run from six until midnight: at night their tracks are looked after. */
const firstFast = 6 * 60;
const lastFast = 23 * 60 + 59;

/** The kind of a train over a way, as its number says. */
function kindOf({ track, way, km, isLocal }: Relation, roll: number): TrainKind {
  if (track === 'fast') {
    const quick = way.reduce((sum, edge) => sum + (edge.speed >= 300 ? edge.km : 0), 0);
    if (km < 220 && (isLocal || roll < 0.3)) return 'C';
    return quick >= km * 0.45 ? 'G' : 'D';
  }
  if (isLocal) return roll < 0.25 ? 'K' : '';
  if (km > 900) return roll < 0.34 ? 'Z' : roll < 0.5 ? 'T' : 'K';
  return roll < 0.08 ? 'T' : roll < 0.1 ? 'L' : roll < 0.22 ? '' : 'K';
}

const back = (way: readonly Edge[]): Edge[] => way.map((edge) => ({ ...edge, from: edge.to, to: edge.from })).reverse();

/** On far ways of the fastest tracks, stops included, km/h: 北京南 to 上海虹桥 in six hours and a half. */
const farKm = 1200;
const fastestTrack = 300;
const leastFar = 209;
/** Share of the highest speed that such a train keeps on its other tracks. */
const keptBeside = 0.58;

function isQuick(run: readonly RunStop[], way: readonly Edge[], kind: TrainKind): boolean {
  const minutes = run.at(-1)?.arrive ?? 0;
  if (minutes > lastFast - firstFast) return false;
  const fastest = way.filter(({ speed }) => speed >= fastestTrack);
  if (kind !== 'G' || fastest.reduce((sum, { km }) => sum + km, 0) < farKm) return true;
  const most = way.reduce(
    (sum, { km, speed }) => sum + km / (speed >= fastestTrack ? leastFar : speed * keptBeside),
    0,
  );
  return minutes <= most * 60;
}

/** The run of a fast train, as leisurely as its way allows; undefined: none is over before midnight. */
function fastRun(way: readonly Edge[], kind: TrainKind, seed: number, isLocal: boolean): RunStop[] | undefined {
  for (const haste of [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1]) {
    const run = runTrain(way, kind, seed, isLocal, haste);
    if (isQuick(run, way, kind)) return run;
  }
  return undefined;
}

/** First departure of the nth of `count` trains, minutes of the day. */
function departureOf(run: readonly RunStop[], isFast: boolean, n: number, count: number, roll: number): number {
  const minutes = run.at(-1)?.arrive ?? 0;
  const begin = isFast ? firstFast : 0;
  const end = isFast ? lastFast - minutes + 1 : dayMinutes;
  return Math.floor(begin + ((n + roll) / count) * (end - begin)) % dayMinutes;
}

/** Whole stops at once: a run from its first departure on. */
const later = (run: readonly RunStop[], minutes: number): Train['stops'] =>
  run.map((stop) => ({ ...stop, arrive: stop.arrive + minutes, depart: stop.depart + minutes }));

let made: Timetable | undefined;

/** Every train of a day, the same in every process. Odd numbers lead out, even ones back. Yields the work since the last turn, as `relations`. */
function* making(): Generator<number, void> {
  const numbers = new Map<TrainKind, number>();
  const trains: Train[] = [];
  const isTrain = new Set<string>();
  for (const relation of yield* relations()) {
    for (let n = 0; n < relation.trains; n += 1) {
      const [begin, end] = [relation.way[0]?.from ?? 0, relation.way.at(-1)?.to ?? 0];
      const seed = hashOf(`${relation.track} ${relation.isLocal} ${begin} ${end} ${n}`);
      const kind = kindOf(relation, chanceAt(seed, 300));
      const isFast = relation.track === 'fast';
      const runs = [relation.way, back(relation.way)].map((way, away) =>
        (isFast ? fastRun : runTrain)(way, kind, seed + away, relation.isLocal),
      );
      if (runs.includes(undefined)) continue;
      const number = (numbers.get(kind) ?? (kind === '' ? 1001 : 1)) + 2;
      numbers.set(kind, number);
      for (const [away, run] of runs.entries()) {
        if (!run) continue;
        const depart = departureOf(run, isFast, n, relation.trains, chanceAt(seed, 301 + away));
        const name = `${kind}${number - 2 + away}`;
        if (isTrain.has(name)) throw new Error(`two trains ${name}`);
        isTrain.add(name);
        trains.push({ number: name, kind, stops: later(run, depart) });
      }
    }
    yield relation.trains;
  }
  made ??= packTimetable(trains, stations.length);
}

/** The timetable of every day. A call waits for `readyTimetable` first: else it is made here in one piece. */
export function timetable(): Timetable {
  if (!made) Array.from(making());
  if (!made) throw new Error('no timetable was made');
  return made;
}

/** Trains made before others are let in: some milliseconds of work. */
const trainsPerTurn = 30;

let ready: Promise<void> | undefined;

/** Ends when the timetable is made: for the first who asks for it, in turns with the calls of others. */
export const readyTimetable = (): Promise<void> =>
  (ready ??= inTurns(
    making(),
    trainsPerTurn,
    () => {},
    (work) => work,
  ));
