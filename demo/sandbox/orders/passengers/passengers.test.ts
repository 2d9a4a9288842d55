import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { InputOf } from '#contract/row.ts';
import { readIdCard } from '#domain/passenger/documents/id-card.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => Date.parse('2026-11-20T02:00:00Z') });
  client = clientOf(sandbox);
  for (const phone of ['13800000010', '13800000030', '13800000070', '13800000071', '13800000074'])
    tokens[phone] = (await client.logIn(phone)).data.token;
});
afterAll(() => sandbox.close());

const list = async (
  phone: string,
  keyword?: string,
  more: Partial<InputOf<typeof passenger.list>> = {},
): Promise<Passenger[]> =>
  (await client.send(passenger.list, { keyword, size: 100, ...more }, { token: tokens[phone] })).data.rows;
const named = async (phone: string, name: string): Promise<Passenger> => {
  const found = (await list(phone, name)).find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const reveal = (phone: string, id: string, certType: '1' | '2' = '1') =>
  client.send(passenger.reveal, { id, certType }, { token: tokens[phone] });
const remove = (phone: string, id: string, requestId: string = randomUUID()) =>
  client.send(passenger.remove, { id, requestId }, { token: tokens[phone] });
type Input = Parameters<typeof save>[1];
const save = (phone: string, input: Partial<typeof good>) =>
  client.send(passenger.save, { requestId: randomUUID(), ...good, ...input }, { token: tokens[phone] });
const good = {
  id: undefined as string | undefined,
  name: '沈星河',
  englishName: '',
  psgType: 'ADT' as Passenger['psgType'],
  sex: undefined as 'M' | 'F' | undefined,
  bornDate: '1990-05-06' as string | undefined,
  mobilePhone: '',
  documents: [{ certType: '2' as const, certNo: 'EA1234567', certValidDate: '2031-01-01' }] as InputOf<
    typeof passenger.save
  >['documents'],
  consent: true,
  guardianConsent: undefined as boolean | undefined,
};

describe('the seeded passengers', () => {
  it('of every type, with valid ID cards, one expired passport and one person without documents', async () => {
    const people = await list('13800000010');
    expect(people[0]).toMatchObject({ name: '周砚清', isSelf: true });
    expect(new Set(people.map((one) => one.psgType))).toEqual(
      new Set(['ADT', 'CHD', 'INF', 'SD', 'SC', 'DR', 'DL', 'ZZ', 'CD']),
    );
    expect(new Set(people.flatMap((one) => one.documents.map(({ certType }) => certType)))).toEqual(
      new Set(['0', '1', '2', '3', '5', '6', '7', '8', '9']),
    );
    for (const { id } of people.filter((one) => one.documents.some(({ certType }) => certType === '1')))
      expect(readIdCard((await reveal('13800000010', id)).data.certNo, '2026-11-20').ok).toBe(true);
    expect(people.find(({ name }) => name === '林知夏')?.documents).toContainEqual(
      expect.objectContaining({ certType: '2', certValidDate: '2026-08-30' }),
    );
    expect(people.find(({ name }) => name === '高远')?.documents).toEqual([]);
  });

  it.each(['予安', 'zhou yuan', 'ZHOU/YUAN', 'yuanzhou', 'zy', '4418'])('are found by "%s"', async (keyword) => {
    expect((await list('13800000010', keyword)).map(({ name }) => name)).toContain('周予安');
  });

  it.each([
    ['oyjx', '欧阳景行'],
    ['OuYangJX', '欧阳景行'],
    ['ojx', '欧阳景行'],
    ['lvsy', '吕书言'],
    ['lü shuyan', '吕书言'],
    ['linzx', '林知夏'],
    ['ｌｉｎ', '林知夏'],
  ])('by "%s" is found %s', async (keyword, name) => {
    expect((await list('13800000010', keyword)).map((one) => one.name)).toContain(name);
  });

  it.each(['没有这个人', '%', '_', '18'])('are not found by "%s"', async (keyword) => {
    expect(await list('13800000010', keyword)).toEqual([]);
  });

  it('are given out page by page, and by groups', async () => {
    const all = await list('13800000010');
    const page = await client.send(passenger.list, { size: 3, sort: 'name' }, { token: tokens['13800000010'] });
    expect([page.data.rows.length, page.data.total, page.data.next !== null]).toEqual([3, all.length, true]);
    expect((await list('13800000010', undefined, { group: 'attention' })).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['林知夏', '高远']),
    );
    expect((await list('13800000071', undefined, { group: 'own' })).map(({ name }) => name)).toEqual([
      '陈佳宁',
      '宋听雨',
    ]);
    expect((await list('13800000071', undefined, { group: 'company' })).map(({ name }) => name)).toEqual([
      '许曼',
      '王思远',
      '赵一鸣',
    ]);
    expect((await list('13800000071', undefined, { sort: 'staff' })).map(({ name }) => name)).toEqual([
      '陈佳宁',
      '许曼',
      '王思远',
      '赵一鸣',
      '宋听雨',
    ]);
  });
});

