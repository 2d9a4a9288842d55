import { sql } from 'kysely';
import type { Passenger, Relation } from '#contract/passenger.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { letOthersIn } from '../../ground/in-turns.ts';
import { once } from '../../ground/once.ts';
import { certLabel, checkSaved } from './check-saved.ts';
import type { Checked, SaveInput } from './check-saved.ts';
import { documentsOf, readPassenger } from './passenger-rows.ts';
import { wrongHost } from './rosters.ts';
import type { GuestInput, Roster } from './rosters.ts';

/** A passenger as sent for a roster. */
type RosterInput = SaveInput & GuestInput;

/** Adds a passenger, or changes one that the member may change. */
export const savePassenger =
  (roster: Roster) =>
  async ({ requestId, ...input }: RosterInput & { requestId: string }, call: Call): Promise<Envelope<Passenger>> => {
    const member = memberOf(call);
    return await once(call, requestId, input, async (tx) => {
      const wrong = await wrongHost(tx, member, input);
      if (wrong) return badInput(wrong, '请选择本公司的接待员工');
      await lockPassengers(tx, roster, member);
      const [kept] = await keepPassengers(tx, roster, member, [input], call.now());
      if (!kept) throw new Error('one passenger has one result');
      if (kept.ret !== 0) return kept as Envelope<never>;
      const saved = await readPassenger(tx, roster, member, kept.data.id);
      if (!saved) throw new Error('the saved passenger is gone');
      return ok(saved, '已保存');
    });
  };

/** One save at a time for a roster: two at once would not see each other's documents. */
export const lockPassengers = (tx: Tx, roster: Roster, member: Member): Promise<unknown> =>
  lockNames(tx, roster.lockOf(member));

interface KeptRow {
  id: string;
  input: RosterInput;
  checked: Checked;
}

/**
 * Checks and writes passengers, each of them once, by the same few queries for one and for hundreds. Answers a result
 * for each; a refusal has written nothing.
 */
export async function keepPassengers(
  tx: Tx,
  roster: Roster,
  member: Member,
  inputs: readonly RosterInput[],
  now: number,
): Promise<Envelope<{ id: string }>[]> {
  const refusalOf = await ownership(tx, roster, member);
  const documents = await withKept(tx, inputs);
  const verdicts = inputs.map((input, at) => checkSaved({ ...input, documents: documents[at] ?? [] }, dayAt(now)));
  const owned = await ownedDocuments(tx, roster, member, verdicts);
  const newIds = await nextPassengerIds(tx, inputs.filter(({ id }) => !id).length);
  const rows: KeptRow[] = [];
  const results: Envelope<{ id: string }>[] = [];
  for (const [at, input] of inputs.entries()) {
    const verdict = verdicts[at];
    const refused = await refusalOf(input.id, rows.filter((row) => !row.input.id).length);
    if (refused || !verdict || 'refusal' in verdict) {
      results.push(refused ?? (verdict as { refusal: Envelope<never> }).refusal);
      continue;
    }
    const { checked } = verdict;
    const known = owned.find(checked, input.id);
    const id = input.id ?? String(newIds.shift());
    if (!known) {
      owned.add(checked, id);
      rows.push({ id, input, checked });
    }
    results.push(known ?? ok({ id }));
  }
  await write(tx, roster, member, rows, now);
  return results;
}

/** Documents without a number keep the one that the passenger has. */
async function withKept(tx: Tx, inputs: readonly SaveInput[]): Promise<SaveInput['documents'][]> {
  const kept = await documentsOf(
    tx,
    inputs.filter(({ documents }) => !documents.every(({ certNo }) => certNo)).flatMap(({ id }) => id ?? []),
  );
  return inputs.map(({ id, documents }) =>
    documents.map((one) => ({
      ...one,
      certNo:
        one.certNo || (kept.find((row) => row.passenger_id === id && row.cert_type === one.certType)?.cert_no ?? ''),
    })),
  );
}

/** Answers why a passenger may not be written; null: it may. `added`: new ones of this batch so far. */
async function ownership(
  tx: Tx,
  roster: Roster,
  member: Member,
): Promise<(id: string | undefined, added: number) => Promise<Envelope<never> | null>> {
  const held = await rowsOf(tx, roster, member)
    .select(['p.id', roster.mayChange(member).as('may_change')])
    .execute();
  const ids = new Set(held.filter((row) => row.may_change).map(({ id }) => id));
  return async (id, added) => {
    if (!id)
      return held.length + added >= roster.max
        ? refuse(409, `${roster.name}最多保存 ${roster.max} 位`, { kind: 'full' })
        : null;
    if (ids.has(id)) return null;
    return (await readPassenger(tx, roster, member, id))
      ? refuse(403, roster.notOwn)
      : refuse(404, '该旅客不存在或已删除');
  };
}

