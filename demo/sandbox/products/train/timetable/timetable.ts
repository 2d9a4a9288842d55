import type { TrainKind } from '../train-kinds.ts';

/** A train of every day, with its minutes from the midnight before its first departure. */
export interface Train {
  number: string;
  kind: TrainKind;
  stops: readonly { station: number; km: number; arrive: number; depart: number }[];
}

/**
 * All trains of a day in flat arrays: a train is a number, its stops are `first[train]` up to `first[train + 1]`.
 * Every train runs every day. Minutes count from the midnight before its first departure, over several days.
 */
export interface Timetable {
  stationCount: number;
  numbers: readonly string[];
  kinds: readonly TrainKind[];
  first: Uint32Array;
  trainOf: Uint16Array;
  station: Uint16Array;
  arrive: Uint16Array;
  depart: Uint16Array;
  km: Uint16Array;
  /** Stops at a station are `calls[callFirst[station]]` up to `callFirst[station + 1]`, by the time of day when they leave. */
  callFirst: Uint32Array;
  calls: Uint32Array;
}

export const dayMinutes = 24 * 60;

/** Stops by the time of day when they leave. */
function byMinute(depart: Uint16Array): number[] {
  const minutes = Array.from({ length: dayMinutes }, (): number[] => []);
  for (const [stop, minute] of depart.entries()) minutes[minute % dayMinutes]?.push(stop);
  return minutes.flat();
}

export function packTimetable(trains: readonly Train[], stationCount: number): Timetable {
  const stopCount = trains.reduce((sum, { stops }) => sum + stops.length, 0);
  const first = new Uint32Array(trains.length + 1);
  const trainOf = new Uint16Array(stopCount);
  const station = new Uint16Array(stopCount);
  const arrive = new Uint16Array(stopCount);
  const depart = new Uint16Array(stopCount);
  const km = new Uint16Array(stopCount);
  const callFirst = new Uint32Array(stationCount + 1);
  let at = 0;
  for (const [train, { stops }] of trains.entries()) {
    first[train] = at;
    for (const stop of stops) {
      trainOf[at] = train;
      station[at] = stop.station;
      arrive[at] = stop.arrive;
      depart[at] = stop.depart;
      km[at] = stop.km;
      callFirst[stop.station + 1] = (callFirst[stop.station + 1] ?? 0) + 1;
      at += 1;
    }
  }
  first[trains.length] = at;
  for (let n = 1; n <= stationCount; n += 1) callFirst[n] = (callFirst[n] ?? 0) + (callFirst[n - 1] ?? 0);
  const next = callFirst.slice(0, stationCount);
  const calls = new Uint32Array(stopCount);
  for (const stop of byMinute(depart)) {
    const of = station[stop] ?? 0;
    const place = next[of] ?? 0;
    calls[place] = stop;
    next[of] = place + 1;
  }
  return {
    stationCount,
    numbers: trains.map(({ number }) => number),
    kinds: trains.map(({ kind }) => kind),
    first,
    trainOf,
    station,
    arrive,
    depart,
    km,
    callFirst,
    calls,
  };
}

/** Bytes of the arrays. */
export const bytesOf = (table: Timetable): number =>
  Object.values(table).reduce<number>((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0);
