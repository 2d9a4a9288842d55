import { isAnnounced } from '#domain/calendar/holidays.ts';
import { holidayTable } from '#domain/calendar/holiday-table.ts';
import type { StandardContent } from '#domain/policy/schema.ts';

/** Announced holidays that are not over and no bands yet, and the first year whose holidays are not announced. */
export function holidaysAhead(bands: StandardContent['bands'], today: string) {
  const ahead = holidayTable.filter(({ from, to }) => to >= today && isAnnounced(from));
  return {
    missing: ahead
      .filter(({ name, from }) => !bands.some((band) => band.name === name && band.from === from))
      .map(({ name, from, to }) => ({ name, from, to })),
    hasOthers: ahead.length > 0,
    unknownYear: Number(holidayTable.at(-1)?.to.slice(0, 4)) + 1,
  };
}
