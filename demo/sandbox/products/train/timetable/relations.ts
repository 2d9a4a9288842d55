import { chanceOf } from '../../../ground/chance.ts';
import { lines } from '../network/lines.ts';
import { stations, stationsOfTown } from '../network/stations.ts';
import { fastOnly, hubs, weightOf } from './hubs.ts';
import { tracksOf } from './track.ts';
import type { TrackKind } from '../train-kinds.ts';
import type { Edge } from './track.ts';

/** Trains of a kind of track over one way, so many a day each way. */
export interface Relation {
  track: TrackKind;
  way: readonly Edge[];
  km: number;
  trains: number;
  /** Stops everywhere: of one line. */
  isLocal: boolean;
}

/** How far people go by such trains, and how many of them go each way in all. */
const demand: Readonly<Record<TrackKind, { near: number; far: number; most: number; trains: number }>> = {
  fast: { near: 120, far: 750, most: 90, trains: 3500 },
  slow: { near: 300, far: 1100, most: 12, trains: 880 },
};

const lengthOf = (way: readonly Edge[]): number => way.reduce((sum, { km }) => sum + km, 0);

/** The ways from a town to all others cost as much work as so many trains. */
const workOfTown = 15;

/** A pair of hubs before its trains are counted. */
interface Wish {
  way(): readonly Edge[];
  km: number;
  pull: number;
  key: string;
}

function* betweenHubs(track: TrackKind): Generator<number, Relation[]> {
  const { near, far, most, trains } = demand[track];
  const tracks = tracksOf(track);
  const placesOf = (town: string): readonly number[] => {
    const all = stationsOfTown(town)
      .map(({ index }) => index)
      .filter((index) => tracks.has(index) && (track === 'fast' || !fastOnly.has(stations[index]?.name ?? '')));
    const terminals = all.filter(tracks.isTerminal);
    return terminals.length ? terminals : all;
  };
  const served = hubs.map((town) => ({ town, places: placesOf(town) })).filter(({ places }) => places.length > 0);
  const wishes: Wish[] = [];
  for (const [at, { town, places }] of served.entries()) {
    const ways = tracks.from(places);
    for (const other of served.slice(at + 1)) {
      const target = other.places.reduce((best, place) => (ways.timeTo(place) < ways.timeTo(best) ? place : best));
      const km = ways.kmTo(target);
      if (km < near / 3) continue;
      const pull = weightOf(town) * weightOf(other.town) * Math.min(1, km / near) * Math.exp(-km / far);
      wishes.push({ way: () => ways.to(target), km, pull, key: `${track} ${town} ${other.town}` });
    }
    yield workOfTown;
  }
  const scale = trains / wishes.reduce((sum, { pull }) => sum + pull, 0);
  const found: Relation[] = [];
  for (const { way, km, pull, key } of wishes) {
    const count = Math.min(most, Math.floor(pull * scale + chanceOf(key)));
    if (!count) continue;
    found.push({ track, way: way(), km, trains: count, isLocal: false });
    yield 1;
  }
  return found;
}

/** Longest way of a train that stops everywhere, in sections. */
const localSections = 24;
/** Sections of a line that fewer people go along. */
const shortLine = 4;

/** Every line has trains that stop everywhere, so that no station of it is without one. */
function alongLines(): Relation[] {
  return lines.flatMap(({ speed, stops }) => {
    const track: TrackKind = speed >= 160 ? 'fast' : 'slow';
    const parts = Math.ceil((stops.length - 1) / localSections);
    const each = Math.ceil((stops.length - 1) / parts);
    return Array.from({ length: parts }, (_, part) => {
      const way = stops.slice(part * each, part * each + each + 1).flatMap((stop, at, all): Edge[] => {
        const next = all[at + 1];
        return next ? [{ from: stop.station.index, to: next.station.index, km: next.km - stop.km, speed }] : [];
      });
      const trains = track === 'slow' ? 1 : way.length < shortLine ? 2 : 3;
      return { track, way, km: lengthOf(way), trains, isLocal: true };
    });
  });
}

/** All relations; on the way, the work since the last turn: the trains that could have been made in that time. */
export function* relations(): Generator<number, Relation[]> {
  return [...(yield* betweenHubs('fast')), ...(yield* betweenHubs('slow')), ...alongLines()];
}
