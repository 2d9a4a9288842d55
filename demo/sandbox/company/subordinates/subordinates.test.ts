import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { account } from '#contract/account.ts';
import { subordinateSchemas as schemas } from '#contract/subordinate.schema.ts';
import { subordinate as rows } from '#contract/subordinate.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { addMonths } from '#domain/spans.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { clientOf, md5Of } from '#tests/support/sandbox.ts';
import { create, verify } from '#tests/support/given/stays.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { subordinateHandlers as handlers } from '../../app/handlers/subordinate.ts';
import { settle } from '../../money/payments/settle.ts';

const [distributor, operator, other] = ['20250040', '20250050', '20250041'];
let booking: Booking;
let boss: Booker;
let top: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [boss, top] = [await booking.as(distributor), await booking.as(operator)];
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

const list = (who: Booker, input: z.input<typeof schemas.list> = {}) =>
  handlers.list(schemas.list.parse(input), who.call('/subordinate/list'));
const save = (who: Booker, input: Partial<z.input<typeof schemas.save>>) =>
  handlers.save(
    schemas.save.parse({
      requestId: randomUUID(),
      realName: '季晓棠',
      memberType: '10',
      commission: 5,
      mobilePhone: '',
      ...input,
    }),
    who.call('/subordinate/save'),
  );
const freeze = (who: Booker, memberId: string, frozen: boolean) =>
  handlers.freeze({ requestId: randomUUID(), memberId, frozen }, who.call('/subordinate/freeze'));
const reset = (who: Booker, memberId: string) =>
  handlers.resetPassword({ requestId: randomUUID(), memberId }, who.call('/subordinate/resetPassword'));
const detail = (who: Booker, memberId: string) => handlers.detail({ memberId }, who.call('/subordinate/detail'));
const textsTo = async (mobilePhone: string) =>
  (await booking.db.selectFrom('sms_texts').where('mobile_phone', '=', mobilePhone).select('body').execute()).map(
    ({ body }) => body,
  );
const client = () => clientOf(booking);

describe('the list of subordinates', () => {
  it('has those below a distributor with masked phones, and is searched by name, end of the phone, kind and state', async () => {
    const { rows: all } = good(await list(boss));
    expect(all.map(({ realName }) => realName).toSorted()).toEqual(['何佳怡', '林可欣', '赵子墨', '邵明远']);
    expect(all.find(({ realName }) => realName === '邵明远')).toMatchObject({
      mobilePhone: '138****0401',
      memberTypeCN: '商务会员',
      state: 'active',
      commission: 5,
      depth: 1,
      mayManage: true,
    });
    const names = async (input: z.input<typeof schemas.list>) =>
      good(await list(boss, input)).rows.map(({ realName }) => realName);
    expect(await names({ keyword: '可欣' })).toEqual(['林可欣']);
    expect(await names({ keyword: '0403' })).toEqual(['赵子墨']);
    expect(await names({ state: 'unclaimed' })).toEqual(['何佳怡']);
    expect(await names({ memberType: '30' })).toEqual(['邵明远']);
    expect(await names({ keyword: '%' })).toEqual([]);
  });

  it('of an operator goes on below the distributors, who alone manage the members there', async () => {
    const { rows: below } = good(await list(top, { size: 100 }));
    expect(below.find(({ realName }) => realName === '邵明远')).toMatchObject({
      depth: 2,
      superiorName: '韩致远',
      mayManage: false,
    });
    expect(below.map(({ realName }) => realName)).not.toContain('方敬贤');
    expect(good(await list(top, { superiorId: '20250510' })).rows.map(({ realName }) => realName)).toEqual(['唐雨桐']);
    const { nodes, counts } = good(await handlers.tree({}, top.call('/subordinate/tree')));
    expect(counts.all).toBe(below.length);
    expect(nodes.find(({ realName }) => realName === '唐雨桐')).toMatchObject({ superiorId: '20250510' });
    expect(nodes.find(({ realName }) => realName === '宋启航')).toMatchObject({ superiorId: '' });
  });

  it('sums up the sales of today apart from those of the month; an unpaid order is none', async () => {
    const sums = async () => good(await handlers.tree({}, boss.call('/subordinate/tree')));
    const { rows: all } = good(await list(boss, { state: 'active', memberType: '10' }));
    const seller = await booking.as(all[0]?.memberId ?? '');
    const before = await sums();
    const order = await seller.book({ days: 30 });
    expect((await sums()).today).toEqual(before.today);
    await settle(booking.db, (await seller.code(order.orderId)).outTradeNo, booking.now());
    const { today, month } = await sums();
    expect([today.orders - before.today.orders, month.orders - before.month.orders]).toEqual([1, 1]);
    const paid = fenOf((await seller.show(order.orderId)).payprice);
    expect(fenOf(today.sales) - fenOf(before.today.sales)).toBe(paid);
  });

  it('counts a stay that is paid at the hotel when its guest has come, not before', async () => {
    const sums = async () => good(await handlers.tree({}, boss.call('/subordinate/tree')));
    const { rows: all } = good(await list(boss, { state: 'active', memberType: '10' }));
    const before = await sums();
    const guest = await booking.as(all[0]?.memberId ?? '');
    const { orderNo } = good(
      await create(guest, await verify(guest, { choose: ({ payKind }) => payKind === 'atHotel' })),
    );
    const after = await sums();
    expect([after.month, after.today]).toEqual([before.month, before.today]);
    await booking.db.updateTable('orders').set({ status: 4 }).where('order_id', '=', orderNo).execute();
    expect((await sums()).month.orders - before.month.orders).toBe(1);
    await booking.db.updateTable('orders').set({ status: 1 }).where('order_id', '=', orderNo).execute();
  });

  it('stays when the superior changes phones', async () => {
    const move = (mobile_phone: string) =>
      booking.db.updateTable('members').set({ mobile_phone }).where('id', '=', distributor).execute();
    const namesNow = async () =>
      good(await list(await booking.as(distributor)))
        .rows.map(({ realName }) => realName)
        .toSorted();
    const before = await namesNow();
    await move('13900009040');
    expect(await namesNow()).toEqual(before);
    await move('13800000040');
    expect(await namesNow()).toEqual(before);
  });

  it('ends where phones name each other as superiors', async () => {
    const set = (id: string, referrer_phone: string | null) =>
      booking.db.updateTable('members').set({ referrer_phone }).where('id', '=', id).execute();
    await set(operator, '13800000510');
    expect(good(await list(top)).rows.map(({ memberId }) => memberId)).not.toContain(operator);
    await set(operator, null);
  });
});