it('a group is kept by saves that do not name it, is filtered by, and can be taken away', async () => {
  const save = async (more: object) =>
    (
      await client.send(
        passenger.save,
        {
          requestId: randomUUID(),
          name: '沈组别',
          psgType: 'ADT',
          bornDate: '1990-05-06',
          documents: [{ certType: '2', certNo: 'EG7788990', certValidDate: '2036-01-01' }],
          consent: true,
          ...more,
        },
        { token: tokens['13800000030'] },
      )
    ).data;
  const inGroup = async () =>
    (await list('13800000030', undefined, { relation: 'family' })).map(({ name, relation }) => `${name} ${relation}`);
  const { id } = await save({ relation: 'family' });
  await save({ id });
  expect(await inGroup()).toEqual(['沈组别 family']);
  await save({ id, relation: '' });
  expect(await inGroup()).toEqual([]);
});

describe('document numbers', () => {
  it('are masked in every answer, and given out one by one to the member who keeps them', async () => {
    const [self] = await list('13800000010');
    const masked = self?.documents.find(({ certType }) => certType === '1')?.maskedNo ?? '';
    expect(masked).toMatch(/^\d{4}\*{10}\d{3}[\dX]$/);
    const { data } = await reveal('13800000010', self?.id ?? '');
    expect(maskCertNo(data.certNo)).toBe(masked);
    expect((await reveal('13800000030', self?.id ?? '')).ret).toBe(404);
    expect((await reveal('13800000010', self?.id ?? '', '1')).ret).toBe(0);
  });

  it('are given out with an entry in the log; a refusal has none', async () => {
    const { id } = await named('13800000010', '周予安');
    const entries = () =>
      sandbox.db
        .selectFrom('document_reveals')
        .where('passenger_id', '=', id)
        .select(['member_id', 'app_id', 'cert_type'])
        .execute();
    const before = await entries();
    for (const phone of ['13800000010', '13800000030']) await reveal(phone, id);
    expect(await entries()).toEqual([...before, { member_id: '20250010', app_id: 'default', cert_type: '1' }]);
  });

  it('of colleagues are never given out, and cannot be guessed digit by digit', async () => {
    const colleague = await named('13800000071', '许曼');
    expect(await reveal('13800000071', colleague.id)).toMatchObject({ ret: 403, data: null });
    const own = await reveal('13800000074', (await list('13800000074')).find(({ isSelf }) => isSelf)?.id ?? '');
    expect(JSON.stringify(await list('13800000071'))).not.toContain(own.data.certNo);
    const number = (
      await sandbox.db
        .selectFrom('passenger_documents')
        .where('passenger_id', '=', colleague.id)
        .select('cert_no')
        .executeTakeFirstOrThrow()
    ).cert_no;
    expect((await list('13800000071', number.slice(-4))).map(({ name }) => name)).toContain('许曼');
    for (const end of [number, number.slice(-5), number.slice(-3)])
      expect((await list('13800000071', end)).map(({ name }) => name)).not.toContain('许曼');
  });

  it('without a number a saved document keeps the one that it has', async () => {
    const first = await save('13800000010', {
      documents: [{ certType: '2', certNo: 'EC0000001', certValidDate: '2031-01-01' }],
    });
    const { id } = first.data;
    expect(
      (await save('13800000010', { id, documents: [{ certType: '2', certNo: '', certValidDate: '2032-02-02' }] })).data
        .documents,
    ).toEqual([{ certType: '2', maskedNo: 'EC****001', certValidDate: '2032-02-02' }]);
    expect((await reveal('13800000010', id, '2')).data.certNo).toBe('EC0000001');
    expect(
      await save('13800000010', { id, documents: [{ certType: '8', certNo: '', certValidDate: '2032-02-02' }] }),
    ).toMatchObject({ ret: 400, msg: '请输入证件号码', data: { field: 'documents.0.certNo' } });
  });
});

