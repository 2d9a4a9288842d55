import { sql } from 'kysely';
import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { Binding, SubCompany } from '#contract/sub-company.ts';
import type { subCompanySchemas } from '#contract/sub-company.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { emitJoined } from '../../ground/member/emit-joined.ts';
import { apps } from '../../ground/apps.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { nextMemberId } from '../../ground/member/member-rows.ts';
import { once } from '../../ground/once.ts';
import { sendText } from '../subordinates/send-text.ts';
import { isBelow, isUnpaid, noSubCompany, readSubCompany } from './list.ts';
import { randomInt } from '../../ground/random/random.ts';

type In<K extends keyof typeof subCompanySchemas> = z.output<(typeof subCompanySchemas)[K]>;

const codeMs = 86_400_000;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const mostBelow = 200;

/** One write at a time to the tree of companies: two bindings at once could make three floors of it. */
const lockCompanies = (tx: Tx): Promise<unknown> => lockNames(tx, 'companies');

async function bindingOf(db: Database | Tx, companyId: number, now: number): Promise<Binding> {
  const own = await db
    .selectFrom('companies as c')
    .leftJoin('companies as p', 'p.id', 'c.parent_id')
    .leftJoin('company_bind_codes as k', (join) => join.onRef('k.company_id', '=', 'c.id').on('k.until', '>', now))
    .where('c.id', '=', companyId)
    .select([
      'c.organize_name as name',
      'p.organize_name as parentName',
      'k.code',
      'k.until',
      sql<boolean>`exists (select 1 from companies b where b.parent_id = c.id)`.as('hasBelow'),
    ])
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number; name: string; direction: 'in' | 'out'; at: number }>`
    select r.id, o.organize_name as name, case when r.company_id = ${companyId} then 'in' else 'out' end as direction, r.asked_at as at
    from company_bind_requests r join companies o on o.id = case when r.company_id = ${companyId} then r.parent_id else r.company_id end
    where r.company_id = ${companyId} or r.parent_id = ${companyId} order by r.asked_at desc, r.id desc limit 50`.execute(
    db,
  );
  return {
    name: own.name,
    parentName: own.parentName ?? '',
    code: own.code ?? '',
    codeUntil: own.until ? momentAt(own.until) : '',
    hasBelow: own.hasBelow,
    requests: rows.map(({ at, ...request }) => ({ ...request, time: momentAt(at) })),
  };
}

export const readBinding = async (_input: object, call: Call): Promise<Envelope<Binding>> =>
  ok(await bindingOf(call.db, memberOf(call).creditMemberId, call.now()));

/** Why a company cannot be above others; undefined where it can. */
async function refusedAbove(tx: Tx, parentId: number): Promise<Envelope<never> | undefined> {
  const { rows } = await sql<{ parent: number | null; below: number }>`
    select c.parent_id as parent, (select count(*)::int from companies b where b.parent_id = c.id) as below from companies c where c.id = ${parentId}`.execute(
    tx,
  );
  const [own] = rows;
  if (own?.parent) return refuse(409, '本公司已是子公司，不能再有子公司', { kind: 'isBelow' });
  return (own?.below ?? 0) >= mostBelow ? refuse(409, `最多 ${mostBelow} 家子公司`, { kind: 'many' }) : undefined;
}

/** A new company below the caller's; its administrator logs in by a text code. */
export async function addSubCompany({ requestId, ...input }: In<'add'>, call: Call): Promise<Envelope<SubCompany>> {
  const { creditMemberId: parentId } = memberOf(call);
  const now = call.now();
  return await once(call, requestId, input, async (tx) => {
    await lockCompanies(tx);
    const refused = await refusedAbove(tx, parentId);
    if (refused) return refused;
    const { rows: same } = await sql`
      select 1 from companies where parent_id = ${parentId} and lower(organize_name) = ${input.name.toLowerCase()}`.execute(
      tx,
    );
    if (same.length) return badInput('name', '已有同名的子公司');
    const { rows } = await sql<{ id: number }>`
      insert into companies (id, organize_name, service_fee_fen, credit_limit_fen, parent_id, bound_at)
      select nextval('company_no'), ${input.name}, p.service_fee_fen, 0, p.id, ${now} from companies p where p.id = ${parentId}
      returning id`.execute(tx);
    const id = rows[0]?.id ?? 0;
    const member = await tx
      .insertInto('members')
      .values({
        id: await nextMemberId(tx),
        app_id: null,
        partner_user: null,
        mobile_phone: input.mobilePhone,
        password: null,
        member_type: 70,
        credit_member_id: id,
        real_name: input.adminName,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('mobile_phone').where('app_id', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!member) return badInput('mobilePhone', '该手机号已注册，请换用其他手机号，或请对方用绑定码绑定');
    await emitJoined(tx, call.appId, [member.id], 'company', now);
    await sendText(
      tx,
      input.mobilePhone,
      `${input.name}已开通差旅平台，您是管理员，请用本手机号以短信登录并设置密码。`,
      now,
    );
    const made = await readSubCompany(tx, parentId, id, now);
    return made ? ok(made, '已新建子公司') : noSubCompany();
  });
}

export async function renameSubCompany(
  { requestId, companyId: id, name }: In<'rename'>,
  call: Call,
): Promise<Envelope<SubCompany>> {
  const { creditMemberId: parentId } = memberOf(call);
  return await once(call, requestId, { id, name }, async (tx) => {
    await lockCompanies(tx);
    if (!(await isBelow(tx, parentId, id))) return noSubCompany();
    await tx.updateTable('companies').set({ organize_name: name }).where('id', '=', id).execute();
    const renamed = await readSubCompany(tx, parentId, id, call.now());
    return renamed ? ok(renamed, '已改名') : noSubCompany();
  });
}

/** A code by which another company finds this one; the one before it ends. */
export async function makeCode({ requestId }: In<'code'>, call: Call): Promise<Envelope<Binding>> {
  const { creditMemberId: companyId } = memberOf(call);
  return await once(call, requestId, {}, async (tx) => {
    await lockCompanies(tx);
    const refused = await mayNotBeBelow(tx, companyId, '本公司');
    if (refused) return refused;
    const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
    await tx
      .insertInto('company_bind_codes')
      .values({ company_id: companyId, code, until: call.now() + codeMs })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ code, until: call.now() + codeMs }))
      .execute();
    return ok(await bindingOf(tx, companyId, call.now()), '绑定码已生成');
  });
}

