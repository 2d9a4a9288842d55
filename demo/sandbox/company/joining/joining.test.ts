import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyImport } from '#contract/company-import.ts';
import { companyJoin as rows } from '#contract/company-join.ts';
import type { Joining } from '#contract/company-join.ts';
import { message } from '#contract/message.ts';
import { wallet } from '#contract/wallet.ts';
import { answersAtOnce } from '#tests/support/suites/answers-at-once.ts';
import { openPeople } from '#tests/support/people.ts';
import type { People } from '#tests/support/people.ts';

const [first, second, family] = ['13800000010', '13800000030', '13800000020'];
let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.sandbox.close());

const tokenOf = async (phone: string): Promise<string> => (await people.client.logIn(phone)).data.token;
const mine = async (token: string): Promise<Joining> => (await people.client.send(rows.mine, {}, { token })).data;
const answer = (token: string, joinId: number, more: { agree: boolean; shareDocuments?: boolean; reason?: string }) =>
  people.client.send(rows.answer, { requestId: randomUUID(), joinId, ...more }, { token });
const memberOf = (phone: string) =>
  people.sandbox.db.selectFrom('members').where('mobile_phone', '=', phone).selectAll().executeTakeFirstOrThrow();
const newsOf = async (token: string) =>
  (await people.client.send(message.list, {}, { token })).data.rows
    .filter(({ kind }) => kind === 'join')
    .map(({ title, text }) => `${title}：${text}`);

describe('a phone that belongs to a private member', () => {
  it('asks the member, who sees the company, agrees, is an employee at once with all private data, and a private member again after leaving', async () => {
    const before = await memberOf(first);
    const { data: asked, msg } = await people.add({ mobilePhone: first, jobNumber: 'JOIN-1', realName: '周严清' });
    expect(asked).toMatchObject({
      state: 'asked',
      mobilePhone: '138****0010',
      join: { state: 'asked', reason: '' },
      documents: [],
    });
    expect(msg).toBe('对方已是会员，已发出邀请，同意后加入');
    // Nothing of the member is shown or changed before they agree.
    expect(asked.memberId).not.toBe(before.id);
    expect(await memberOf(first)).toEqual(before);
    expect(await people.names({ state: 'asked', keyword: '00000010' })).toEqual(['周严清']);
    expect((await people.textsTo(first)).at(-1)).toMatch(/^云帆科技有限公司邀请您以现有账号加入企业差旅/);

    const token = await tokenOf(first);
    const [invitation] = (await mine(token)).invitations;
    expect(invitation).toMatchObject({
      joinId: asked.id,
      companyName: '云帆科技有限公司',
      realName: '周严清',
      jobNumber: 'JOIN-1',
    });
    expect((await newsOf(token))[0]).toMatch(/^云帆科技有限公司邀请您加入企业：请在账户中心同意或拒绝/);
    const moneyOf = async () => ({
      ...(await people.client.send(wallet.account, {}, { token })).data,
      serverTimeMs: 0,
    });
    const money = await moneyOf();
    const agreed = await answer(token, asked.id, { agree: true });
    expect(agreed).toMatchObject({ ret: 0, data: { invitations: [], joined: { sharesDocuments: false } } });
    expect(await memberOf(first)).toMatchObject({
      id: before.id,
      credit_member_id: 700_070,
      credit_employee_id: asked.id,
      member_type: 70,
    });
    expect(await people.detail(asked.id)).toMatchObject({
      state: 'active',
      memberId: before.id,
      documents: [],
      sharesDocuments: false,
    });
    expect(await moneyOf()).toEqual(money);
    expect(await newsOf(people.token)).toContain('周严清已同意加入企业：现在起可按所设部门与等级预订企业差旅');

    // Documents are seen with the member's consent alone.
    const share = (on: boolean) =>
      people.client.send(rows.documents, { requestId: randomUUID(), share: on }, { token });
    const one = { employeeId: asked.id, certType: '1', certNo: '110101199003078515', consent: true } as const;
    expect(await people.write('documentSave', one)).toMatchObject({ ret: 409, data: { kind: 'consent' } });
    await share(true);
    expect((await people.detail(asked.id)).documents.length).toBeGreaterThan(0);
    await share(false);
    expect((await people.detail(asked.id)).documents).toEqual([]);
    expect(await people.call('documentReveal', { employeeId: asked.id, certType: '1' })).toMatchObject({ ret: 404 });

    const state = async (change: 'disable' | 'leave' | 'restore') =>
      await people.write('state', { employeeId: asked.id, version: (await people.detail(asked.id)).version, change });
    // Disabled, they go on as a private member; the consent stands.
    expect(await state('disable')).toMatchObject({ ret: 0 });
    expect(await memberOf(first)).toMatchObject({
      credit_member_id: 0,
      member_type: before.member_type,
      frozen_at: null,
    });
    expect(await state('restore')).toMatchObject({ ret: 0, data: { state: 'active' } });
    expect(await memberOf(first)).toMatchObject({ credit_employee_id: asked.id });
    expect(await state('leave')).toMatchObject({ ret: 0, data: { state: 'left', mobilePhone: '' } });
    expect(await memberOf(first)).toMatchObject({
      credit_member_id: 0,
      credit_employee_id: 0,
      member_type: before.member_type,
      frozen_at: null,
    });
    // The consent has ended: they are asked anew, and withdrawing leaves the state `left`.
    expect(await state('restore')).toMatchObject({ ret: 0, data: { state: 'asked' } });
    expect(await people.write('withdraw', { employeeId: asked.id })).toMatchObject({ ret: 0 });
    expect((await people.detail(asked.id)).state).toBe('left');
    expect(await people.add({ mobilePhone: first })).toMatchObject({
      ret: 400,
      data: { field: 'mobilePhone' },
      msg: expect.stringContaining('恢复'),
    });
  });

  it('is refused with a reason, told to the company, and asked again after a day alone; an unanswered invitation expires', async () => {
    const { data: asked } = await people.add({ mobilePhone: second });
    const token = await tokenOf(second);
    expect(await people.add({ mobilePhone: second })).toMatchObject({
      ret: 400,
      msg: expect.stringMatching(/^已邀请该手机号加入/),
    });
    expect(await answer(await tokenOf('13800000071'), asked.id, { agree: true })).toMatchObject({ ret: 404 });
    expect(await answer(token, asked.id, { agree: false, reason: '已有公司账号' })).toMatchObject({
      ret: 0,
      data: { invitations: [], joined: null },
    });
    expect((await people.detail(asked.id)).join).toMatchObject({ state: 'refused', reason: '已有公司账号' });
    expect(await newsOf(people.token)).toContain('季晓棠拒绝加入企业：理由：已有公司账号');
    expect(await answer(token, asked.id, { agree: true })).toMatchObject({ ret: 409 });
    expect(await people.write('invite', { employeeId: asked.id })).toMatchObject({ ret: 429 });
    const { db } = people.sandbox;
    await db.updateTable('employee_joins').set({ decided_at: 1 }).where('employee_id', '=', asked.id).execute();
    expect(await people.write('invite', { employeeId: asked.id })).toMatchObject({ ret: 0 });
    expect((await mine(token)).invitations).toHaveLength(1);
    await db.updateTable('employee_joins').set({ until: 1 }).where('employee_id', '=', asked.id).execute();
    expect((await people.detail(asked.id)).join?.state).toBe('expired');
    expect((await mine(token)).invitations).toEqual([]);
    expect(await answer(token, asked.id, { agree: true })).toMatchObject({ ret: 409 });
    const bulk = (change: object) => people.write('bulk', { ids: [asked.id], change: change as never });
    for (const change of [{ field: 'disable' }, { field: 'standard', standardId: null }])
      expect(await bulk(change)).toMatchObject({ ret: 0, data: { changed: [], refused: [{ id: asked.id }] } });
    expect(await people.write('withdraw', { employeeId: asked.id }, people.stranger)).toMatchObject({ ret: 404 });
    expect(await people.write('withdraw', { employeeId: asked.id })).toMatchObject({ ret: 0 });
    expect(await people.write('detail' as never, { employeeId: asked.id } as never)).toMatchObject({ ret: 404 });
    expect((await memberOf(second)).credit_member_id).toBe(0);
  });

  it.each([
    ['of another company', '13900099070'],
    ['of a family', family],
  ])('cannot be asked where it is one %s', async (_, mobilePhone) => {
    expect(await people.add({ mobilePhone })).toMatchObject({
      ret: 400,
      data: { field: 'mobilePhone' },
      msg: expect.stringMatching(/不能加入企业/),
    });
  });
});

