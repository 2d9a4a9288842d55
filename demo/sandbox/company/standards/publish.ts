import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { StandardSaved } from '#contract/travel-standard.ts';
import { addDays } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { mostSubjects } from '#domain/policy/schema.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { badInput, ok } from '../../ground/call.ts';
import { lastOf, lockOf } from '../versions/drafts.ts';
import { checkContent, refuseDeadRules } from './check-content.ts';
import { addVersion, touch } from './save.ts';
import { contentOf, isDraft, readStandard, stateOn } from './standard-rows.ts';
import type { WholeStandard } from './standard-rows.ts';
import { conflictsOf, keyOf, otherHolders, rosterOf, wrongSubject } from './subjects.ts';
import type { Holder, Roster } from './subjects.ts';
import { changedSince, conflict, noStandard } from './writer.ts';
import type { Writer } from './writer.ts';

/** A standard begins within this time. */
const farthest = 366;

function wrongDay({ today }: Writer, field: 'from' | 'to', day: Day): Envelope<never> | undefined {
  const first = field === 'from' ? today : addDays(today, -1);
  if (day < first) return badInput(field, field === 'from' ? '生效日期不能早于今天' : '停用日期不能早于昨天');
  return day > addDays(today, farthest) ? badInput(field, '日期不能晚于一年后') : undefined;
}

/** Published versions that count on this day or later end the day before it. */
const endBefore = ({ tx }: Writer, standardId: number, from: Day): Promise<unknown> =>
  tx
    .updateTable('standard_versions')
    .set({ to_day: addDays(from, -1) })
    .where('standard_id', '=', standardId)
    .where('state', '<>', 'draft')
    .where(sql<SqlBool>`coalesce(to_day, '9999') >= ${from}`)
    .execute();

/**
 * Other subjects from a day on. A version that has begun by then ends, and another goes on with its content until the
 * same day; versions to come have judged nothing and are changed in place.
 */
async function reassign(
  writer: Writer,
  standardId: number,
  { from, note, change }: { from: Day; note: string; change: (assigned: readonly Subject[]) => Subject[] },
): Promise<void> {
  const { tx, today } = writer;
  const standard = await readStandard(tx, writer, standardId);
  if (!standard) return;
  for (const { id, from_day, to_day, assigned: before, ...head } of standard.versions) {
    if (isDraft(head) || (to_day !== null && (to_day < from || to_day < from_day))) continue;
    const assigned = change(before);
    if (JSON.stringify(assigned) === JSON.stringify(before)) continue;
    if (from_day >= from && from_day > today) {
      await setVersion(writer, id, { assigned: JSON.stringify(assigned) });
      continue;
    }
    const content = await contentOf(tx, id);
    await setVersion(writer, id, { to_day: addDays(from, -1) });
    // The draft keeps its number above the new version.
    const version = await nextVersion(writer, standard);
    await addVersion(writer, { standardId, version, content, assigned, note, published: { from, to: to_day } });
  }
  await touch(writer, standardId);
}

const setVersion = ({ tx }: Writer, id: number, values: { assigned: string } | { to_day: Day }): Promise<unknown> =>
  tx.updateTable('standard_versions').set(values).where('id', '=', id).execute();

/** The other standards go on without these subjects. */
async function giveUp(writer: Writer, holders: readonly Holder[], from: Day): Promise<void> {
  const gone = new Set(holders.flatMap(({ shared }) => shared.map(keyOf)));
  const change = (assigned: readonly Subject[]) => assigned.filter((subject) => !gone.has(keyOf(subject)));
  for (const standardId of new Set(holders.map(({ standard_id }) => standard_id)))
    await reassign(writer, standardId, { from, note: '适用范围移至另一标准', change });
}

/** Assigns employees to a standard from today on, each by a row of their own; null removes that row: level, department or company decide. */
export async function assignPeople(
  writer: Writer,
  standardId: number | null,
  ids: readonly number[],
): Promise<Envelope<never> | undefined> {
  const { tx, today: from } = writer;
  const people = ids.map((id): Subject => ({ kind: 'employee', id }));
  const change = (assigned: readonly Subject[]) => {
    const known = new Set(assigned.map(keyOf));
    return [...assigned, ...people.filter((one) => !known.has(keyOf(one)))];
  };
  if (standardId !== null) {
    const standard = await readStandard(tx, writer, standardId);
    const active = standard?.versions.find((one) => stateOn(one, from) === 'active');
    if (!active) return badInput('standardId', '该标准已停用或尚未生效，请重新选择');
    if (change(active.assigned).length > mostSubjects)
      return badInput('standardId', `一份标准最多指定 ${mostSubjects} 个对象，请改为按等级或部门指定`);
  }
  await giveUp(writer, await otherHolders(writer, standardId ?? 0, people, from), from);
  if (standardId === null) return undefined;
  await reassign(writer, standardId, { from, note: '批量指定员工', change });
  return undefined;
}

