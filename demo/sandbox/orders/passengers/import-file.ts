import type { z } from 'zod';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { exampleMark, reasonTitle, sheetExample, sheetTitles, wordsOf } from '#domain/passenger/sheet/read-sheet.ts';
import { ok } from '../../ground/call.ts';
import { fileOf } from '../../ground/lists/exported.ts';
import type { Roster } from './rosters.ts';
import { textColumn } from '../../ground/lists/column.ts';

type FileInput = z.output<typeof passengerSchemas.importFile>;

/** Files of passengers: the template with an example line that an import leaves out, or rows that were not imported with their reasons. */
export const importFile =
  (roster: Roster) =>
  async ({ format, rows }: FileInput): Promise<Envelope<{ fileName: string; content: string }>> => {
    const [name, titles, lines] = rows.length
      ? [
          `未导入${roster.isExternal ? roster.name : '旅客'}`,
          [...sheetTitles, reasonTitle],
          rows.map(({ values, reason }) => [...wordsOf(values), reason]),
        ]
      : [
          `${roster.name}导入模板`,
          sheetTitles,
          [sheetExample.map((text, at) => (at === 0 ? `${exampleMark}${text}` : text))],
        ];
    const columns = titles.map((title, at) => textColumn(title, (line: string[]) => line[at] ?? ''));
    const chunks: Uint8Array[] = [];
    for await (const chunk of fileOf(
      name,
      columns,
      (async function* () {
        yield lines;
      })(),
      format,
    ))
      chunks.push(chunk);
    return ok({ fileName: `${name}.${format}`, content: Buffer.concat(chunks).toString('base64') });
  };