describe('another superior', () => {
  it.each(['20250401', '20250402'])('finds nothing of %s and changes nothing of it', async (memberId) => {
    const who = await booking.as(other);
    const before = await booking.db.selectFrom('members').where('id', '=', memberId).selectAll().executeTakeFirst();
    const answers = [
      await detail(who, memberId),
      await save(who, { memberId }),
      await freeze(who, memberId, true),
      await reset(who, memberId),
      await handlers.orders(schemas.orders.parse({ memberId }), who.call('/subordinate/orders')),
    ];
    expect(answers.map(({ ret }) => ret)).toEqual([404, 404, 404, 404, 404]);
    expect(await booking.db.selectFrom('members').where('id', '=', memberId).selectAll().executeTakeFirst()).toEqual(
      before,
    );
    const indirect = [await save(top, { memberId }), await freeze(top, memberId, true), await reset(top, memberId)];
    expect(indirect.map(({ ret }) => ret)).toEqual([403, 403, 403]);
  });

  it('of another level is refused by the row', async () => {
    const { data } = await client().logIn('13800000010');
    expect((await client().send(rows.list, {}, { token: data.token })).ret).toBe(403);
    expect((await client().send(rows.tree, {}, { token: data.token })).ret).toBe(403);
  });
});

describe('a new subordinate', () => {
  const mobilePhone = '13900001001';
  const codeTo = async (phone: string) => {
    await client().send(account.sendLoginCode, { mobilePhone: phone });
    return String((await client().ask(`/sandbox/sms?mobilePhone=${phone}`))['code']);
  };

  it('gets a text, and sets a password with the first SMS login', async () => {
    const made = good(await save(boss, { mobilePhone }));
    expect(made).toMatchObject({ realName: '季晓棠', state: 'unclaimed', commission: 5 });
    expect(await textsTo(mobilePhone)).toEqual(['韩致远已为您开通个人会员账号，请用短信登录并设置密码。']);
    const code = await codeTo(mobilePhone);
    expect(await client().send(account.loginByPhone, { mobilePhone, code })).toMatchObject({
      ret: 404,
      msg: '请先设置登录密码',
      data: { kind: 'unregistered' },
    });
    const first = await client().send(account.register, { mobilePhone, code, loginPwd: md5Of('secret1') });
    expect(first).toMatchObject({
      ret: 0,
      msg: '登录密码已设置',
      data: { memberId: made.memberId, realName: '季晓棠' },
    });
    expect(good(await detail(boss, made.memberId)).state).toBe('active');
    expect(await client().send(account.register, { mobilePhone, code, loginPwd: md5Of('x') })).toMatchObject({
      ret: 400,
    });
  });

  it.each([
    ['a phone that is registered', { mobilePhone: '13800000010' }, 'mobilePhone', /已注册/],
    ['a wrong phone', { mobilePhone: '123' }, 'mobilePhone', /手机号码/],
    [
      'a rate above the superior’s',
      { mobilePhone: '13900001002', commission: 16 },
      'commission',
      /不能高于您自己的分润比例 1\.5%/,
    ],
    [
      'a kind that the superior may not give',
      { mobilePhone: '13900001002', memberType: '40' as const },
      'memberType',
      /请选择/,
    ],
    ['a superior of another', { mobilePhone: '13900001002', superiorId: other }, 'superiorId', /直接下级/],
  ])('is refused with %s', async (_, input, field, message) => {
    expect(await save(boss, input)).toMatchObject({ ret: 400, msg: expect.stringMatching(message), data: { field } });
  });

  it('is refused after fifty of one day', async () => {
    await booking.db
      .insertInto('members')
      .values(
        Array.from({ length: 50 }, (_, at) => ({
          id: `8${at}`,
          mobile_phone: `1380077${String(at).padStart(4, '0')}`,
          member_type: 10,
          real_name: '新人',
          referrer_phone: '13800000041',
          created_at: booking.now(),
        })),
      )
      .execute();
    const many = await booking.as(other);
    expect(await save(many, { mobilePhone: '13900001009' })).toMatchObject({ ret: 429 });
    await booking.db.deleteFrom('members').where('real_name', '=', '新人').execute();
    expect((await save(many, { mobilePhone: '13900001009' })).ret).toBe(0);
  });

  it('is moved below a distributor, never below itself', async () => {
    const { memberId } = good(await save(top, { mobilePhone: '13900001003' }));
    const moved = good(await save(top, { memberId, superiorId: '20250510' }));
    expect(moved).toMatchObject({ superiorName: '宋启航', depth: 2, mayManage: false });
    const shop = { memberId: '20250510', realName: '宋启航', memberType: '40' as const, commission: 4 };
    for (const superiorId of ['20250510', memberId])
      expect(await save(top, { ...shop, superiorId })).toMatchObject({
        ret: 400,
        msg: '不能把成员移到其本人或其下级之下',
      });
    expect(await save(top, { ...shop, superiorId: distributor })).toMatchObject({
      ret: 400,
      msg: '分销服务商名下不能有分销服务商',
    });
    expect(await save(top, { ...shop, memberType: '10' })).toMatchObject({ ret: 400, data: { field: 'memberType' } });
  });
});

