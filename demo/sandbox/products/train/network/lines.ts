import { lineTable } from './lines-data.ts';
import { stationNamed } from './stations.ts';
import type { Station } from './stations.ts';

export interface Line {
  name: string;
  /** Highest speed of the track, km/h. */
  speed: number;
  /** In the order of the line, with the kilometres from its beginning. */
  stops: readonly { station: Station; km: number }[];
}

function readLine(row: string): Line {
  const [name = '', speed = '', sequence = ''] = row.split('\t');
  let km = 0;
  const stops = sequence.split(' ').flatMap((word) => {
    if (/^\d+$/.test(word)) {
      km += Number(word);
      return [];
    }
    const station = stationNamed(word);
    if (!station) throw new Error(`line ${name}: no station ${word}`);
    return [{ station, km }];
  });
  return { name, speed: Number(speed), stops };
}

export const lines: readonly Line[] = lineTable.split('\n').map(readLine);
