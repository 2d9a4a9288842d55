import type { TrackKind } from '../train-kinds.ts';
import { lines } from '../network/lines.ts';
import { stations } from '../network/stations.ts';

/** Track between two neighbouring stations, one way. */
export interface Edge {
  from: number;
  to: number;
  km: number;
  /** Highest speed, km/h. */
  speed: number;
}

const carries = (kind: TrackKind, speed: number): boolean => (kind === 'fast' ? speed >= 160 : speed <= 200);

function edgesOf(kind: TrackKind): readonly (readonly Edge[])[] {
  const from: Edge[][] = stations.map(() => []);
  for (const { speed, stops: all } of lines.filter((line) => carries(kind, line.speed))) {
    const stops = all.filter(({ isHalt }) => !isHalt);
    for (const [at, stop] of stops.entries()) {
      const next = stops[at + 1];
      if (!next) continue;
      const [a, b, km] = [stop.station.index, next.station.index, next.km - stop.km];
      from[a]?.push({ from: a, to: b, km, speed });
      from[b]?.push({ from: b, to: a, km, speed });
    }
  }
  return from;
}

/** Quickest ways from some stations to all others. */
interface Ways {
  /** To a station, in order; [] where no track leads. */
  to(station: number): readonly Edge[];
  /** Hours without stops; Infinity without a way. */
  timeTo(station: number): number;
  kmTo(station: number): number;
}

const hours = ({ km, speed }: Edge): number => km / speed;

interface Tracks {
  has(station: number): boolean;
  /** A line ends there, or several meet: trains begin and end there. */
  isTerminal(station: number): boolean;
  from(sources: readonly number[]): Ways;
}

/** Tracks of a kind, with the quickest ways through them. */
export function tracksOf(kind: TrackKind): Tracks {
  const edges = edgesOf(kind);
  const linesAt = stations.map(() => 0);
  for (const { speed, stops } of lines)
    for (const [at, { station }] of stops.entries())
      if (carries(kind, speed))
        linesAt[station.index] = (linesAt[station.index] ?? 0) + (at === 0 || at === stops.length - 1 ? 2 : 1);

  /** Each station that got nearer has its neighbours looked at again. */
  function from(sources: readonly number[]): Ways {
    const times = new Float64Array(edges.length).fill(Infinity);
    const kms = new Float64Array(edges.length);
    const last: (Edge | undefined)[] = edges.map(() => undefined);
    const waiting = [...sources];
    for (const source of sources) times[source] = 0;
    for (const station of waiting)
      for (const edge of edges[station] ?? []) {
        const there = (times[station] ?? Infinity) + hours(edge);
        if (there >= (times[edge.to] ?? Infinity)) continue;
        times[edge.to] = there;
        kms[edge.to] = (kms[station] ?? 0) + edge.km;
        last[edge.to] = edge;
        waiting.push(edge.to);
      }
    return {
      timeTo: (station) => times[station] ?? Infinity,
      kmTo: (station) => kms[station] ?? 0,
      to(station) {
        const way: Edge[] = [];
        for (let edge = last[station]; edge; edge = last[edge.from]) way.push(edge);
        return way.reverse();
      },
    };
  }
  return {
    has: (station) => (edges[station]?.length ?? 0) > 0,
    isTerminal: (station) => (linesAt[station] ?? 0) > 1,
    from,
  };
}