it('a file asks members who are there already, counts them, and undoing takes the invitations back', async () => {
  const send = people.client.send;
  const file = Buffer.from(
    `工号,姓名,手机,部门\nIMP-1,章甲,${second},研发中心\nIMP-2,章乙,18870019999,研发中心\n`,
  ).toString('base64url');
  const choices = { missing: 'stay', departments: 'make', hand: 'up' } as const;
  const diff = () =>
    send(companyImport.diff, { requestId: randomUUID(), file, mapping: {}, choices }, { token: people.token });
  const { data: found } = await diff();
  expect(found.counts).toMatchObject({ added: 2, asked: 1, refused: 0 });
  const { data: changes } = await send(
    companyImport.changes,
    { importId: found.id, kind: 'all' },
    { token: people.token },
  );
  expect(changes.rows.find(({ name }) => name === '章甲')?.effect).toMatch(/^已是会员，本人同意后加入/);
  const applied = await send(
    companyImport.apply,
    { requestId: randomUUID(), importId: found.id, fingerprint: found.fingerprint },
    { token: people.token },
  );
  expect(applied).toMatchObject({ ret: 0, data: { counts: { asked: 1 } } });
  expect(await people.names({ state: 'asked' })).toEqual(['章甲']);
  const token = await tokenOf(second);
  expect((await mine(token)).invitations).toHaveLength(1);
  // The same file changes nothing.
  expect((await diff()).data.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(
    await send(
      companyImport.undo,
      { requestId: randomUUID(), importId: found.id, mode: 'exact' },
      { token: people.token },
    ),
  ).toMatchObject({ ret: 0 });
  expect((await mine(token)).invitations).toEqual([]);
  expect((await newsOf(token))[0]).toMatch(/已撤回邀请/);
  const { rows: left } = await sql`select 1 from employee_joins where mobile_phone = ${second}`.execute(
    people.sandbox.db,
  );
  expect(left).toEqual([]);
});

it('of an agreement and a withdrawal at once one wins', () => answersAtOnce(people, 4));
