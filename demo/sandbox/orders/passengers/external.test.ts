import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { external } from '#contract/external.ts';
import { passenger } from '#contract/passenger.ts';
import type { InputOf } from '#contract/row.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Member } from '../../ground/call.ts';
import { withKeptDocuments } from './kept-documents.ts';
import type { Sandbox } from '../../sandbox.ts';

type Named = Parameters<typeof withKeptDocuments>[2]['passengers'];

let sandbox: Sandbox;
let client: Client;
const [boss, employee, colleague, personal] = ['13800000070', '13800000071', '13800000073', '13800000010'];
/** Administrator of another company. */
const rival = 'rival';
const tokens: Record<string, string> = {};
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => Date.parse('2026-11-20T02:00:00Z') });
  client = clientOf(sandbox);
  for (const phone of [boss, employee, colleague, personal]) tokens[phone] = (await client.logIn(phone)).data.token;
  tokens[rival] = (await client.logIn('13800000020')).data.token;
  await sandbox.db
    .insertInto('companies')
    .values({
      id: 700099,
      organize_name: '远帆物流有限公司',
      service_fee_fen: 0,
      credit_limit_fen: 0,
    })
    .execute();
  await sandbox.db
    .updateTable('members')
    .set({ member_type: 70, credit_member_id: 700099 })
    .where('mobile_phone', '=', '13800000020')
    .execute();
});
afterAll(() => sandbox.close());

const list = async (who: string, input: InputOf<typeof external.list> = {}) =>
  (await client.send(external.list, { size: 100, ...input }, { token: tokens[who] })).data?.rows ?? [];
const names = async (who: string, input: InputOf<typeof external.list> = {}) =>
  (await list(who, input)).map(({ name }) => name).toSorted();
