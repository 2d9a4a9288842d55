import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { travelStandardSchemas as schemas } from '#contract/travel-standard.schema.ts';
import { travelStandard as rows } from '#contract/travel-standard.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import type { Rule, StandardContent } from '#domain/policy/schema.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import type { Given } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { clientOf } from '#tests/support/sandbox.ts';
import { travelStandardHandlers as handlers } from '../../app/handlers/travel-standard.ts';
import { standardFor } from '../../orders/business/standard-for.ts';

let booking: Booking;
let admin: Booker;
let today: string;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
  today = dayAt(booking.now());
});
afterAll(() => booking.close());

const ask = askOf({ schemas, handlers, rows }, () => admin);
type Asked<K extends keyof typeof schemas> = Given<typeof schemas, K>;
const list = async (input: Asked<'list'> = {}) => good(await ask('list', input));
const detail = async (standardId: number, version?: number): Promise<StandardDetail> =>
  good(await ask('detail', { standardId, ...(version && { version }) }));

const cap = (yuan: number, given: Partial<Rule> = {}): Rule => ({
  id: 'a',
  product: 'hotel',
  when: [],
  limit: { kind: 'nightPrice', fen: yuan * 100 },
  effect: 'reason',
  ...given,
});
const contentWith = (...rules: Rule[]): StandardContent => ({
  rules,
  tiers: [{ name: '一线', cities: ['BJS', 'SHA'] }],
  bands: [],
  reasons: [],
  messages: {},
  together: 'lower',
  tolerance: 20_000,
});
let made = 0;
const create = async (content = contentWith(cap(400)), assigned: Asked<'save'>['assigned'] = []) =>
  good(
    await ask('save', {
      lock: 0,
      standardName: `试用标准 ${(made += 1)}`,
      content: content as Asked<'save'>['content'],
      assigned,
    }),
  );
const publish = (standardId: number, given: Partial<Asked<'publish'>> = {}) =>
  ask('publish', { standardId, lock: 1, from: today, ...given });
const save = (standardId: number, given: Partial<Asked<'save'>> = {}) =>
  ask('save', {
    standardId,
    lock: 0,
    standardName: `试用标准 ${(made += 1)}`,
    content: contentWith(cap(500)) as Asked<'save'>['content'],
    assigned: [],
    ...given,
  });

describe('the seeded standards', () => {
  it('are a general one with two older versions and a draft, one of a level, and one of a single employee', async () => {
    const { rows: found } = await list();
    expect(found.map(({ name, version, state, hasDraft }) => [name, version, state, hasDraft])).toEqual([
      ['通用差旅标准', 3, 'active', true],
      ['总监差旅标准', 1, 'active', false],
      ['市场专员差旅标准', 1, 'active', false],
    ]);
    expect(found.every(({ people }) => people > 0)).toBe(true);
    const general = await detail(found[0]!.standardId);
    expect(general.versions.map(({ version, state }) => [version, state])).toEqual([
      [4, 'draft'],
      [3, 'active'],
      [2, 'over'],
      [1, 'over'],
    ]);
    expect([general.version, general.published, general.lock, general.conflicts]).toEqual([4, 3, 1, []]);
  });

  it('apply to the seeded employees as of the day', async () => {
    const at = async (employeeId: number, day: string) => {
      const found = await standardFor(booking.db, { companyId: 700_070, employeeId, day });
      return found && [found.name, found.version, found.via.kind];
    };
    expect(await at(710_071, today)).toEqual(['通用差旅标准', 3, 'company']);
    expect(await at(710_071, addDays(today, -300))).toEqual(['通用差旅标准', 2, 'company']);
    expect(await at(710_074, today)).toEqual(['市场专员差旅标准', 1, 'employee']);
    const { id: director } = await booking.db
      .selectFrom('employees')
      .where('level_id', '=', 7206)
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await at(director, today)).toEqual(['总监差旅标准', 1, 'level']);
    expect(await at(710_074, addDays(today, -2000))).toBeNull();
  });
});

