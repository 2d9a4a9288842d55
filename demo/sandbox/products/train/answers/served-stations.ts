import { writeStations } from '#domain/rail/station-table.ts';
import { stations } from '../network/stations.ts';
import { valueAt } from '../search/direct.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';

let table: string | undefined;

/** The stations where trains stop, in the form that `readStations` reads. */
export async function servedStations(): Promise<string> {
  await readyTimetable();
  const { callFirst } = timetable();
  return (table ??= writeStations(
    stations.filter(({ index }) => valueAt(callFirst, index) < valueAt(callFirst, index + 1)),
  ));
}