describe('a frozen subordinate', () => {
  const memberId = '20250402';
  const mobilePhone = '13800000402';

  it('has no session any more, cannot log in, and may log in again after the end of the freeze', async () => {
    const { data } = await client().logIn(mobilePhone);
    expect(good(await freeze(boss, memberId, true))).toEqual({ memberId, state: 'frozen' });
    expect((await client().send(account.memberInfo, {}, { token: data.token })).ret).toBe(401);
    expect(await client().logIn(mobilePhone)).toMatchObject({ ret: 403, data: { kind: 'frozen' } });
    good(await freeze(boss, memberId, false));
    expect((await client().logIn(mobilePhone)).ret).toBe(0);
    expect(await textsTo(mobilePhone)).toEqual([
      '您的账号已被韩致远冻结，如有疑问请联系对方。',
      '您的账号已恢复使用。',
    ]);
  });

  it('is not served by a session that a login under way has left', async () => {
    const { data } = await client().logIn('13800000401');
    await booking.db.updateTable('members').set({ frozen_at: booking.now() }).where('id', '=', '20250401').execute();
    expect((await client().send(account.memberInfo, {}, { token: data.token })).ret).toBe(401);
    await booking.db.updateTable('members').set({ frozen_at: null }).where('id', '=', '20250401').execute();
  });
});

it('a reset password ends the sessions, is told by a text, and a new one is set with the next SMS login', async () => {
  const { data } = await client().logIn('13800000401');
  good(await reset(boss, '20250401'));
  expect((await client().send(account.memberInfo, {}, { token: data.token })).ret).toBe(401);
  expect((await client().logIn('13800000401')).ret).toBe(400);
  expect(await textsTo('13800000401')).toEqual(['您的登录密码已被韩致远重置，请用短信登录并设置新密码。']);
  expect(good(await detail(boss, '20250401')).state).toBe('unclaimed');
  // Again: nothing is left to reset, and no second text is sent.
  good(await reset(boss, '20250401'));
  expect(await textsTo('13800000401')).toHaveLength(1);
});