const rowsOf = (tx: Database | Tx, roster: Roster, member: Member) =>
  tx.selectFrom('passengers as p').where(roster.holds(member));

/** Documents asked for in one statement, which holds up all others. */
const keysPerStatement = 500;

/** Passengers of the roster who have one of these documents. */
export async function ownersOf(tx: Database | Tx, roster: Roster, member: Member, certKeys: readonly string[]) {
  const found: { id: string; name: string; cert_key: string }[] = [];
  for (let at = 0; at < certKeys.length; at += keysPerStatement) {
    const rows = await rowsOf(tx, roster, member)
      .innerJoin('passenger_documents as d', 'd.passenger_id', 'p.id')
      .where('d.cert_key', 'in', certKeys.slice(at, at + keysPerStatement))
      .select(['p.id', 'p.name', 'd.cert_key'])
      .execute();
    for (const row of rows) found.push(row);
    await letOthersIn();
  }
  return found;
}

type Owner = { id: string; name: string };

/** Owners of documents: the same document twice would be the same person twice. */
async function ownedDocuments(
  tx: Tx,
  roster: Roster,
  member: Member,
  verdicts: readonly ReturnType<typeof checkSaved>[],
) {
  const owners = new Map<string, Owner[]>();
  const put = (key: string, owner: Owner) => owners.set(key, [...(owners.get(key) ?? []), owner]);
  const keys = verdicts.flatMap((verdict) =>
    'checked' in verdict ? verdict.checked.documents.map(({ certKey }) => certKey) : [],
  );
  for (const { cert_key: key, id, name } of await ownersOf(tx, roster, member, keys)) put(key, { id, name });
  return {
    find({ documents }: Checked, id: string | undefined): Envelope<never> | null {
      for (const [at, { certKey, certType }] of documents.entries()) {
        const other = owners.get(certKey)?.find((owner) => owner.id !== id);
        if (other)
          return refuse(409, `该${certLabel(certType)}已在${roster.name}“${other.name}”名下`, {
            kind: 'duplicate',
            field: `documents.${at}.certNo`,
            passengerId: other.id,
            name: other.name,
          });
      }
      return null;
    },
    add({ documents, name }: Checked, id: string) {
      for (const { certKey } of documents) put(certKey, { id, name });
    },
  };
}

async function nextPassengerIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval('passenger_no') as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

async function write(tx: Tx, roster: Roster, member: Member, rows: readonly KeptRow[], now: number): Promise<void> {
  if (!rows.length) return;
  await tx
    .insertInto('passengers')
    .values(
      rows.map(({ id, input, checked }) => ({
        id,
        member_id: member.memberId,
        app_id: member.appId,
        name: checked.name,
        english_name: checked.englishName,
        psg_type: input.psgType,
        sex: checked.sex,
        born_date: checked.bornDate,
        nationality: input.nationality ?? 'CN',
        mobile_phone: input.mobilePhone ?? '',
        guardian_consent: input.guardianConsent ?? false,
        consent_at: now,
        updated_at: now,
        company_id: roster.isExternal ? member.creditMemberId : null,
        host_id: input.hostId ?? null,
        visit_reason: input.visitReason ?? '',
        relation: input.relation ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}`)])),
        relation: sql<Relation>`coalesce(excluded.relation, passengers.relation)`,
      })),
    )
    .execute();
  await tx
    .deleteFrom('passenger_documents')
    .where(
      'passenger_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  await tx
    .insertInto('passenger_documents')
    .values(
      rows.flatMap(({ id, checked }) =>
        checked.documents.map((one, position) => ({
          passenger_id: id,
          position,
          cert_type: one.certType,
          cert_no: one.certNo,
          cert_key: one.certKey,
          cert_valid_date: one.certValidDate || null,
          issue_country: one.issueCountry ?? null,
        })),
      ),
    )
    .execute();
}

/** Columns that a passenger's next save changes. */
const changing = [
  'name',
  'english_name',
  'psg_type',
  'sex',
  'born_date',
  'nationality',
  'mobile_phone',
  'guardian_consent',
  'consent_at',
  'updated_at',
  'host_id',
  'visit_reason',
] as const;
