import { spelled } from '#domain/rail/station-table.ts';
import type { SpelledStation } from '#domain/rail/station-table.ts';
import moreTable from './more-stations.tsv?raw';
import stationTable from './stations.tsv?raw';

export interface Station extends SpelledStation {
  /** Its place in the arrays of a timetable. */
  index: number;
  /** Stations of one town are a taxi ride apart: 昆山 and 昆山南, not 苏州. */
  town: string;
}

/** Stations within a town whose names do not begin with it. */
const inTown: Readonly<Record<string, string>> = {
  清河: '北京',
  福田: '深圳',
  光明城: '深圳',
  沙坪坝: '重庆',
  汉口: '武汉',
  武昌: '武汉',
  大明湖: '济南',
  关林: '洛阳',
  泰山: '泰安',
  庄桥: '宁波',
  皇姑屯: '沈阳',
};

/**
 * A line with @ begins a city (province, city), a station is its name, telecode and pinyin with a capital for each
 * syllable; tabs between columns.
 */
function readSource(table: string): SpelledStation[] {
  let province = '';
  let city = '';
  return table
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [first = '', second = '', letters = ''] = line.split('\t');
      if (!first.startsWith('@')) return [spelled(first, second, letters, city, province)];
      province = first.slice(1);
      city = second;
      return [];
    });
}

function withTowns(rows: readonly SpelledStation[]): Station[] {
  const cityOf = new Map(rows.map(({ name, city }) => [name, city]));
  /** The city, or the shortest name of a station of the same city, that the name begins with. */
  function townOf({ name, city }: SpelledStation): string {
    if (name.startsWith(city)) return city;
    for (let end = 2; end < name.length; end += 1) {
      const begin = name.slice(0, end);
      if (cityOf.get(begin) === city) return begin;
    }
    return inTown[name] ?? name;
  }
  return rows.map((row, index) => ({ ...row, index, town: townOf(row) }));
}

/**
 * Stations of mainland China with the one in Hong Kong: our own list, drawn up line by line, which
 * scripts/compare-stations.mjs compares with the published one. Those of the second table came later; their codes are
 * made by `madeCode` and stay as they are written.
 */
export const stations: readonly Station[] = withTowns([...readSource(stationTable), ...readSource(moreTable)]);

function grouped(keyOf: (station: Station) => string): ReadonlyMap<string, readonly Station[]> {
  const groups = new Map<string, Station[]>();
  for (const station of stations) {
    const group = groups.get(keyOf(station));
    if (group) group.push(station);
    else groups.set(keyOf(station), [station]);
  }
  return groups;
}

const byTelecode = new Map(stations.map((station) => [station.telecode, station]));
const byName = new Map(stations.map((station) => [station.name, station]));
const byCity = grouped(({ city }) => city);
const byTown = grouped(({ town }) => town);

export const stationOf = (telecode: string): Station | undefined => byTelecode.get(telecode);
export const stationNamed = (name: string): Station | undefined => byName.get(name);
export const stationsOfCity = (city: string): readonly Station[] => byCity.get(city) ?? [];
export const stationsOfTown = (town: string): readonly Station[] => byTown.get(town) ?? [];