const named = async (who: string, name: string) => {
  const found = (await list(who)).find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
let numbers = 4_000_000;
const good = (): InputOf<typeof external.save> => ({
  requestId: randomUUID(),
  name: '沈星河',
  psgType: 'ADT',
  bornDate: '1990-05-06',
  documents: [{ certType: '2', certNo: `EG${String((numbers += 1))}`, certValidDate: '2031-01-01' }],
  consent: true,
  hostId: 710071,
  visitReason: '技术交流',
});
const save = (who: string, input: Partial<InputOf<typeof external.save>> = {}) =>
  client.send(external.save, { ...good(), ...input }, { token: tokens[who] });
const remove = (who: string, id: string) =>
  client.send(external.remove, { id, requestId: randomUUID() }, { token: tokens[who] });
const reveal = (who: string, id: string) => client.send(external.reveal, { id, certType: '1' }, { token: tokens[who] });

describe('the external travellers of a company', () => {
  it('are seen by its administrator and its employees with host and reason, and by no other member', async () => {
    const all = ['SCHMIDT/LENA', '秦牧野', '闻人清和'];
    expect(await names(boss)).toEqual(all);
    expect(await names(colleague)).toEqual(all);
    expect((await named(colleague, '秦牧野')).guest).toEqual({
      hostId: 710073,
      hostName: '王思远',
      hostDept: '销售部',
      visitReason: '年度供应商大会',
      addedBy: '周国梁',
    });
    expect(await names(rival)).toEqual([]);
    expect((await client.send(external.list, {}, { token: tokens[personal] })).ret).toBe(403);
    const { id } = await named(boss, '秦牧野');
    expect((await client.send(external.detail, { id }, { token: tokens[rival] })).ret).toBe(404);
    expect([(await reveal(rival, id)).ret, (await remove(rival, id)).ret, (await save(rival, { id })).ret]).toEqual([
      404, 404,
      // The host is none of the other company's employees.
      400,
    ]);
  });

  it('are no frequent passengers, and the other way round', async () => {
    const { rows } = (await client.send(passenger.list, { size: 100 }, { token: tokens[employee] })).data;
    expect(rows.map(({ name }) => name)).not.toContain('闻人清和');
    const guest = await named(employee, '闻人清和');
    expect((await client.send(passenger.detail, { id: guest.id }, { token: tokens[employee] })).ret).toBe(404);
    const self = rows.find(({ isSelf }) => isSelf);
    expect((await client.send(external.detail, { id: self?.id ?? '' }, { token: tokens[employee] })).ret).toBe(404);
  });

  it.each(['王思远', '销售部', '供应商', '秦牧', 'qin muye', 'qm', '0384'])('are found by "%s"', async (keyword) => {
    expect(await names(boss, { keyword })).toEqual(['秦牧野']);
  });

  it('are changed, revealed and deleted by the administrator and by the employee who has added them', async () => {
    const { id } = await named(employee, '闻人清和');
    expect(await names(employee, { group: 'own' })).toEqual(['闻人清和']);
    const allowed = [
      [colleague, 403],
      [employee, 0],
      [boss, 0],
    ] as const;
    for (const [who, ret] of allowed) expect((await reveal(who, id)).ret).toBe(ret);
    for (const [who, ret] of allowed)
      expect((await save(who, { id, name: '闻人清和', visitReason: `面试 ${who}` })).ret).toBe(ret);
    expect((await named(colleague, '闻人清和')).guest).toMatchObject({
      visitReason: `面试 ${boss}`,
      addedBy: '陈佳宁',
    });
    const added = (await save(employee, { name: '顾星野' })).data.id;
    expect((await remove(colleague, added)).msg).toBe('该外部出行人由同事添加，请联系添加人或管理员修改');
    expect((await remove(boss, added)).ret).toBe(0);
    expect(await names(boss, { keyword: '顾星野' })).toEqual([]);
  });

  it('have an employee of the company as host, and a reason', async () => {
    expect(await save(boss, { hostId: 999 })).toMatchObject({ ret: 400, data: { field: 'hostId' } });
    expect(await save(boss, { visitReason: ' ' })).toMatchObject({ ret: 400, data: { field: 'visitReason' } });
    const { rows } = (await client.send(external.hosts, {}, { token: tokens[colleague] })).data;
    expect(rows.slice(0, 3).map(({ name }) => name)).toEqual(['王思远', '陈佳宁', '许曼']);
    expect(rows.map(({ name }) => name)).toContain('赵一鸣');
    expect((await client.send(external.hosts, {}, { token: tokens[rival] })).data.rows).toEqual([]);
  });

  it('have a document once in the company, whoever adds it', async () => {
    const documents = [{ certType: '2' as const, certNo: 'EG3999999', certValidDate: '2031-01-01' }];
    expect((await save(employee, { name: '方知远', documents })).ret).toBe(0);
    expect(await save(boss, { name: '方知远', documents })).toMatchObject({
      ret: 409,
      msg: '该护照已在外部出行人“方知远”名下',
      data: { kind: 'duplicate', field: 'documents.0.certNo' },
    });
  });
});

describe('the import of external travellers', () => {
  const sheet = '姓名,证件类型,证件号码,有效期,出生日期\n林甲,护照,EH5000001,2031-01-01,1990-05-06\n';
  const check = async (who: string) =>
    (
      await client.send(
        external.importCheck,
        { file: Buffer.from(sheet).toString('base64url') },
        { token: tokens[who] },
      )
    ).data.rows;
  const apply = async (who: string, hostId: number) => {
    const rows = (await check(who)).map(({ line, values }) => ({ line, values }));
    return await client.send(
      external.importApply,
      { requestId: randomUUID(), rows, consent: true, hostId, visitReason: '项目评审' },
      { token: tokens[who] },
    );
  };

  it('adds guests of one host, and updates them when it is done again', async () => {
    expect((await apply(employee, 999)).data).toMatchObject({ field: 'hostId' });
    expect((await apply(employee, 710071)).data.rows).toEqual([{ line: 2, state: 'added' }]);
    expect((await named(boss, '林甲')).guest).toMatchObject({ hostName: '陈佳宁', visitReason: '项目评审' });
    expect((await check(boss))[0]?.known).toBe('林甲');
    expect((await apply(boss, 710072)).data.rows).toEqual([{ line: 2, state: 'updated' }]);
    expect((await named(boss, '林甲')).guest).toMatchObject({ hostName: '许曼', addedBy: '陈佳宁' });
    expect((await apply(colleague, 710073)).data.rows).toMatchObject([
      { state: 'refused', reason: '该外部出行人由同事添加，请联系添加人或管理员修改' },
    ]);
    expect((await check(rival))[0]?.known).toBe('');
  });

  it('has a template of its own name', async () => {
    const { fileName } = (await client.send(external.importFile, {}, { token: tokens[boss] })).data;
    expect(fileName).toBe('外部出行人导入模板.xlsx');
  });

  it('has an English template, whose example is left out as well', async () => {
    const asked = { format: 'csv', locale: 'en' } as const;
    const { data } = await client.send(external.importFile, asked, { token: tokens[boss] });
    expect(data.fileName).toBe('External travellers template.csv');
    const text = Buffer.from(data.content, 'base64').toString('utf8');
    const file = Buffer.from(`${text}林一禾,,ID card,11010519491231002X,,,,female\r\n`).toString('base64url');
    const { rows } = (await client.send(external.importCheck, { file }, { token: tokens[boss] })).data;
    expect(rows.map(({ values }) => [values.name, values.certType, values.sex])).toEqual([['林一禾', '1', 'F']]);
  });
});

it.each([
  ['business', 700070, true],
  ['private', 700070, false],
  ['business', 700099, false],
])(
  'an order on %s travel of a member of company %i takes the number of a guest: %s',
  async (travelType, company, isKnown) => {
    const { id } = await named(boss, '秦牧野');
    const member = { memberId: '20250073', appId: 'default', creditMemberId: company, level: '7_0' } as Member;
    const passengers = [{ passengerId: id, name: '秦牧野', certType: '1', certNo: '' }] as unknown as Named;
    const [found] = await withKeptDocuments(sandbox.db, member, { passengers, travelType });
    expect(found?.certNo).toMatch(isKnown ? /^370102\d{11}[\dX]$/ : /^$/);
  },
);
