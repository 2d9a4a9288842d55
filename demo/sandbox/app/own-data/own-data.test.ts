import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address } from '#contract/address.ts';
import { invoice } from '#contract/invoice.ts';
import type { InputOf, OutputOf } from '#contract/row.ts';
import { maxAddresses } from '#domain/address/max-addresses.ts';
import { creditCheckSign } from '#domain/invoice/tax-number.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
const tokens: Record<string, string> = {};
/** The first has seeded rows; the others have none. */
const [seeded, member, other, limited] = ['13800000010', '13800000030', '13800000041', '13800000050'] as const;
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  for (const phone of [seeded, member, other, limited]) tokens[phone] = (await client.logIn(phone)).data.token;
});
afterAll(() => sandbox.close());

/** Both kinds of rows keep the same rules. */
interface Kind {
  name: string;
  /** Input of the nth different row. */
  content(n: number): object;
  /** Changed content that is no duplicate, and the field that shows it. */
  change: { field: string; value: string };
  wrong: { field: string; value: string };
  send(call: 'list' | 'detail' | 'save' | 'makeDefault' | 'remove', as: string, input: object): Promise<Answer>;
  idField: 'addressId' | 'titleId';
}
interface Answer {
  ret: number;
  msg: string;
  data: Record<string, unknown> & { rows?: Record<string, unknown>[]; total?: number };
}

const taxNo = (n: number): string => {
  const start = `91310115MA1K${String(n).padStart(5, '0')}`;
  return start + creditCheckSign(start);
};
const sendBy =
  (rows: typeof address | typeof invoice): Kind['send'] =>
  async (call, as, input) =>
    (await client.send(rows[call] as typeof address.detail, input as InputOf<typeof address.detail>, {
      token: tokens[as],
    })) as unknown as Answer;

const kinds: Kind[] = [
  {
    name: 'an address',
    content: (n) => ({
      receiver: '张三',
      phone: '13800000000',
      province: '上海市',
      city: '上海市',
      district: '浦东新区',
      street: `世纪大道 ${n} 号`,
    }),
    change: { field: 'receiver', value: '李四' },
    wrong: { field: 'district', value: '昆山市' },
    send: sendBy(address),
    idField: 'addressId',
  },
  {
    name: 'an invoice title',
    content: (n) => ({ kind: 'company', titleName: `云溪 ${n} 号有限公司`, taxNo: taxNo(n) }),
    change: { field: 'titleName', value: '云帆有限公司' },
    wrong: { field: 'taxNo', value: '91310115MA1K3FAN07' },
    send: sendBy(invoice),
    idField: 'titleId',
  },
];