/** The number of a version that is published beside the draft: the draft moves on by one. */
async function nextVersion({ tx }: Writer, { draft, versions }: WholeStandard): Promise<number> {
  const top = versions[0]?.version ?? 0;
  if (!draft) return top + 1;
  await tx
    .updateTable('standard_versions')
    .set({ version: draft.version + 1 })
    .where('id', '=', draft.id)
    .execute();
  return draft.version;
}

/** Subjects that others have: the refusal that names them, or they are taken over. */
async function settle(
  writer: Writer,
  standardId: number,
  { assigned, from, takeOver }: { assigned: readonly Subject[]; from: Day; takeOver: boolean },
  roster: Roster,
): Promise<Envelope<never> | undefined> {
  const holders = await otherHolders(writer, standardId, assigned, from);
  if (!holders.length) return undefined;
  if (takeOver) {
    await giveUp(writer, holders, from);
    return undefined;
  }
  const conflicts = conflictsOf(holders, roster);
  const [first] = conflicts;
  return conflict(
    `${first?.subject.name ?? ''}已适用“${first?.standardName ?? ''}”${conflicts.length > 1 ? `，共 ${conflicts.length} 处重复` : ''}，请调整适用范围或改由本标准接管`,
    { kind: 'assigned', conflicts },
  );
}

/** The draft becomes the version that counts from a day on. */
export async function publishStandard(
  writer: Writer,
  { standardId, lock, from, takeOver }: { standardId: number; lock: number; from: Day; takeOver: boolean },
): Promise<Envelope<StandardSaved>> {
  const { tx, companyId, memberId, now, today } = writer;
  const standard = await readStandard(tx, writer, standardId);
  if (!standard) return noStandard();
  const { draft, published } = standard;
  if (draft?.lock !== lock) {
    const last = draft ?? published;
    return last ? await changedSince(tx, { ...last, lock: draft?.lock ?? 0 }) : noStandard();
  }
  const roster = await rosterOf(tx, companyId);
  const content = await contentOf(tx, draft.id);
  const wrong =
    wrongDay(writer, 'from', from) ??
    (content.rules.length ? undefined : badInput('content.rules', '请至少添加一条规则后再发布')) ??
    // Cities, levels and people may have gone since the draft was saved.
    checkContent(content, writer.kind, roster.names) ??
    refuseDeadRules(content) ??
    (draft.assigned.length ? undefined : badInput('assigned', '请先指定适用对象，再发布')) ??
    wrongSubject(draft.assigned, roster) ??
    (await settle(writer, standardId, { assigned: draft.assigned, from, takeOver }, roster));
  if (wrong) return wrong;
  await endBefore(writer, standardId, from);
  await tx
    .updateTable('standard_versions')
    .set({ state: 'published', from_day: from, changed_by: memberId, changed_at: now })
    .where('id', '=', draft.id)
    .execute();
  await touch(writer, standardId);
  const state = stateOn({ state: 'published', from_day: from, to_day: null }, today);
  return ok(
    { standardId, version: draft.version, lock: 0, state },
    from === today ? '已发布，即时生效' : `已发布，${from} 起生效`,
  );
}

type Seen =
  | { refusal: Envelope<never> }
  | { refusal?: undefined; standard: WholeStandard; published: NonNullable<WholeStandard['published']> };

/** The standard of a write that names the last published version it has seen; or the refusal. */
async function seen(writer: Writer, standardId: number, version: number): Promise<Seen> {
  const standard = await readStandard(writer.tx, writer, standardId);
  if (!standard) return { refusal: noStandard() };
  const { published } = standard;
  if (!published) return { refusal: badInput('version', '该标准尚未发布') };
  if (published.version !== version)
    return { refusal: await changedSince(writer.tx, { ...published, lock: standard.draft?.lock ?? 0 }) };
  return { standard, published };
}

