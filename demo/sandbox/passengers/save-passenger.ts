import { sql } from 'kysely';
import type { Passenger } from '#contract/passenger.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { memberOf, ok, refuse } from '../call.ts';
import type { Call, Database, Member, Tx } from '../call.ts';
import { lockNames } from '../database/lock-names.ts';
import { once } from '../once.ts';
import { certLabel, checkSaved } from './check-saved.ts';
import type { Checked, SaveInput } from './check-saved.ts';
import { documentsOf, readPassenger } from './passenger-rows.ts';

const maxPassengers = 500;

/** Adds a frequent passenger, or changes one that is the member's own (by member and app id). */
export async function savePassenger({ requestId, ...input }: SaveInput & { requestId: string }, call: Call): Promise<Envelope<Passenger>> {
  const member = memberOf(call);
  return await once(call, requestId, input, async (tx) => {
    await lockPassengers(tx, member);
    const kept = await keepPassenger(tx, member, input, call.now());
    if (kept.ret !== 0) return kept as Envelope<never>;
    const saved = await readPassenger(tx, member, kept.data.id);
    if (!saved) throw new Error('the saved passenger is gone');
    return ok(saved, '已保存');
  });
}

/** One save at a time for a member: two at once would not see each other's documents. */
export const lockPassengers = (tx: Tx, member: Member): Promise<unknown> => lockNames(tx, `passengers:${member.memberId}:${member.appId}`);

/** Checks and writes one passenger; a refusal has written nothing. */
export async function keepPassenger(tx: Tx, member: Member, input: SaveInput, now: number): Promise<Envelope<{ id: string }>> {
  const refused = await mayChange(tx, member, input.id);
  if (refused) return refused;
  const verdict = checkSaved({ ...input, documents: await withKept(tx, input) }, dayAt(now));
  if ('refusal' in verdict) return verdict.refusal;
  const { checked } = verdict;
  const known = await isThere(tx, member, checked, input.id);
  if (known) return known;
  const id = input.id ?? (await nextPassengerId(tx));
  await write(tx, member, id, input, checked, now);
  return ok({ id });
}

/** Documents without a number keep the one that the passenger has. */
async function withKept(tx: Tx, { id, documents }: Pick<SaveInput, 'id' | 'documents'>): Promise<SaveInput['documents']> {
  if (!id || documents.every(({ certNo }) => certNo)) return documents;
  const kept = await documentsOf(tx, [id]);
  return documents.map((one) => ({ ...one, certNo: one.certNo || (kept.find(({ cert_type: type }) => type === one.certType)?.cert_no ?? '') }));
}

async function mayChange(tx: Tx, member: Member, id: string | undefined): Promise<Envelope<never> | null> {
  if (!id) {
    const { kept } = await ownRows(tx, member).select((eb) => eb.fn.countAll<number>().as('kept')).executeTakeFirstOrThrow();
    return kept >= maxPassengers ? refuse(409, `常旅客最多保存 ${maxPassengers} 位`, { kind: 'full' }) : null;
  }
  if (await ownRows(tx, member).where('id', '=', id).select('id').executeTakeFirst()) return null;
  return (await readPassenger(tx, member, id)) ? refuse(403, '同事的资料由公司维护，请联系管理员修改') : refuse(404, '该旅客不存在或已删除');
}

const ownRows = (tx: Tx, member: Member) => tx.selectFrom('passengers').where('member_id', '=', member.memberId).where('app_id', '=', member.appId);

/** The member's own passengers who have one of these documents. */
export const ownersOf = (tx: Database | Tx, member: Member, certKeys: readonly string[]) =>
  tx
    .selectFrom('passenger_documents as d')
    .innerJoin('passengers as p', 'p.id', 'd.passenger_id')
    .where('p.member_id', '=', member.memberId)
    .where('p.app_id', '=', member.appId)
    .where('d.cert_key', 'in', certKeys)
    .select(['p.id', 'p.name', 'd.cert_key']);

/** The same document twice would be the same person twice. */
async function isThere(tx: Tx, member: Member, { documents }: Checked, id: string | undefined): Promise<Envelope<never> | null> {
  const keys = documents.map((one) => one.certKey);
  const found = await ownersOf(tx, member, keys)
    .$if(id !== undefined, (query) => query.where('p.id', '!=', id ?? ''))
    .executeTakeFirst();
  if (!found) return null;
  const at = keys.indexOf(found.cert_key);
  const type = documents[at]?.certType ?? '0';
  return refuse(409, `该${certLabel(type)}已在常旅客“${found.name}”名下`, { kind: 'duplicate', field: `documents.${at}.certNo`, passengerId: found.id, name: found.name });
}

async function nextPassengerId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: number }>`select nextval('passenger_no') as id`.execute(tx);
  return String(rows[0]?.id);
}

async function write(tx: Tx, member: Member, id: string, input: SaveInput, checked: Checked, now: number): Promise<void> {
  const values = {
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
  };
  await tx
    .insertInto('passengers')
    .values({ id, member_id: member.memberId, app_id: member.appId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await tx.deleteFrom('passenger_documents').where('passenger_id', '=', id).execute();
  await tx
    .insertInto('passenger_documents')
    .values(
      checked.documents.map((one, position) => ({
        passenger_id: id,
        position,
        cert_type: one.certType,
        cert_no: one.certNo,
        cert_key: one.certKey,
        cert_valid_date: one.certValidDate || null,
        issue_country: one.issueCountry ?? null,
      })),
    )
    .execute();
}
