import lineTable from './lines.tsv?raw';
import { stationNamed } from './stations.ts';
import type { Station } from './stations.ts';

interface Line {
  name: string;
  /** Highest speed of the track, km/h. */
  speed: number;
  /** In the order of the line, with the kilometres from its beginning. */
  stops: readonly { station: Station; km: number; isHalt: boolean }[];
}

/**
 * `name, highest speed, stations with the kilometres between them`; distances are ours, from memory, rounded. `*` is a
 * halt: of trains that stop everywhere alone.
 */
function readLine(row: string): Line {
  const [name = '', speed = '', sequence = ''] = row.split('\t');
  let km = 0;
  const stops = sequence.split(' ').flatMap((word) => {
    if (/^\d+$/.test(word)) {
      km += Number(word);
      return [];
    }
    const isHalt = word.startsWith('*');
    const station = stationNamed(isHalt ? word.slice(1) : word);
    if (!station) throw new Error(`line ${name}: no station ${word}`);
    return [{ station, km, isHalt }];
  });
  return { name, speed: Number(speed), stops };
}

export const lines: readonly Line[] = lineTable.trimEnd().split('\n').map(readLine);
