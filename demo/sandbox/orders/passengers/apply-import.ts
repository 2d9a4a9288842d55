import type { z } from 'zod';
import type { CertType, ImportResult, Passenger } from '#contract/passenger.ts';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { checkSheet, judgeSheetRow } from '#domain/passenger/sheet/check-sheet.ts';
import { completed, passengerOf } from '#domain/passenger/sheet/values.ts';
import type { SheetValues } from '#domain/passenger/sheet/values.ts';
import { badInput, memberOf, ok } from '../../ground/call.ts';
import type { Call, Member, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import type { SaveInput } from './check-saved.ts';
import { latinNameFor } from './suggest-latin.ts';
import { readPassengers } from './passenger-rows.ts';
import { wrongHost } from './rosters.ts';
import type { GuestInput, Roster } from './rosters.ts';
import { keepPassengers, lockPassengers, ownersOf } from './save-passenger.ts';

type ApplyInput = z.output<typeof passengerSchemas.importApply> & GuestInput;
/** `key`: the document by which the passenger was found. */
type Owner = { id: string; name: string; key: string };
type RowResult = Omit<ImportResult['rows'][number], 'line'>;

/**
 * Saves valid rows and returns the result of each. A passenger of the roster with the same document
 * is updated: fields that a row leaves empty stay as they were.
 */
export const applyImport =
  (roster: Roster) =>
  async (input: ApplyInput, call: Call): Promise<Envelope<ImportResult>> => {
    if (!input.consent) return badInput('consent', '请确认已取得本人同意后再导入');
    const member = memberOf(call);
    const today = dayAt(call.now());
    return await once(call, input.requestId, input, async (tx) => {
      const wrong = await wrongHost(tx, member, input);
      if (wrong) return badInput(wrong, '请选择本公司的接待员工');
      await lockPassengers(tx, roster, member);
      const read = input.rows.map(({ line, values }) => ({ line, values: completed(values, today) }));
      const keys = read.map(({ values }) => judgeSheetRow(values, today).keys);
      const found = await ownersOf(tx, roster, member, keys.flat());
      const owners = new Map(found.map(({ cert_key: key, id, name }): [string, Owner] => [key, { id, name, key }]));
      const filled = read.map((row, at) => ({ ...row, owner: keys[at]?.flatMap((key) => owners.get(key) ?? [])[0] }));
      const errors = checkSheet(
        filled.map((row) => ({ ...row, known: row.owner?.name ?? '' })),
        today,
      );
      const results: RowResult[] = filled.map((_, at) => {
        const [fault] = Object.entries(errors[at] ?? {});
        return fault ? { state: 'refused', field: fault[0], reason: fault[1] } : { state: 'added' };
      });
      let waiting = filled.flatMap(({ values, owner }, at) =>
        results[at]?.state === 'refused' ? [] : [{ at, values, owner }],
      );
      // Rows about one passenger, with another document each, are saved one after the other.
      while (waiting.length) {
        const batch = waiting.filter(
          ({ owner }, at) => !owner || waiting.findIndex((row) => row.owner?.id === owner.id) === at,
        );
        waiting = waiting.filter((row) => !batch.includes(row));
        for (const [at, result] of (await keepRows(tx, roster, member, batch, input, call.now())).entries())
          results[batch[at]?.at ?? 0] = result;
      }
      return ok({ rows: filled.map(({ line }, at) => ({ line, ...(results[at] as RowResult) })) });
    });
  };

interface WaitingRow {
  values: SheetValues;
  /** The passenger whom the row updates. */
  owner: Owner | undefined;
}

async function keepRows(
  tx: Tx,
  roster: Roster,
  member: Member,
  rows: readonly WaitingRow[],
  { guardianConsent, hostId, visitReason }: ApplyInput,
  now: number,
): Promise<RowResult[]> {
  const known = await readPassengers(
    tx,
    roster,
    member,
    rows.flatMap(({ owner }) => owner?.id ?? []),
  );
  const ofRow = ({ owner }: WaitingRow) => known.find(({ id }) => id === owner?.id);
  // A list seldom has Latin names: new passengers get the one that the form would suggest.
  const latinNames = await Promise.all(rows.map(({ values }) => values.englishName || latinNameFor(values.name)));
  const inputs = rows.map((row, at) => {
    const passenger = ofRow(row);
    const sent = inputOf(
      passenger ? row.values : { ...row.values, englishName: latinNames[at] ?? '' },
      guardianConsent,
    );
    const guest = roster.isExternal && { hostId, visitReason };
    return { ...(passenger ? merged(sent, passenger, row.owner?.key) : sent), ...guest };
  });
  const kept = await keepPassengers(tx, roster, member, inputs, now);
  return kept.map((answer, at) => {
    const { values } = rows[at] as WaitingRow;
    if (answer.ret === 0) return { state: ofRow(rows[at] as WaitingRow) ? 'updated' : 'added' };
    const { field = '' } = (answer.data ?? {}) as { field?: string };
    const [, place, name = ''] = /^documents\.(\d+)\.(.+)$/.exec(field) ?? [];
    const isOther =
      place && values.otherCertNo && inputs[at]?.documents[Number(place)]?.certType === values.otherCertType;
    return {
      state: 'refused',
      field: isOther ? `other${name[0]?.toUpperCase()}${name.slice(1)}` : name || field,
      reason: answer.msg,
    };
  });
}

function inputOf(values: SheetValues, guardianConsent: ApplyInput['guardianConsent']): SaveInput {
  const { sex, nationality, documents, ...person } = passengerOf(values);
  return {
    ...person,
    sex: sex || undefined,
    nationality: nationality || undefined,
    documents: documents.map((one) => ({
      ...one,
      certValidDate: one.certValidDate || undefined,
      issueCountry: one.issueCountry || undefined,
    })),
    consent: true,
    guardianConsent,
  };
}

/**
 * The passenger with the values of the row: cells that are empty change nothing, and the other documents stay. `key`: the
 * document by which the passenger was found, whose number stays as it is kept.
 */
function merged(row: SaveInput, known: Passenger, key: string | undefined): SaveInput {
  const has = (type: CertType) => known.documents.some(({ certType }) => certType === type);
  // A file seldom names one of the special types of adults.
  const isSpecial = row.psgType === 'ADT' && fareTypeOf(known.psgType) === 'ADT';
  return {
    ...row,
    id: known.id,
    englishName: row.englishName || known.englishName,
    psgType: isSpecial ? known.psgType : row.psgType,
    nationality: row.nationality ?? known.nationality,
    mobilePhone: row.mobilePhone || known.mobilePhone,
    documents: [
      ...known.documents.map(({ certType, certValidDate, issueCountry }) => {
        const given = row.documents.find((one) => one.certType === certType);
        return {
          certType,
          certNo: given && certKey(given) !== key ? given.certNo : '',
          certValidDate: given?.certValidDate ?? certValidDate,
          issueCountry: given?.issueCountry ?? issueCountry,
        };
      }),
      ...row.documents.filter(({ certType }) => !has(certType)),
    ],
  };
}