describe.each(kinds)('$name', ({ content, change, wrong, send, idField }) => {
  const save = (as: string, input: object, requestId: string = randomUUID()) =>
    send('save', as, { ...input, requestId });
  const list = async (as: string, input: object = {}) =>
    (await send('list', as, { size: 100, ...input })).data.rows ?? [];
  const idsOf = (rows: Record<string, unknown>[]) => rows.map((row) => row[idField]);
  const act = (call: 'makeDefault' | 'remove', as: string, id: unknown) =>
    send(call, as, { [idField]: id, requestId: randomUUID() });
  const defaultOf = async (as: string) => idsOf((await list(as)).filter((row) => row['isDefault']));

  it('is stored once under its key, changed, and deleted once', async () => {
    const key = randomUUID();
    const [first, again] = [await save(member, content(1), key), await save(member, content(1), key)];
    expect([first.ret, again]).toEqual([0, first]);
    const id = first.data[idField];
    expect(await send('detail', member, { [idField]: id })).toMatchObject({ ret: 0, data: first.data });
    const changed = await save(member, { ...content(1), [idField]: id, [change.field]: change.value });
    expect(changed.data).toMatchObject({ [idField]: id, [change.field]: change.value });
    expect(idsOf(await list(member))).toEqual([id]);
    const gone = randomUUID();
    for (const _ of [1, 2])
      expect(await send('remove', member, { [idField]: id, requestId: gone })).toMatchObject({ ret: 0 });
    expect(await list(member)).toEqual([]);
    expect((await act('remove', member, id)).ret).toBe(404);
  });

  it('is refused at its field when it is wrong, and twice the same is refused', async () => {
    expect(await save(member, { ...content(2), [wrong.field]: wrong.value })).toMatchObject({
      ret: 400,
      data: { field: wrong.field },
    });
    const { data } = await save(member, content(2));
    expect(await save(member, content(2))).toMatchObject({ ret: 409, data: { kind: 'duplicate' } });
    // The same content of the row itself is no duplicate.
    expect((await save(member, { ...content(2), [idField]: data[idField] })).ret).toBe(0);
    await act('remove', member, data[idField]);
  });

  it('is the default as the first one; the default moves, stays on a plain save, and is passed on when it goes', async () => {
    const ids: unknown[] = [];
    for (const n of [3, 4, 5]) ids.push((await save(member, content(n))).data[idField]);
    const [one, two, three] = ids;
    expect(await defaultOf(member)).toEqual([one]);
    await save(member, { ...content(5), [idField]: three, isDefault: true });
    expect(await defaultOf(member)).toEqual([three]);
    await save(member, { ...content(5), [idField]: three, isDefault: false });
    expect(await defaultOf(member)).toEqual([three]);
    await act('makeDefault', member, two);
    expect(await defaultOf(member)).toEqual([two]);
    expect(idsOf(await list(member))[0]).toBe(two);
    await act('remove', member, three);
    expect(await defaultOf(member)).toEqual([two]);
    await act('remove', member, two);
    expect(await defaultOf(member)).toEqual([one]);
    await act('remove', member, one);
    expect(await list(member)).toEqual([]);
  });

  it('has one default when several become it at once', async () => {
    const ids = await Promise.all([6, 7, 8].map(async (n) => (await save(member, content(n))).data[idField]));
    await Promise.all(ids.map((id) => act('makeDefault', member, id)));
    expect(await defaultOf(member)).toHaveLength(1);
    for (const id of ids) await act('remove', member, id);
  });

  it("belongs to its member: another's id finds and changes nothing", async () => {
    const { data } = await save(member, content(9));
    const id = data[idField];
    expect((await send('detail', other, { [idField]: id })).ret).toBe(404);
    expect((await save(other, { ...content(9), [idField]: id })).ret).toBe(404);
    expect((await act('makeDefault', other, id)).ret).toBe(404);
    expect((await act('remove', other, id)).ret).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await list(member))[0]).toMatchObject({ [idField]: id, isDefault: true });
    await act('remove', member, id);
  });

  it('is found in no other application', async () => {
    const [own] = idsOf(await list(seeded));
    const { token } = (await client.logIn(seeded, { appId: 'skyline' })).data;
    const elsewhere = (call: 'list' | 'detail', input: object) =>
      client.send(
        (idField === 'addressId' ? address : invoice)[call] as typeof address.detail,
        input as InputOf<typeof address.detail>,
        { token, appId: 'skyline' },
      ) as unknown as Promise<Answer>;
    const rows = (await elsewhere('list', {})).data.rows ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(idsOf(rows)).not.toContain(own);
    expect((await elsewhere('detail', { [idField]: own })).ret).toBe(404);
  });

  it(`is kept ${maxAddresses} times at most, also where several are saved at once`, async () => {
    for (let n = 0; n < maxAddresses; n += 10)
      await Promise.all(Array.from({ length: 10 }, (_, at) => save(limited, content(100 + n + at))));
    const answers = await Promise.all([save(limited, content(200)), save(limited, content(201))]);
    for (const answer of answers) expect(answer).toMatchObject({ ret: 409, data: { kind: 'full' } });
    expect(answers[0]?.msg).toContain(String(maxAddresses));
    const rows = await list(limited);
    expect(rows).toHaveLength(maxAddresses);
    const [row] = rows;
    expect((await save(limited, { ...content(300), [idField]: row?.[idField] })).ret).toBe(0);
  });
});

describe('lists of own data', () => {
  const rowsOf = async <R extends typeof address.list | typeof invoice.list>(row: R, input: object) =>
    (await client.send(row as typeof address.list, input as InputOf<typeof address.list>, { token: tokens[seeded] }))
      .data.rows as unknown as OutputOf<R>['rows'];

  it('mask phones and account numbers, which the form of one row has whole', async () => {
    const [first] = await rowsOf(address.list, {});
    expect(first).toMatchObject({ isDefault: true, phone: '138****0010' });
    const one = await client.send(address.detail, { addressId: first?.addressId ?? '' }, { token: tokens[seeded] });
    expect(one.data.phone).toBe('13800000010');
    const [title] = await rowsOf(invoice.list, { kind: 'company' });
    expect(title?.bankAccount).toBe('****9012');
  });

  it.each([
    ['知夏', ['林知夏']],
    ['杭州市西湖', ['林知夏']],
    ['0010', ['周砚清']],
    ['没有', []],
    ['%', []],
  ] as const)('find addresses by %s', async (keyword, receivers) => {
    expect((await rowsOf(address.list, { keyword })).map(({ receiver }) => receiver)).toEqual(receivers);
  });

  it('find titles by kind, name and tax number', async () => {
    const names = async (input: object) => (await rowsOf(invoice.list, input)).map(({ titleName }) => titleName);
    expect(await names({ kind: 'personal' })).toEqual(['周砚清']);
    expect(await names({ keyword: 'ma1k' })).toEqual(['上海云溪商务咨询有限公司']);
    expect(await names({ keyword: '云溪', kind: 'personal' })).toEqual([]);
  });
});
