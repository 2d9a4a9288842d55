import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import type { ApplicationRefusal, ApplicationSaved } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { actsOf } from '#domain/application/acts.ts';
import type { ApplicationAct } from '#domain/application/acts.ts';
import { differencesOf } from '#domain/application/difference.ts';
import { applicationStateNames, applicationStates } from '#domain/application/schema.ts';
import type { TripContent } from '#domain/application/schema.ts';
import { comeAgain } from '#domain/application/legs.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockApplication } from '../../orders/applications/rows.ts';
import type { StoredApplication } from '../../orders/applications/rows.ts';
import { contentOf, employeesIn, foundBy, namesOf, peopleOf } from './content.ts';
import { areOwn } from './files.ts';
import { noApplication, readVisible } from './visible.ts';

type In<K extends keyof typeof applicationSchemas> = z.output<(typeof applicationSchemas)[K]>;
type Known = In<'withdraw'>;

const conflict = (msg: string, data: ApplicationRefusal): Envelope<never> => refuse(409, msg, data);

const json = (content: TripContent | null): string => JSON.stringify(content);

export const savedOf = (row: StoredApplication): ApplicationSaved => ({
  applicationId: String(row.id),
  no: row.no,
  state: row.state,
  version: Math.max(1, row.version),
  lock: row.lock,
  savedAt: momentAt(row.updated_at),
});

/** The caller's own application, locked, where its state allows the act and nobody has saved it since; or the refusal. */
export async function ownLocked(
  tx: Tx,
  { applicationId, lock }: Pick<Known, 'applicationId' | 'lock'>,
  act: ApplicationAct | readonly ApplicationAct[],
  call: Call,
  sent?: TripContent,
): Promise<{ row: StoredApplication } | { refusal: Envelope<never> }> {
  const { creditMemberId, creditEmployeeId } = memberOf(call);
  const row = await lockApplication(tx, Number(applicationId));
  if (!row || row.company_id !== creditMemberId || row.employee_id !== creditEmployeeId) {
    // A traveller or an approver sees it, and changes nothing of it.
    const seen = row?.company_id === creditMemberId && (await readVisible(applicationId, { ...call, db: tx }));
    return { refusal: seen ? refuse(403, '仅申请人可以操作该申请') : noApplication() };
  }
  if (row.lock !== lock) {
    const stored = row.change_content ?? row.content;
    const differences =
      sent === undefined ? [] : differencesOf(stored, sent, await namesOf(tx, creditMemberId, stored, sent));
    return {
      refusal: conflict(`该申请已于 ${momentAt(row.updated_at).slice(5, 16)} 在别处修改，请查看最新内容后再操作`, {
        kind: 'changed',
        lock: row.lock,
        at: momentAt(row.updated_at),
        differences,
      }),
    };
  }
  if (![act].flat().some((one) => actsOf(row.state, row.change_state).includes(one)))
    return {
      refusal: conflict(`该申请${applicationStateNames[row.state]}，不能进行此操作`, {
        kind: 'state',
        state: row.state,
        lock: row.lock,
      }),
    };
  return { row };
}

