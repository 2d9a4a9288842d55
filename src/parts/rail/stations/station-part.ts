import { indexStations } from '#domain/rail/search/station-search.ts';
import { toldTimes } from '#domain/rail/sale-times.ts';
import { readStations } from '#domain/rail/station-table.ts';

/** Reads the table of stations and the times of sale that come with it; in a chunk that comes with them. */
export const indexOf = (answer: { table: string } & Parameters<typeof toldTimes>[0]) => ({
  ...indexStations(readStations(answer.table)),
  times: toldTimes(answer),
});
