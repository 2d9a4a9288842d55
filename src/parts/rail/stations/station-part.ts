import { indexStations } from '#domain/rail/search/station-search.ts';
import { readStations } from '#domain/rail/station-table.ts';

/** Reads the table of stations; in a chunk that comes with it. */
export const indexOf = (table: string) => indexStations(readStations(table));