/** Ends the standard with a day; its people fall under the next standard that is meant for them. */
export async function retireStandard(
  writer: Writer,
  { standardId, version, to }: { standardId: number; version: number; to: Day },
): Promise<Envelope<StandardSaved>> {
  const found = await seen(writer, standardId, version);
  if (found.refusal) return found.refusal;
  const { published } = found;
  if (published.to_day !== null && published.to_day < writer.today) return badInput('version', '该标准已停用');
  const wrong = wrongDay(writer, 'to', to);
  if (wrong) return wrong;
  await endBefore(writer, standardId, addDays(to, 1));
  await writer.tx
    .updateTable('standard_versions')
    .set({ state: 'retired', to_day: to, changed_by: writer.memberId, changed_at: writer.now })
    .where('id', '=', published.id)
    .execute();
  await touch(writer, standardId);
  const state = stateOn({ state: 'retired', from_day: published.from_day, to_day: to }, writer.today);
  return ok({ standardId, version, lock: 0, state }, to < writer.today ? '已停用' : `${to} 后停用`);
}

/** Other subjects from a day on, with the content of the last published version. */
export async function assignStandard(
  writer: Writer,
  input: { standardId: number; version: number; from: Day; assigned: Subject[]; takeOver: boolean },
): Promise<Envelope<StandardSaved>> {
  const { standardId, from, assigned } = input;
  const found = await seen(writer, standardId, input.version);
  if (found.refusal) return found.refusal;
  const roster = await rosterOf(writer.tx, writer.companyId, assigned);
  const wrong =
    wrongDay(writer, 'from', from) ??
    wrongSubject(assigned, roster) ??
    (await settle(writer, standardId, input, roster));
  if (wrong) return wrong;
  const { standard, published } = found;
  const content = await contentOf(writer.tx, published.id);
  await endBefore(writer, standardId, from);
  const version = await nextVersion(writer, standard);
  await addVersion(writer, { standardId, version, content, assigned, note: '调整适用范围', published: { from } });
  await touch(writer, standardId);
  const state = stateOn({ state: 'published', from_day: from, to_day: null }, writer.today);
  return ok({ standardId, version, lock: standard.draft?.lock ?? 0, state }, '适用范围已更新');
}

/** Throws the draft away, or the whole standard where no order was judged by it and none of its versions counts. */
export async function removeStandard(
  writer: Writer,
  { standardId, part, lock }: { standardId: number; part: 'draft' | 'standard'; lock: number },
): Promise<Envelope<{ standardId: number }>> {
  const { tx, today } = writer;
  const standard = await readStandard(tx, writer, standardId);
  if (!standard) return noStandard();
  const { draft, versions } = standard;
  if (lockOf(standard) !== lock) {
    const last = lastOf(standard);
    return last ? await changedSince(tx, last) : noStandard();
  }
  // A standard that is nothing but its draft goes with it.
  const isWhole = part === 'standard' || versions.length === 1;
  if (!isWhole) {
    if (!draft) return badInput('part', '没有可删除的草稿');
    await tx.deleteFrom('standard_versions').where('id', '=', draft.id).execute();
    await touch(writer, standardId);
    return ok({ standardId }, '草稿已删除');
  }
  if (part === 'draft' && !draft) return badInput('part', '没有可删除的草稿');
  const counting = versions.find((one) => ['active', 'planned'].includes(stateOn(one, today)));
  const { judged } = await tx
    .selectFrom('orders')
    .where(
      'standard_version_id',
      'in',
      versions.map(({ id }) => id),
    )
    .select(({ fn }) => fn.countAll<number>().as('judged'))
    .executeTakeFirstOrThrow();
  if (counting)
    return conflict(
      `第 ${counting.version} 版${stateOn(counting, today) === 'active' ? '正在生效' : '即将生效'}，请先停用再删除`,
      { kind: 'inUse', judged: Number(judged), version: counting.version },
    );
  if (Number(judged))
    return conflict(`已有 ${judged} 笔订单按该标准判定，须保留以备查询`, {
      kind: 'inUse',
      judged: Number(judged),
      version: versions[0]?.version ?? 0,
    });
  await tx.deleteFrom('standards').where('id', '=', standardId).execute();
  return ok({ standardId }, '已删除');
}