async function mayNotBeBelow(tx: Tx, companyId: number, name: string): Promise<Envelope<never> | undefined> {
  const { rows } = await sql<{ parent: number | null; below: boolean }>`
    select c.parent_id as parent, exists (select 1 from companies b where b.parent_id = c.id) as below from companies c where c.id = ${companyId}`.execute(
    tx,
  );
  const [own] = rows;
  if (own?.parent) return refuse(409, `${name}已是子公司`, { kind: 'isBelow' });
  return own?.below ? refuse(409, `${name}有子公司，不能再绑定为子公司`, { kind: 'hasBelow' }) : undefined;
}

/** Asks another company, found by its code, to be below this one; it has to agree. */
export async function askToBind({ requestId, code }: In<'bind'>, call: Call): Promise<Envelope<Binding>> {
  const { creditMemberId: parentId } = memberOf(call);
  return await once(call, requestId, { code }, async (tx) => {
    await lockCompanies(tx);
    const found = await tx
      .selectFrom('company_bind_codes')
      .where('code', '=', code)
      .where('until', '>', call.now())
      .select('company_id')
      .executeTakeFirst();
    if (!found) return badInput('code', '绑定码不正确或已过期');
    if (found.company_id === parentId) return badInput('code', '这是本公司的绑定码');
    const refused = (await refusedAbove(tx, parentId)) ?? (await mayNotBeBelow(tx, found.company_id, '该公司'));
    if (refused) return refused;
    await tx
      .insertInto('company_bind_requests')
      .values({ company_id: found.company_id, parent_id: parentId, asked_at: call.now() })
      .onConflict((conflict) => conflict.columns(['company_id', 'parent_id']).doUpdateSet({ asked_at: call.now() }))
      .execute();
    // A code serves once.
    await tx.deleteFrom('company_bind_codes').where('code', '=', code).execute();
    return ok(await bindingOf(tx, parentId, call.now()), '已发出请求，等待对方同意');
  });
}

/** The asked company agrees or refuses; the asking one takes its request back. */
export async function answerRequest(
  { requestId, bindId: id, agree }: In<'answer'>,
  call: Call,
): Promise<Envelope<Binding>> {
  const { creditMemberId: companyId } = memberOf(call);
  return await once(call, requestId, { id, agree }, async (tx) => {
    await lockCompanies(tx);
    const request = await tx
      .selectFrom('company_bind_requests')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('company_id', '=', companyId), eb('parent_id', '=', companyId)]))
      .selectAll()
      .executeTakeFirst();
    if (!request) return refuse(404, '该请求已撤回或已处理');
    const isAsked = request.company_id === companyId;
    if (agree) {
      if (!isAsked) return refuse(403, '须由对方同意');
      const refused =
        (await refusedAbove(tx, request.parent_id)) ?? (await mayNotBeBelow(tx, request.company_id, '本公司'));
      if (refused) return refused;
      await tx
        .updateTable('companies')
        .set({ parent_id: request.parent_id, bound_at: call.now() })
        .where('id', '=', companyId)
        .execute();
    }
    await tx
      .deleteFrom('company_bind_requests')
      .where((eb) => (agree ? eb('company_id', '=', companyId) : eb('id', '=', id)))
      .execute();
    return ok(await bindingOf(tx, companyId, call.now()), agree ? '已绑定为子公司' : isAsked ? '已拒绝' : '已撤回请求');
  });
}

/** Ends a binding, unless orders of the company wait for a payment; nobody acts inside any more. */
export async function unbindSubCompany(
  { requestId, companyId: id }: In<'unbind'>,
  call: Call,
): Promise<Envelope<{ id: number }>> {
  const { creditMemberId: parentId } = memberOf(call);
  return await once(call, requestId, { id }, async (tx) => {
    await lockCompanies(tx);
    if (!(await isBelow(tx, parentId, id))) return noSubCompany();
    // The binding ends in all applications, whichever the caller came from.
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from orders o where o.app_id = any(${[...apps.keys()]}::text[]) and o.company_id = ${String(id)} and (${isUnpaid})`.execute(
      tx,
    );
    const unpaid = rows[0]?.count ?? 0;
    if (unpaid) return refuse(409, `该公司有 ${unpaid} 张订单待付，付款或取消后才能解除`, { kind: 'unpaid', unpaid });
    await tx.updateTable('companies').set({ parent_id: null, bound_at: null }).where('id', '=', id).execute();
    await tx.deleteFrom('sessions').where('acting_company', '=', id).execute();
    return ok({ id }, '已解除绑定');
  });
}
