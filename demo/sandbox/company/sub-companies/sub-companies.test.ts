import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { security } from '#contract/profile.ts';
import { subCompany as calls } from '#contract/sub-company.ts';
import type { Row } from '#contract/row.ts';
import { good } from '#tests/support/orders/booking.ts';
import { clientOf, md5Of, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let token: string;
const dayMs = 86_400_000;
let ahead = 0;
const start = Date.parse('2026-11-20T02:00:00Z');
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => start + ahead });
  client = clientOf(sandbox);
  token = good(await client.logIn('13800000070')).token;
});
afterAll(() => sandbox.close());

const send = <In, Out>(row: Row<In, Out>, input: Omit<In, 'requestId'>, as = token) =>
  client.send(row, { requestId: randomUUID(), ...input } as In, { token: as });
const list = async (as = token) => good(await send(calls.list, {}, as)).rows;

/** Another company with an account of its own; its phone logs in. */
async function otherCompany(id: number, phone: string): Promise<string> {
  const { db } = sandbox;
  await db
    .insertInto('companies')
    .values({ id, organize_name: `外部公司${id}`, service_fee_fen: 0, credit_limit_fen: 500_000 })
    .execute();
  const { rows } = await sql<{
    password: string;
  }>`select password from members where mobile_phone = '13800000070'`.execute(db);
  await db
    .insertInto('members')
    .values({
      id: String(id),
      app_id: null,
      partner_user: null,
      mobile_phone: phone,
      password: rows[0]?.password ?? null,
      member_type: 70,
      credit_member_id: id,
      real_name: '许曼',
      created_at: 1,
    })
    .execute();
  return good(await client.logIn(phone)).token;
}

it('a company is made below another, is listed with its figures, and renamed; a name or phone twice is refused', async () => {
  const input = { name: '云帆华南', adminName: '郑清越', mobilePhone: '19912340001' };
  const made = good(await send(calls.add, input));
  expect(made).toMatchObject({
    name: '云帆华南',
    people: 0,
    orders: 0,
    spend: '0',
    creditLimit: '0',
    adminPhone: '199****0001',
  });
  expect((await send(calls.add, { ...input, mobilePhone: '19912340002' })).data).toEqual({ field: 'name' });
  expect((await send(calls.add, { ...input, name: '云帆华中' })).data).toEqual({ field: 'mobilePhone' });
  expect(await list()).toEqual([made]);
  good(await send(calls.rename, { companyId: made.id, name: '云帆深圳' }));
  expect((await list())[0]?.name).toBe('云帆深圳');
  expect((await send(calls.rename, { companyId: 700_070, name: '自己' })).ret).toBe(404);
});

it('two companies are bound when one gives its code, the other asks with it, and the first agrees; a code serves once and for a day', async () => {
  const other = await otherCompany(810_001, '19912341001');
  const { code } = good(await send(calls.code, {}, other));
  expect((await send(calls.bind, { code }, other)).data).toEqual({ field: 'code' });
  expect((await send(calls.bind, { code: 'AAAAAAAA' })).data).toEqual({ field: 'code' });
  const asked = good(await send(calls.bind, { code }));
  expect(asked.requests).toMatchObject([{ name: '外部公司810001', direction: 'out' }]);
  expect((await send(calls.bind, { code })).data).toEqual({ field: 'code' });
  expect((await list()).some(({ id }) => id === 810_001)).toBe(false);
  const [request] = good(await send(calls.binding, {}, other)).requests;
  expect(request).toMatchObject({ direction: 'in' });
  const id = request?.id ?? 0;
  expect((await send(calls.answer, { bindId: id, agree: true })).ret).toBe(403);
  expect(good(await send(calls.answer, { bindId: id, agree: true }, other)).parentName).toContain('云帆');
  expect((await list()).find((row) => row.id === 810_001)).toMatchObject({
    name: '外部公司810001',
    creditLimit: '5000',
  });
  // A company below another has none below itself.
  expect((await send(calls.add, { name: '孙公司', adminName: '林甲', mobilePhone: '19912341009' }, other)).ret).toBe(
    409,
  );
  const late = await otherCompany(810_002, '19912341002');
  const { code: old } = good(await send(calls.code, {}, late));
  ahead += dayMs + 1;
  token = good(await client.logIn('13800000070')).token;
  expect((await send(calls.bind, { code: old })).data).toEqual({ field: 'code' });
});

it('the main account acts inside with the rights of its administrator, leaves a log, changes no security, and comes back', async () => {
  const id = 810_001;
  const inside = good(await send(calls.enter, { companyId: id }));
  expect(inside).toMatchObject({
    memberId: '810001',
    creditMemberId: id,
    acting: { from: expect.stringContaining('云帆') },
  });
  for (const info of [account.memberInfo, account.memberInfoEx])
    expect(good(await client.send(info, {}, { token: inside.token })).acting).toEqual(inside.acting);
  const psw = { oldPsw: md5Of('travel123'), newPsw: md5Of('travel124') };
  expect((await send(security.password, psw, inside.token)).ret).toBe(403);
  expect((await send(security.export, {}, inside.token)).ret).toBe(403);
  expect((await send(calls.enter, { companyId: id }, inside.token)).ret).toBe(409);
  good(await send(calls.code, {}, inside.token).then((answer) => ({ ...answer, ret: answer.ret === 409 ? 0 : 1 })));
  const acts = good(await send(calls.acts, { companyId: id })).rows;
  expect(acts).toMatchObject([{ text: '进入子公司', by: expect.any(String) }]);
  const back = good(await send(calls.leave, {}, inside.token));
  expect([back.creditMemberId, back.acting]).toEqual([700_070, undefined]);
  expect((await client.send(account.memberInfo, {}, { token: inside.token })).ret).toBe(401);
});

it('unbinding waits for orders of every application to be paid, and ends sessions inside', async () => {
  const id = 810_001;
  const inside = good(await send(calls.enter, { companyId: id }));
  await sql`insert into orders (order_id, kind, app_id, member_id, company_id, status, travel_type, created_at, travel_at, ends_at, pay_deadline, amount, title, words, card)
    values ('999000000002', 'airTicket', 'skyline', '810001', ${String(id)}, 0, 'business', ${start}, 1, 1, 1, 118000, '上海 → 北京', '', '{}')`.execute(
    sandbox.db,
  );
  expect(await send(calls.unbind, { companyId: id })).toMatchObject({ ret: 409, data: { unpaid: 1 } });
  await sql`delete from orders where order_id = '999000000002'`.execute(sandbox.db);
  good(await send(calls.unbind, { companyId: id }));
  expect((await client.send(account.memberInfo, {}, { token: inside.token })).ret).toBe(401);
  expect((await send(calls.enter, { companyId: id })).ret).toBe(404);
});

it('another company sees nothing, and an employee is refused', async () => {
  const other = good(await client.logIn('19912341002')).token;
  const [own] = await list();
  expect(await list(other)).toEqual([]);
  for (const answer of [
    await send(calls.rename, { companyId: own?.id ?? 0, name: '别人的' }, other),
    await send(calls.unbind, { companyId: own?.id ?? 0 }, other),
    await send(calls.enter, { companyId: own?.id ?? 0 }, other),
    await send(calls.acts, { companyId: own?.id ?? 0 }, other),
  ])
    expect(answer.ret).toBe(404);
  const employee = good(await client.logIn('13800000072')).token;
  expect((await send(calls.list, {}, employee)).ret).toBe(403);
});