describe('visible passengers', () => {
  it('an employee also sees the colleagues, with their departments', async () => {
    const people = await list('13800000071');
    expect(people.map(({ name, isSelf, isEmployee, deptName }) => [name, isSelf, isEmployee, deptName])).toEqual([
      ['陈佳宁', true, true, '研发中心'],
      ['宋听雨', false, false, ''],
      ['许曼', false, true, '研发中心'],
      ['王思远', false, true, '销售部'],
      ['赵一鸣', false, true, '市场部'],
    ]);
    expect((await list('13800000070')).filter(({ isEmployee }) => isEmployee)).toHaveLength(4);
  });

  it('no other member sees them, and no private passenger of a colleague', async () => {
    expect((await list('13800000030')).some(({ isEmployee }) => isEmployee)).toBe(false);
    expect((await list('13800000074')).map(({ name }) => name)).not.toContain('宋听雨');
  });

  it('another app id sees none of what was saved under this one', async () => {
    const { data } = await save('13800000030', {
      documents: [{ certType: '2', certNo: 'EA7777777', certValidDate: '2031-01-01' }],
    });
    const { token } = (await client.logIn('13800000030', { appId: 'skyline' })).data;
    const there = await client.send(passenger.list, {}, { token, appId: 'skyline' });
    expect(there.data.rows.map(({ id }) => id)).not.toContain(data.id);
    expect(
      (
        await client.send(
          passenger.save,
          { ...good, requestId: randomUUID(), id: data.id },
          { token, appId: 'skyline' },
        )
      ).ret,
    ).toBe(404);
  });
});

