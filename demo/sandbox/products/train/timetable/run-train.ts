import { chanceAt } from '../../../ground/chance.ts';
import { stations } from '../network/stations.ts';
import { fastOnly, weightOf } from './hubs.ts';
import type { Edge } from './track.ts';
import { mostSections, runningOf } from '../train-kinds.ts';
import type { TrainKind } from '../train-kinds.ts';

/** A stop of a train; minutes from its first departure. */
export interface RunStop {
  station: number;
  /** From the first stop. */
  km: number;
  arrive: number;
  depart: number;
}

/** The greatest towns draw no more than others that every train stops at. */
const weightAt = (station: number): number => Math.min(8, weightOf(stations[station]?.town ?? ''));

/** Whether trains of a kind stop at a station that their track leads through. */
const isServed = (station: number, kind: TrainKind): boolean =>
  runningOf[kind].track === 'fast' || !fastOnly.has(stations[station]?.name ?? '');

/** Numbers of the stations of the way where a train stops: its ends, and those that draw most, with some chance. */
function stopsOf(way: readonly Edge[], kind: TrainKind, seed: number, haste: number): ReadonlySet<number> {
  const [fewest, usual, most] = runningOf[kind].stops;
  const roll = chanceAt(seed, 1) * (1 - haste);
  const wanted = roll < 0.5 ? fewest + (usual - fewest) * roll * 2 : usual + (most - usual) * (roll * 2 - 1) ** 2;
  const between = way
    .slice(1)
    .map(({ from }, at) => ({ station: from, draw: weightAt(from) + 4 * chanceAt(seed, at + 2) }))
    .filter(({ station }) => isServed(station, kind));
  const chosen = between
    .sort((a, b) => b.draw - a.draw)
    .slice(0, Math.max(0, Math.min(Math.round(wanted), mostSections + 1) - 2))
    .map(({ station }) => station);
  return new Set([way[0]?.from ?? -1, ...chosen, way.at(-1)?.to ?? -1]);
}

const everyStop = (way: readonly Edge[]): ReadonlySet<number> => new Set(way.flatMap(({ from, to }) => [from, to]));

function keptSpeed(kind: TrainKind, stops: number): number {
  const {
    keeps: [quick, slow],
    stops: [fewest, , most],
  } = runningOf[kind];
  const part = Math.min(1, Math.max(0, (stops - fewest) / (most - fewest)));
  return quick - (quick - slow) * Math.sqrt(part);
}

/** A train over a way, at the speeds of its kind. `haste` from 0 to 1: the fewer stops, the faster between them. */
export function runTrain(way: readonly Edge[], kind: TrainKind, seed: number, isLocal = false, haste = 0): RunStop[] {
  const { topSpeed, stopMinutes, rest } = runningOf[kind];
  const chosen = isLocal ? everyStop(way) : stopsOf(way, kind, seed, haste);
  const keeps = keptSpeed(kind, chosen.size);
  const run: RunStop[] = [{ station: way[0]?.from ?? -1, km: 0, arrive: 0, depart: 0 }];
  let km = 0;
  let minutes = 0;
  for (const [at, edge] of way.entries()) {
    km += edge.km;
    minutes += (edge.km / (Math.min(topSpeed, edge.speed) * keeps)) * 60;
    if (!chosen.has(edge.to)) continue;
    const arrive = Math.round((minutes += stopMinutes));
    const isLast = at === way.length - 1;
    const [short, long] = rest;
    const span = weightAt(edge.to) >= 3 ? long : short;
    const rested = isLast ? 0 : short + Math.floor(chanceAt(seed, 200 + at) * (span - short + 1));
    minutes = arrive + rested;
    run.push({ station: edge.to, km, arrive, depart: arrive + rested });
  }
  return run;
}
