import type { z } from 'zod';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { sheetTemplate, wordsOf } from '#domain/passenger/sheet/read-sheet.ts';
import { ok } from '../../ground/call.ts';
import { leftSheet, templateOf } from '../../ground/lists/import.ts';
import type { Roster } from './rosters.ts';

type FileInput = z.output<typeof passengerSchemas.importFile>;

/** Files of passengers: the template, or rows that were not imported with their reasons. */
export const importFile =
  (roster: Roster) =>
  async ({ format, locale, rows }: FileInput): Promise<Envelope<{ fileName: string; content: string }>> =>
    ok(
      rows.length
        ? await leftSheet(
            roster.isExternal ? roster.name : '旅客',
            sheetTemplate(locale).titles,
            rows.map(({ values, reason }) => ({ cells: wordsOf(values, locale), reason })),
            { format, locale },
          )
        : await templateOf(roster.name, sheetTemplate, { format, locale }),
    );