describe('saving', () => {
  it('keeps what was sent, tidied, with birthday and sex of the ID card', async () => {
    const { ret, data } = await save('13800000010', {
      name: ' 沈 星河 ',
      bornDate: undefined,
      documents: [{ certType: '1', certNo: '110101 19900307 123 9'.replaceAll(' ', '') }],
    });
    expect(ret).toBe(400);
    expect(data).toMatchObject({ field: 'documents.0.certNo' });
    const saved = await save('13800000010', {
      name: ' 沈 星河 ',
      bornDate: undefined,
      documents: [{ certType: '1', certNo: ' 11010519491231002x' }],
    });
    expect(saved).toMatchObject({
      ret: 0,
      data: {
        name: '沈星河',
        bornDate: '1949-12-31',
        sex: 'F',
        isSelf: false,
        documents: [{ certType: '1', maskedNo: '1101**********002X' }],
      },
    });
    const changed = await save('13800000010', { ...good, id: saved.data.id, name: '沈清河' });
    expect(changed).toMatchObject({
      ret: 0,
      data: { id: saved.data.id, name: '沈清河', documents: [{ certType: '2' }] },
    });
  });

  it('takes a document once, however often and however many at once it is sent', async () => {
    const documents = [{ certType: '2' as const, certNo: 'EB0000001', certValidDate: '2031-01-01' }];
    const answers = await Promise.all(Array.from({ length: 8 }, () => save('13800000010', { documents })));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    const refused = answers.find(({ ret }) => ret !== 0);
    expect(refused).toMatchObject({
      ret: 409,
      msg: '该护照已在常旅客“沈星河”名下',
      data: { kind: 'duplicate', field: 'documents.0.certNo' },
    });
    expect((await save('13800000030', { documents })).ret).toBe(0);
  });

  it.each<[Partial<Input>, string, string]>([
    [{ name: '沈9' }, 'name', '姓名中不能有数字'],
    [{ englishName: 'SHEN XINGHE' }, 'englishName', '姓与名之间请以一个 / 分隔，如 LIN/ZHIXIA'],
    [{ mobilePhone: '123' }, 'mobilePhone', '请输入正确的手机号码'],
    [{ documents: [] }, 'documents', '请至少填写一种证件'],
    [
      { documents: [{ certType: '1', certNo: '110105194912310020' }] },
      'documents.0.certNo',
      '身份证号码校验位不符，请逐位核对',
    ],
    [{ documents: [{ certType: '2', certNo: 'EA1' }] }, 'documents.0.certValidDate', '请输入证件有效期'],
    [
      { documents: [good.documents[0]!, { ...good.documents[0]!, certNo: ' ea1234567' }] },
      'documents.1.certNo',
      '与第 1 个证件相同',
    ],
    [{ bornDate: undefined }, 'bornDate', '请输入出生日期'],
    [{ bornDate: '2026-02-30' }, 'bornDate', '出生日期不存在，请核对月份与日期'],
    [
      { bornDate: '1990-05-06', documents: [{ certType: '1', certNo: '11010519491231002X' }] },
      'bornDate',
      '出生日期与身份证号码不一致',
    ],
    [{ psgType: 'CHD' }, 'psgType', '按年龄应为成人'],
    [{ bornDate: '2020-01-01', psgType: 'CHD' }, 'guardianConsent', '未满 14 周岁，请由监护人勾选同意'],
    [{ consent: false }, 'consent', '请确认已取得本人同意后再保存'],
    [{ id: '999' }, '', '该旅客不存在或已删除'],
  ])('%j is refused at "%s": %s', async (input, field, msg) => {
    const answer = await save('13800000010', input);
    expect(answer.msg).toBe(msg);
    expect((answer.data as unknown as { field?: string } | null)?.field ?? '').toBe(field);
  });

  it('leaves the data of colleagues to the company, and those of strangers alone', async () => {
    const colleague = (await list('13800000071')).find(({ name }) => name === '许曼');
    expect((await save('13800000071', { id: colleague?.id })).ret).toBe(403);
    expect((await save('13800000010', { id: colleague?.id })).ret).toBe(404);
  });
});

describe('deleting', () => {
  it('deletes a passenger once, with the documents', async () => {
    const { data } = await save('13800000010', {
      documents: [{ certType: '2', certNo: 'ED0000001', certValidDate: '2031-01-01' }],
    });
    const requestId = randomUUID();
    for (let tries = 0; tries < 2; tries += 1)
      expect(await remove('13800000010', data.id, requestId)).toMatchObject({ ret: 0, data: { id: data.id } });
    expect((await remove('13800000010', data.id)).ret).toBe(404);
    expect((await client.send(passenger.detail, { id: data.id }, { token: tokens['13800000010'] })).ret).toBe(404);
    expect(
      (await save('13800000010', { documents: [{ certType: '2', certNo: 'ED0000001', certValidDate: '2031-01-01' }] }))
        .ret,
    ).toBe(0);
  });

  it('leaves the member, colleagues and strangers where they are', async () => {
    const [self] = await list('13800000071');
    expect(await remove('13800000071', self?.id ?? '')).toMatchObject({ ret: 409, msg: '本人资料不能删除，可以修改' });
    expect((await remove('13800000071', (await named('13800000071', '许曼')).id)).ret).toBe(403);
    expect((await remove('13800000010', self?.id ?? '')).ret).toBe(404);
  });
});