/** Writes columns of an application, with its next lock. */
export async function update(
  tx: Tx,
  row: StoredApplication,
  set: Partial<Omit<StoredApplication, 'content' | 'change_content'>> & {
    content?: TripContent;
    change_content?: TripContent | null;
  },
  now: number,
): Promise<StoredApplication> {
  const { content, change_content: change, ...columns } = set;
  return await tx
    .updateTable('applications')
    .set({
      ...columns,
      ...(content && { content: json(content) }),
      ...(change !== undefined && { change_content: json(change) }),
      lock: row.lock + 1,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The refusal of travellers and files that are not there for the caller. */
async function checkNamed(tx: Tx, content: TripContent, call: Call): Promise<Envelope<never> | undefined> {
  const { creditMemberId, memberId } = memberOf(call);
  const { chosen = [] } = content;
  const people = await peopleOf(tx, creditMemberId, [...employeesIn(content), ...chosen]);
  const lost = content.travellers.findIndex((one) => one.kind === 'employee' && !people.has(one.employeeId));
  if (lost >= 0) return badInput(`travellers.${lost}`, '该同事不存在，请重新选择');
  if (chosen.some((id) => !people.has(id))) return badInput('chosen', '审批人不存在，请重新选择');
  return (await areOwn(tx, memberId, content.attachments))
    ? undefined
    : badInput('attachments', '上传的附件已失效，请重新上传');
}

async function add(tx: Tx, content: TripContent, call: Call): Promise<StoredApplication> {
  const member = memberOf(call);
  const { creditMemberId, creditEmployeeId, memberId, appId } = member;
  const now = call.now();
  return await tx
    .insertInto('applications')
    .values({
      company_id: creditMemberId,
      employee_id: creditEmployeeId,
      member_id: memberId,
      app_id: appId,
      state: applicationStates.draft,
      content: json(content),
      change_content: json(null),
      ...foundBy(content, '', member),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Saves a draft, or that of a change, which the first save of an approved one begins. A draft may lack anything; one that was refused or withdrawn is a draft again. */
export async function saveApplication(
  { requestId, applicationId, lock, ...input }: In<'save'>,
  call: Call,
): Promise<Envelope<ApplicationSaved>> {
  const content = contentOf(input);
  return await once(call, requestId, { applicationId, lock, ...input }, async (tx) => {
    const wrong = await checkNamed(tx, content, call);
    if (applicationId === undefined) return wrong ?? ok(savedOf(await add(tx, content, call)), '草稿已保存');
    const found = await ownLocked(tx, { applicationId, lock }, ['edit', 'modify'], call, content);
    if ('refusal' in found) return found.refusal;
    if (wrong) return wrong;
    const { row } = found;
    const saved =
      row.state === applicationStates.approved
        ? await update(tx, row, { change_state: 'draft', change_content: content }, call.now())
        : await update(
            tx,
            row,
            { state: applicationStates.draft, content, ...foundBy(content, row.no, memberOf(call)) },
            call.now(),
          );
    return ok(savedOf(saved), '草稿已保存');
  });
}

/** Begins the change of an approved application; the version in force holds until the change is decided. */
export const modifyApplication = async (
  { requestId, ...known }: Known,
  call: Call,
): Promise<Envelope<ApplicationSaved>> =>
  await once(call, requestId, known, async (tx) => {
    const found = await ownLocked(tx, known, 'modify', call);
    if ('refusal' in found) return found.refusal;
    const { row } = found;
    const saved = await update(tx, row, { change_state: 'draft', change_content: row.content }, call.now());
    return ok(savedOf(saved), '请修改后提交变更，批准前仍按原申请预订');
  });

/** A new draft with the values of another one; its attachments stay with the other. */
export const copyApplication = async (
  { requestId, applicationId }: In<'copy'>,
  call: Call,
): Promise<Envelope<ApplicationSaved>> =>
  await once(call, requestId, { applicationId }, async (tx) => {
    const { creditMemberId, creditEmployeeId } = memberOf(call);
    const row = await tx
      .selectFrom('applications')
      .where('id', '=', Number(applicationId))
      .where('company_id', '=', creditMemberId)
      .where('employee_id', '=', creditEmployeeId)
      .selectAll()
      .executeTakeFirst();
    if (!row) return noApplication();
    const { trip, days } = comeAgain(row.content, dayAt(call.now()));
    return ok(
      savedOf(await add(tx, { ...trip, attachments: [] }, call)),
      `已复制为新的草稿${days ? `，日期已顺延 ${days} 天` : ''}`,
    );
  });

/** Removes a draft with all of it, or gives up a change. */
export const removeApplication = async (
  { requestId, ...known }: Known,
  call: Call,
): Promise<Envelope<{ applicationId: string }>> =>
  await once(call, requestId, known, async (tx) => {
    const asked = await tx
      .selectFrom('applications')
      .where('id', '=', Number(known.applicationId))
      .select('state')
      .executeTakeFirst();
    const isChange = asked?.state === applicationStates.approved;
    const found = await ownLocked(tx, known, isChange ? 'discard' : 'remove', call);
    if ('refusal' in found) return found.refusal;
    if (isChange) await update(tx, found.row, { change_state: '', change_content: null }, call.now());
    else await tx.deleteFrom('applications').where('id', '=', found.row.id).execute();
    return ok({ applicationId: known.applicationId }, isChange ? '已放弃变更' : '草稿已删除');
  });

/** Nothing more is booked from it; its orders stay. */
export const closeApplication = async (
  { requestId, ...known }: Known,
  call: Call,
): Promise<Envelope<ApplicationSaved>> =>
  await once(call, requestId, known, async (tx) => {
    const found = await ownLocked(tx, known, 'close', call);
    if ('refusal' in found) return found.refusal;
    const saved = await update(
      tx,
      found.row,
      { state: applicationStates.closed, change_state: '', change_content: null },
      call.now(),
    );
    return ok(savedOf(saved), '申请已关闭，不能再据此预订');
  });
