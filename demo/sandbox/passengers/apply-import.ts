import type { z } from 'zod';
import type { ImportResult, Passenger } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { checkSheet } from '#domain/passenger/sheet/check-sheet.ts';
import { completed, passengerOf } from '#domain/passenger/sheet/values.ts';
import type { SheetValues } from '#domain/passenger/sheet/values.ts';
import { badInput, memberOf, ok } from '../call.ts';
import type { Call, Member, Tx } from '../call.ts';
import { once } from '../once.ts';
import type { SaveInput } from './check-saved.ts';
import { keyOf } from './check-import.ts';
import { readPassenger } from './passenger-rows.ts';
import { keepPassenger, lockPassengers, ownersOf } from './save-passenger.ts';

type ApplyInput = z.output<typeof passengerSchemas.importApply>;
type Owner = { id: string; name: string };

/**
 * Saves valid rows and returns the result of each. A passenger of the member with the same document
 * is updated: fields that a row leaves empty stay as they were.
 */
export async function applyImport(input: ApplyInput, call: Call): Promise<Envelope<ImportResult>> {
  if (!input.consent) return badInput('consent', '请确认已取得本人同意后再导入');
  const member = memberOf(call);
  const today = dayAt(call.now());
  return await once(call, input.requestId, input, async (tx) => {
    await lockPassengers(tx, member);
    const filled = input.rows.map(({ line, values }) => ({ line, values: completed(values, today) }));
    const found = await ownersOf(tx, member, filled.map(({ values }) => keyOf(values))).execute();
    const owners = new Map<string, Owner>(found.map(({ cert_key: key, id, name }) => [key, { id, name }]));
    const errors = checkSheet(filled.map((row) => ({ ...row, known: owners.get(keyOf(row.values))?.name ?? '' })), today);
    const rows: ImportResult['rows'] = [];
    for (const [at, { line, values }] of filled.entries()) {
      const [fault] = Object.entries(errors[at] ?? {});
      rows.push(fault ? { line, state: 'refused', field: fault[0], reason: fault[1] } : { line, ...(await keepRow(tx, member, values, owners.get(keyOf(values)), input, call.now())) });
    }
    return ok({ rows });
  });
}

async function keepRow(tx: Tx, member: Member, values: SheetValues, owner: Owner | undefined, { guardianConsent }: ApplyInput, now: number): Promise<Omit<ImportResult['rows'][number], 'line'>> {
  const { sex, nationality, documents, ...person } = passengerOf(values);
  const row: SaveInput = {
    ...person,
    sex: sex || undefined,
    nationality: nationality || undefined,
    documents: documents.map((one) => ({ ...one, certValidDate: one.certValidDate || undefined, issueCountry: one.issueCountry || undefined })),
    consent: true,
    guardianConsent,
  };
  const known = owner && (await readPassenger(tx, member, owner.id));
  const kept = await keepPassenger(tx, member, known ? merged(row, known) : row, now);
  if (kept.ret === 0) return { state: known ? 'updated' : 'added' };
  const { field = '' } = (kept.data ?? {}) as { field?: string };
  return { state: 'refused', field: field.replace(/^documents\.\d+\.?/, ''), reason: kept.msg };
}

/** The passenger with the values of the row: cells that are empty change nothing, and the other documents stay. */
function merged(row: SaveInput, known: Passenger): SaveInput {
  // A file seldom names one of the special types of adults.
  const isSpecial = row.psgType === 'ADT' && fareTypeOf(known.psgType) === 'ADT';
  return {
    ...row,
    id: known.id,
    englishName: row.englishName || known.englishName,
    psgType: isSpecial ? known.psgType : row.psgType,
    nationality: row.nationality ?? known.nationality,
    mobilePhone: row.mobilePhone || known.mobilePhone,
    documents: known.documents.map(({ certType, certValidDate, issueCountry }) => {
      const given = row.documents.find((one) => one.certType === certType);
      return { certType, certNo: '', certValidDate: given?.certValidDate ?? certValidDate, issueCountry: given?.issueCountry ?? issueCountry };
    }),
  };
}