describe('a draft', () => {
  it('of a new standard can be read again, copied and removed', async () => {
    const { standardId } = await create();
    const first = await detail(standardId);
    expect([first.state, first.lock, first.content.rules]).toEqual(['draft', 1, [cap(400)]]);
    const copy = good(await ask('copy', { standardId, standardName: '副本' }));
    expect((await detail(copy.standardId)).content).toEqual(first.content);
    expect(await ask('copy', { standardId, standardName: '副本' })).toMatchObject({
      ret: 400,
      data: { field: 'standardName' },
    });
    good(await ask('remove', { standardId: copy.standardId, part: 'standard', lock: 1 }));
    expect(await ask('detail', { standardId: copy.standardId })).toMatchObject({ ret: 404 });
  });

  it('that another has saved since is not written over: the answer says who did', async () => {
    const { standardId } = await create();
    good(await save(standardId, { lock: 1 }));
    const late = await save(standardId, { lock: 1, content: contentWith(cap(999)) as Asked<'save'>['content'] });
    expect(late).toMatchObject({ ret: 409, data: { kind: 'changed', by: '周国梁', lock: 2, version: 1 } });
    expect(late.msg).toContain('周国梁');
    expect((await detail(standardId)).content.rules).toEqual([cap(500)]);
  });

  it('of two saves at once from the same state, one is kept and the other is told', async () => {
    const { standardId } = await create();
    const answers = await Promise.all([save(standardId, { lock: 1 }), save(standardId, { lock: 1 })]);
    expect(answers.map(({ ret }) => ret).toSorted()).toEqual([0, 409]);
  });

  it('with wrong content is refused by the path of rule and field', async () => {
    const wrong = async (content: StandardContent) =>
      (await save((await create()).standardId, { lock: 1, content: content as Asked<'save'>['content'] })).data;
    const when = (value: string, field: 'tier' | 'band' | 'level' | 'shared'): Rule =>
      cap(1, { id: 'b', when: [{ field, op: 'in', value: [value] }] });
    const two = (rule: Rule) => contentWith(cap(400), rule);
    expect(await wrong(two(when('二线', 'tier')))).toEqual({ field: 'content.rules.1.when.0.value.0' });
    expect(await wrong(two(when('春节', 'band')))).toEqual({ field: 'content.rules.1.when.0.value.0' });
    expect(await wrong(two(when('5', 'shared')))).toEqual({ field: 'content.rules.1.when.0.value.0' });
    expect(await wrong(two({ ...cap(1), id: 'b', product: 'train' }))).toEqual({ field: 'content.rules.1.limit.kind' });
    expect(await wrong(two({ ...cap(1), id: 'b', product: 'car' }))).toEqual({ field: 'content.rules.1.product' });
    expect(await wrong(two(cap(2)))).toEqual({ field: 'content.rules.1.id' });
    const again = { name: '二线', cities: ['SHA'] };
    expect(await wrong({ ...contentWith(cap(1)), tiers: [...contentWith().tiers, again] })).toEqual({
      field: 'content.tiers.1.cities.0',
    });
  });
});

