import { writeStations } from '#domain/rail/station-table.ts';
import { stationOf } from '../network/stations.ts';
import stationTable from '../network/stations.tsv?raw';
import { valueAt } from '../search/direct.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';

let table: string | undefined;

/** The stations where trains stop, in the form that `readStations` reads. */
export async function servedStations(): Promise<string> {
  await readyTimetable();
  const { callFirst } = timetable();
  return (table ??= writeStations(stationTable, (telecode) => {
    const index = stationOf(telecode)?.index ?? -1;
    return index >= 0 && valueAt(callFirst, index) < valueAt(callFirst, index + 1);
  }));
}