describe('the commission of a sale', () => {
  let buyer: Booker;
  let orderId: string;
  beforeEach(async () => {
    buyer = await booking.as('20250401');
    const booked = await buyer.book({ days: 20 });
    orderId = booked.orderId;
    const { outTradeNo } = await buyer.code(orderId);
    expect(await settle(booking.db, outTradeNo, booking.now())).toBe('paid');
    await booking.advance(60);
  });

  it('comes out of the share of the superior, and the trial of the next month counts it at every rate', async () => {
    const fare = (await buyer.show(orderId)).psgFlightList.reduce((sum, one) => sum + fenOf(one.tktPrice), 0);
    const incomes = await booking.db
      .selectFrom('incomes')
      .where('order_id', '=', orderId)
      .where('kind', 'in', ['share', 'commission'])
      .orderBy('kind')
      .select(['kind', 'member_id', 'amount'])
      .execute();
    expect(incomes).toEqual([
      { kind: 'commission', member_id: '20250401', amount: Math.floor((fare * 5) / 1000) },
      { kind: 'share', member_id: distributor, amount: Math.floor((fare * 10) / 1000) },
    ]);
    const month = dayAt(booking.now()).slice(0, 7);
    const nextMonth = addDays(`${addMonths(month, 1)}-01`, 1);
    const later = await booking.as(distributor, { aheadMs: msOf(nextMonth) - booking.now() });
    const { trial } = good(await detail(later, '20250401'));
    expect(trial).toMatchObject({ month, orders: 1, fare: yuanOf(fare) });
    expect(trial.rates).toHaveLength(16);
    expect([0, 5, 15].map((rate) => trial.rates[rate])).toEqual(
      [0, 5, 15].map((commission) => ({
        commission,
        his: yuanOf(Math.floor((fare * commission) / 1000)),
        mine: yuanOf(Math.floor((fare * (15 - commission)) / 1000)),
      })),
    );
  });

  it('is taken back with the share by a refund', async () => {
    const { psgList } = await buyer.show(orderId);
    await afterSalesOf(booking, buyer).refund(
      orderId,
      psgList.map(({ id }) => id),
    );
    const left = booking.db.selectFrom('incomes').where('order_id', '=', orderId).where('revocable', '>', 0);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  it('belongs to an order that the superior reads masked and without any action; nobody else does', async () => {
    const { ret, data } = await boss.detail(orderId);
    expect(ret).toBe(0);
    expect(data).toMatchObject({ actions: [], isSubordinates: true });
    expect(data.psgList[0]?.certNo).toMatch(/\*/);
    expect(data.contact.mobilePhone).toMatch(/\*/);
    expect((await top.detail(orderId)).ret).toBe(0);
    expect((await (await booking.as(other)).detail(orderId)).ret).toBe(404);
    expect((await boss.cancel(orderId)).ret).toBe(404);
    expect((await boss.info(orderId)).ret).toBe(404);
  });

  it('is in the list of orders behind the filter alone, by booker too', async () => {
    const orders = async (who: Booker, input: z.input<typeof orderListSchemas.list>) =>
      good(await orderListHandlers.list(orderListSchemas.list.parse(input), who.call('/order/list'))).rows.map(
        (row) => row.orderId,
      );
    expect(await orders(boss, {})).not.toContain(orderId);
    expect(await orders(boss, { owner: 'others' })).toContain(orderId);
    expect(await orders(boss, { owner: 'others', bookerId: '20250402' })).not.toContain(orderId);
    expect(await orders(await booking.as(other), { owner: 'others' })).not.toContain(orderId);
    const { rows: own } = good(
      await handlers.orders(schemas.orders.parse({ memberId: '20250401' }), boss.call('/subordinate/orders')),
    );
    expect(own[0]).toMatchObject({ orderId, bookedBy: '邵明远', memberName: '邵明远', isSubordinates: true });
  });
});

it('names the fares that the profit share of a member was counted from, less those of refunds', async () => {
  const seller = await booking.as('20250401');
  const figures = async () => {
    const { earned, fare, commission } = good(
      await handlers.detail({ memberId: '20250401' }, boss.call('/subordinate/detail')),
    );
    return { earned: fenOf(earned), fare: fenOf(fare), mine: 15 - commission };
  };
  const before = await figures();
  const sales = afterSalesOf(booking, seller);
  const { orderId, psgIds, order } = await sales.ticketed({ days: 31 }, [person(), person()], async (_no, id) =>
    settle(booking.db, (await seller.code(id)).outTradeNo, booking.now()),
  );
  const one = fenOf(order.psgFlightList[0]?.tktPrice ?? '0');
  const sold = await figures();
  expect(sold.fare - before.fare).toBe(2 * one);
  expect(sold.earned - before.earned).toBe(2 * Math.floor((one * sold.mine) / 1000));
  await sales.refund(orderId, [psgIds[0] ?? '']);
  expect((await figures()).fare - before.fare).toBe(one);
  const { rows: all, sums } = good(await list(boss));
  expect(fenOf(sums?.['fare'] ?? '0')).toBe(all.reduce((sum, { fare }) => sum + fenOf(fare), 0));
});
