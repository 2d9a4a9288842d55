import type { z } from 'zod';
import type { ImportCheck } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { checkSheet, judgeSheetRow } from '#domain/passenger/sheet/check-sheet.ts';
import { sheetLimits } from '#domain/passenger/sheet/limits.ts';
import type { JudgedRow } from '#domain/passenger/sheet/check-sheet.ts';
import { lackingOf } from '#domain/passenger/sheet/mapping.ts';
import { findHead, headOf, mappedHead, valuesOf } from '#domain/passenger/sheet/read-sheet.ts';
import type { SheetHead } from '#domain/passenger/sheet/read-sheet.ts';
import type { SheetField, SheetRow, SheetValues } from '#domain/passenger/sheet/values.ts';
import { badInput, memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { inTurns } from '../../ground/in-turns.ts';
import { readImport } from '../../ground/lists/import.ts';
import type { ImportFormat } from '../../ground/lists/import.ts';
import type { Roster } from './rosters.ts';
import { ownersOf } from './save-passenger.ts';

type CheckInput = z.output<typeof passengerSchemas.importCheck>;

/** Judged before others are let in. */
const rowsPerTurn = 200;

/** Files of passengers as of a day, at which a child is a child. */
const formatAt = (today: Day): ImportFormat<SheetField, SheetHead, SheetValues> => ({
  limits: sheetLimits,
  rowsPerTurn,
  findHead,
  headOf,
  mappedHead,
  lackingOf,
  titleOf: (field) => (field === 'name' ? '姓名' : '证件号码'),
  valuesOf: (cells, head) => valuesOf(cells, head, today),
  people: '旅客',
});

/** Reads a file of passengers and judges it row by row; nothing of it is stored. */
export const checkImport =
  (roster: Roster) =>
  async ({ file, mapping }: CheckInput, call: Call): Promise<Envelope<ImportCheck>> => {
    const today = dayAt(call.now());
    const found = await readImport(file, mapping, formatAt(today));
    if (typeof found === 'string') return badInput('file', found);
    const { columns, looksHeadless } = found;
    const judged = new Map<SheetValues, JudgedRow>();
    await inTurns(found.rows, rowsPerTurn, ({ values }) => judged.set(values, judgeSheetRow(values, today)));
    const judge = (values: SheetValues) => judged.get(values) ?? judgeSheetRow(values, today);
    const keys = found.rows.flatMap(({ values }) => judge(values).keys).filter(Boolean);
    const owners = await ownersOf(call.db, roster, memberOf(call), keys);
    const names = new Map(owners.map(({ cert_key: key, name }) => [key, name]));
    const rows: SheetRow[] = found.rows.map(({ line, values }) => ({
      line,
      values,
      known: judge(values).keys.flatMap((key) => names.get(key) ?? [])[0] ?? '',
    }));
    const errors = checkSheet(rows, today, judge);
    return ok({
      columns,
      looksHeadless,
      rows: rows.map((row, at) => ({ ...row, errors: errors[at] ?? {} })),
    });
  };