describe('publishing', () => {
  it('makes a version from its day on, and the one before ends the day before', async () => {
    const { standardId } = await create(contentWith(cap(400)), [{ kind: 'department', id: 7104 }]);
    good(await publish(standardId));
    good(await save(standardId, { assigned: [{ kind: 'department', id: 7104 }] }));
    const from = addDays(today, 5);
    expect(good(await publish(standardId, { from }))).toMatchObject({ version: 2, state: 'planned' });
    const { versions } = await detail(standardId);
    expect(versions.map(({ version, state, from: first, to }) => [version, state, first, to])).toEqual([
      [2, 'planned', from, null],
      [1, 'active', today, addDays(from, -1)],
    ]);
    // A version that is published before the planned one takes its place: the planned one never counts.
    good(await save(standardId, { assigned: [{ kind: 'department', id: 7104 }] }));
    good(await publish(standardId, { from: addDays(today, 2) }));
    expect((await detail(standardId)).versions.map(({ version, state }) => [version, state])).toEqual([
      [3, 'planned'],
      [2, 'over'],
      [1, 'active'],
    ]);
  });

  it('is refused for a day of the past, a draft without rules, and a draft that has changed since', async () => {
    const { standardId } = await create();
    expect(await publish(standardId, { from: addDays(today, -1) })).toMatchObject({
      ret: 400,
      data: { field: 'from' },
    });
    expect(await publish(standardId, { lock: 2 })).toMatchObject({ ret: 409, data: { kind: 'changed' } });
    const { standardId: nobodys } = await create();
    expect(await publish(nobodys)).toMatchObject({ ret: 400, data: { field: 'assigned' } });
    const { standardId: empty } = await create(contentWith());
    expect(await publish(empty)).toMatchObject({ ret: 400, data: { field: 'content.rules' } });
    const never = {
      ...cap(400),
      when: [
        { field: 'stars', op: 'atLeast', value: 5 },
        { field: 'stars', op: 'below', value: 4 },
      ],
    };
    const { standardId: dead } = await create(contentWith(never as ReturnType<typeof cap>));
    expect(await publish(dead)).toMatchObject({ ret: 400, data: { field: 'content.rules.0.when.1.value' } });
  });

  it('names subjects that another standard has, and takes them over when it is told to', async () => {
    const assigned = [{ kind: 'employee', id: 710_074 }] as const;
    const { standardId } = await create(contentWith(cap(400)), [...assigned]);
    expect((await detail(standardId)).conflicts).toMatchObject([
      { subject: { name: '赵一鸣', people: 1 }, standardName: '市场专员差旅标准' },
    ]);
    const refused = await publish(standardId);
    expect(refused).toMatchObject({
      ret: 409,
      data: { kind: 'assigned', conflicts: [{ standardName: '市场专员差旅标准' }] },
    });
    good(await publish(standardId, { takeOver: true }));
    const found = await standardFor(booking.db, { companyId: 700_070, employeeId: 710_074, day: today });
    expect([found?.standardId, found?.content.rules]).toEqual([standardId, [cap(400)]]);
    const other = (await list({ keyword: '市场专员' })).rows[0]!;
    expect([other.version, other.assigned, other.people]).toEqual([2, [], 0]);
    // Given back: the version goes on with other people from a day on.
    const before = await detail(other.standardId);
    const back = { standardId: other.standardId, from: today, assigned: [...assigned] };
    expect(await ask('assign', { ...back, version: 1 })).toMatchObject({ ret: 409, data: { kind: 'changed' } });
    expect(await ask('assign', { ...back, version: 2 })).toMatchObject({ ret: 409, data: { kind: 'assigned' } });
    good(await ask('assign', { ...back, version: 2, takeOver: true }));
    expect((await detail(other.standardId)).content).toEqual(before.content);
    expect(await standardFor(booking.db, { companyId: 700_070, employeeId: 710_074, day: today })).toMatchObject({
      name: '市场专员差旅标准',
      version: 3,
    });
  });

  it('leaves the version to come of another standard for its day, without the subjects that are taken over', async () => {
    const subjects = [710_071, 710_072].map((id) => ({ kind: 'employee' as const, id }));
    const { standardId: other } = await create(contentWith(cap(400)), subjects);
    good(await publish(other, { takeOver: true }));
    good(await save(other, { content: contentWith(cap(700)) as Asked<'save'>['content'], assigned: subjects }));
    const later = addDays(today, 30);
    good(await publish(other, { from: later }));
    const { standardId } = await create(contentWith(cap(100)), [subjects[0]!]);
    expect((await list({ keyword: '试用标准' })).rows.find((one) => one.standardId === standardId)?.conflicts).toEqual([
      { subject: '陈佳宁', standardId: other, standardName: expect.stringMatching(/^试用标准/) },
    ]);
    good(await publish(standardId, { takeOver: true }));
    const capOn = async (employeeId: number, day: string) =>
      (await standardFor(booking.db, { companyId: 700_070, employeeId, day }))?.content.rules;
    for (const day of [today, addDays(later, -1), later]) expect(await capOn(710_071, day)).toEqual([cap(100)]);
    expect(await capOn(710_072, today)).toEqual([cap(400)]);
    expect(await capOn(710_072, addDays(later, -1))).toEqual([cap(400)]);
    expect(await capOn(710_072, later)).toEqual([cap(700)]);
    expect((await list({ keyword: '试用标准' })).rows.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  it('keeps the content of a published version as it was', async () => {
    const { standardId } = await create(contentWith(cap(400)), [{ kind: 'department', id: 7105 }]);
    good(await publish(standardId));
    good(await save(standardId));
    expect((await detail(standardId, 1)).content.rules).toEqual([cap(400)]);
    expect((await detail(standardId)).content.rules).toEqual([cap(500)]);
  });
});

describe('the end of a standard', () => {
  it('retires it with a day; its people fall under the next standard', async () => {
    const { standardId } = await create(contentWith(cap(400)), [{ kind: 'department', id: 7102 }]);
    good(await publish(standardId));
    const of73 = async (day: string) =>
      (await standardFor(booking.db, { companyId: 700_070, employeeId: 710_073, day }))?.standardId;
    expect(await of73(today)).toBe(standardId);
    expect(await ask('remove', { standardId, part: 'standard', lock: 0 })).toMatchObject({
      ret: 409,
      data: { kind: 'inUse' },
    });
    good(await ask('retire', { standardId, version: 1, to: today }));
    expect([await of73(today), (await of73(addDays(today, 1))) === standardId]).toEqual([standardId, false]);
    good(await ask('retire', { standardId, version: 1, to: addDays(today, -1) }));
    expect(await of73(today)).not.toBe(standardId);
    good(await ask('remove', { standardId, part: 'standard', lock: 0 }));
  });

  it('keeps a version that has judged an order', async () => {
    const { standardId } = await create(contentWith(cap(400)), [{ kind: 'department', id: 7103 }]);
    good(await publish(standardId));
    const { id } = await booking.db
      .selectFrom('standard_versions')
      .where('standard_id', '=', standardId)
      .select('id')
      .executeTakeFirstOrThrow();
    const { orderId } = await admin.book();
    await booking.db.updateTable('orders').set({ standard_version_id: id }).where('order_id', '=', orderId).execute();
    good(await ask('retire', { standardId, version: 1, to: addDays(today, -1) }));
    expect((await detail(standardId)).versions[0]?.judged).toBe(1);
    expect(await ask('remove', { standardId, part: 'standard', lock: 0 })).toMatchObject({
      ret: 409,
      data: { kind: 'inUse', judged: 1 },
    });
  });
});

describe('another member', () => {
  const refusedTo = async (mobilePhone: string) => {
    const client = clientOf(booking);
    const wire = { appId: 'default', token: (await client.logIn(mobilePhone)).data.token };
    const { standardId } = (await list({ keyword: '通用' })).rows[0]!;
    const answers = await Promise.all(
      Object.values(rows).map(async ({ path }) => {
        const fields = {
          requestId: randomUUID(),
          standardId,
          version: 3,
          lock: 1,
          part: 'draft',
          standardName: '别人的标准',
          from: today,
          to: today,
          content: JSON.stringify(contentWith(cap(1))),
          assigned: '[]',
        };
        const { ret } = (await (await client.raw(path, fields, wire)).json()) as { ret: number };
        return ret;
      }),
    );
    return [...new Set(answers)];
  };

  it.each(['13800000010', '13800000040', '13800000050', '13800000071', '13800000072'])(
    'of the platform or an employee (%s) is refused every call of the administrator',
    async (mobilePhone) => {
      expect(await refusedTo(mobilePhone)).toEqual([403]);
    },
  );

  it('who administers another company finds nothing of this one', async () => {
    await booking.db
      .insertInto('companies')
      .values({ id: 700_999, organize_name: '另一家公司', service_fee_fen: 0, credit_limit_fen: 0 })
      .execute();
    const call = admin.call('');
    const other = {
      call: (path: string) => ({
        ...call,
        path,
        member: { ...call.member!, creditMemberId: 700_999, memberId: '20250020' },
      }),
    } as unknown as Booker;
    const { standardId } = (await list({ keyword: '通用' })).rows[0]!;
    expect(good(await ask('list', {}, other)).rows).toEqual([]);
    const draft = {
      standardId,
      lock: 1,
      standardName: '别家的',
      content: contentWith(cap(1)) as Asked<'save'>['content'],
      assigned: [],
    };
    const answers = [
      await ask('detail', { standardId }, other),
      await ask('save', draft, other),
      await ask('publish', { standardId, lock: 1, from: today }, other),
      await ask('retire', { standardId, version: 3, to: today }, other),
      await ask('copy', { standardId, standardName: '抄来的' }, other),
      await ask('remove', { standardId, part: 'draft', lock: 1 }, other),
      await ask('assign', { standardId, version: 3, from: today, assigned: [] }, other),
    ];
    expect(answers.map(({ ret }) => ret)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    const foreign = await ask(
      'save',
      { ...draft, standardId: undefined, lock: 0, assigned: [{ kind: 'employee', id: 710_071 }] },
      other,
    );
    expect(foreign).toMatchObject({ ret: 400, data: { field: 'assigned.0' } });
  });
});
