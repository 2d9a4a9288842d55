import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companySubstitute } from '#contract/company-substitute.ts';
import { companySubstituteSchemas } from '#contract/company-substitute.schema.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Passenger } from '#contract/passenger.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import * as intls from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { companySubstituteHandlers } from '../../app/handlers/company-settings.ts';
import { messageHandlers } from '../../app/handlers/message.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { passengerHandlers } from '../../app/handlers/passenger.ts';

const [bookerId, travellerId, otherId] = [710_072, 710_071, 710_073];
let booking: Booking;
let admin: Booker;
/** Books for the traveller. */
let booker: Booker;
let traveller: Booker;
let today = '';
beforeAll(async () => {
  booking = await openBooking({ settings: { railHours: { opens: '00:00', closes: '24:00' } } as never });
  admin = await booking.as('20250070');
  booker = await booking.as('20250072');
  traveller = await booking.as('20250071');
  today = dayAt(booking.now());
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});
beforeEach(async () => void (await booking.db.deleteFrom('substitutes').execute()));
afterEach(async () => void (await booking.db.deleteFrom('substitutes').execute()));

type Save = Parameters<typeof companySubstituteSchemas.save.parse>[0] & object;
const inputOf = (change: object = {}) =>
  companySubstituteSchemas.save.parse({
    requestId: randomUUID(),
    bookerEmployeeId: bookerId,
    subjects: [{ kind: 'employee', id: travellerId }],
    bookedProducts: ['flight', 'hotel'],
    from: today,
    standardOf: 'traveller',
    approverOf: 'traveller',
    costCenterOf: 'traveller',
    notice: 'both',
    ...change,
  } satisfies Save);
const save = (change: object = {}, as = admin) =>
  companySubstituteHandlers.save(inputOf(change), as.call('/travel/replace/save'));
const end = (substituteId: string) =>
  companySubstituteHandlers.end({ requestId: randomUUID(), substituteId }, admin.call('/travel/replace/end'));
const list = async (state: 'all' | 'waiting' | 'active' | 'ended' = 'all') =>
  good(
    await companySubstituteHandlers.list(
      companySubstituteSchemas.list.parse({ state }),
      admin.call('/travel/replace/list'),
    ),
  ).rows;

/** People whom an employee sees in the business booking of a product. */
const rosterOf = async (who: Booker, bookedProduct: 'flight' | 'train' = 'flight'): Promise<Passenger[]> =>
  good(
    await passengerHandlers.list(
      passengerSchemas.list.parse({ bookedProduct, sort: 'staff', size: 100 }),
      who.call('/passenger/list'),
    ),
  ).rows;
/** The traveller as the booker's whole list shows them. */
async function chosen(name = '陈佳宁'): Promise<Passenger> {
  const { rows } = good(
    await passengerHandlers.list(passengerSchemas.list.parse({ size: 100 }), booker.call('/passenger/list')),
  );
  const found = rows.find((one) => one.isEmployee && !one.isSelf && (name === '' || one.name === name));
  if (!found) throw new Error(`nobody is called ${name}: ${rows.map((one) => one.name).join()}`);
  return found;
}

const stayFor = async (one: Passenger) => {
  const verified = await stays.verify(booker, { travelType: 'business' });
  return await stays.create(booker, verified, {
    guests: [[{ name: one.name, pinyin: one.englishName, passengerId: one.id }]],
  });
};
const flightFor = async (one: Passenger) => {
  const verified = await booker.verify({ travelType: 'business' });
  const [paper] = one.documents;
  return await booker.create(
    booker.inputOf(
      verified,
      [{ passengerId: one.id, name: one.name, psgType: 'ADT', certType: paper!.certType, certNo: '' }],
      { travelType: 'business', overReason: '客户或会议指定' },
    ),
  );
};

describe('the substitutes of a company', () => {
  it('are kept by its account alone; an employee reads for whom they may book', () => {
    const { mine, ...ofAccount } = companySubstitute;
    for (const row of Object.values(ofAccount)) expect(row.members).toEqual(['70']);
    expect(mine.members).toEqual(['70', '7_0']);
  });

  it('leave the booker out of the travellers of a rule, as one alone is refused', async () => {
    const self = { kind: 'employee', id: bookerId };
    const saved = good(await save({ subjects: [self, { kind: 'employee', id: travellerId }] }));
    expect(saved.subjects.map(({ id }) => id)).toEqual([travellerId]);
    expect(await save({ subjects: [self] })).toMatchObject({ ret: 400 });
  });

  it('are listed by their state of the day, and end at once with a line in the log', async () => {
    const active = good(await save());
    good(await save({ from: addDays(today, 3) }));
    expect((await list()).map(({ state }) => state).toSorted()).toEqual(['active', 'waiting']);
    expect((await list('waiting')).map(({ from }) => from)).toEqual([addDays(today, 3)]);
    expect(good(await end(active.substituteId)).state).toBe('ended');
    expect((await list('ended')).map(({ substituteId }) => substituteId)).toEqual([active.substituteId]);
    expect(await end(active.substituteId)).toMatchObject({ ret: 409, data: { kind: 'ended' } });
    const { log } = good(
      await companySubstituteHandlers.detail(
        { substituteId: active.substituteId },
        admin.call('/travel/replace/detail'),
      ),
    );
    expect(log.map(({ text }) => text)).toEqual(['立即结束', expect.stringContaining('新增')]);
  });

  it('of two administrators at once are changed once; the other one is told what has changed', async () => {
    const { substituteId, version } = good(await save());
    const answers = await Promise.all([
      save({ substituteId, version, notice: 'none' }),
      save({ substituteId, version, bookedProducts: ['train'] }),
    ]);
    expect(answers.map(({ ret }) => ret).toSorted()).toEqual([0, 409]);
    expect(answers.find(({ ret }) => ret === 409)).toMatchObject({ data: { kind: 'changed' } });
  });

  it('name people of their own company, other people than the booker, and days in their order', async () => {
    expect(await save({ subjects: [{ kind: 'employee', id: 1 }] })).toMatchObject({ data: { field: 'subjects' } });
    expect(await save({ bookerEmployeeId: 1 })).toMatchObject({ data: { field: 'bookerEmployeeId' } });
    expect(await save({ bookerEmployeeId: travellerId })).toMatchObject({ data: { field: 'subjects' } });
    expect(await save({ to: addDays(today, -1) })).toMatchObject({ data: { field: 'to' } });
    expect(await save({ substituteId: '999999' })).toMatchObject({ ret: 404 });
  });
});

describe('the list of travellers', () => {
  it('of a business booking shows an employee alone with the colleagues for whom they may book this product', async () => {
    const names = async (product: 'flight' | 'train') =>
      (await rosterOf(booker, product)).filter(({ isEmployee }) => isEmployee).map(({ isSelf }) => isSelf);
    expect(await names('flight')).toEqual([true]);
    good(await save());
    expect(await names('flight')).toEqual([true, false]);
    expect(await names('train')).toEqual([true]);
    const { rows } = good(
      await companySubstituteHandlers.mine(
        companySubstituteSchemas.mine.parse({}),
        booker.call('/travel/replace/mine'),
      ),
    );
    expect(rows).toMatchObject([{ employeeId: travellerId, products: ['flight', 'hotel'], until: '' }]);
  });

  it('has everybody of a department and of those below it', async () => {
    const { department_id } = await booking.db
      .selectFrom('employees')
      .where('id', '=', travellerId)
      .select('department_id')
      .executeTakeFirstOrThrow();
    good(await save({ subjects: [{ kind: 'department', id: department_id }] }));
    expect((await rosterOf(booker)).some(({ id, isSelf }) => !isSelf && id !== '')).toBe(true);
  });

  it('of the company’s account has everybody', async () => {
    expect((await rosterOf(admin)).filter(({ isEmployee }) => isEmployee).length).toBeGreaterThan(2);
  });
});

describe('an order for a colleague', () => {
  it('of a stay and of a flight is refused without a rule, with a sentence', async () => {
    const one = await chosen();
    const refused = { ret: 403, data: { kind: 'substitute' }, msg: expect.stringContaining('不是 陈佳宁 的代订人') };
    expect(await stayFor(one)).toMatchObject(refused);
    expect(await flightFor(one)).toMatchObject(refused);
  });

  it('is refused for another product, before the first day, and once the rule has ended after the price was held', async () => {
    const one = await chosen();
    good(await save({ bookedProducts: ['train'] }));
    expect((await stayFor(one)).msg).toContain('代订的产品不含酒店');
    await booking.db.deleteFrom('substitutes').execute();
    good(await save({ from: addDays(today, 2) }));
    expect((await flightFor(one)).msg).toContain(`自 ${addDays(today, 2)} 起生效`);
    await booking.db.deleteFrom('substitutes').execute();
    const { substituteId } = good(await save());
    const verified = await stays.verify(booker, { travelType: 'business' });
    good(await end(substituteId));
    const guests = [[{ name: one.name, pinyin: one.englishName, passengerId: one.id }]];
    expect(await stays.create(booker, verified, { guests })).toMatchObject({ ret: 403, data: { kind: 'substitute' } });
  });

  it('keeps booker and traveller: the traveller finds it among their own orders and gets a message and a text', async () => {
    const one = await chosen();
    good(await save());
    const { orderNo } = good(await stayFor(one));
    const ofBooker = await stays.detail(booker, orderNo);
    expect(ofBooker.ofCompany?.substitute).toMatchObject({ travellers: ['陈佳宁'], standardOf: 'traveller' });
    expect((await stays.detail(traveller, orderNo)).orderNo).toBe(orderNo);
    const { rows } = good(
      await orderListHandlers.list(
        orderListSchemas.list.parse({ type: 'hotel', words: orderNo }),
        traveller.call('/order/list'),
      ),
    );
    expect(rows).toMatchObject([{ orderNo, bookedBy: ofBooker.ofCompany?.substitute?.booker }]);
    expect(await stays.cancel(traveller, orderNo)).not.toMatchObject({ ret: 0 });
    const messages = good(
      await messageHandlers.list({ size: 20, skip: 0 } as never, traveller.call('/message/list')),
    ).rows.filter(({ orderId }) => orderId === orderNo);
    expect(messages.map(({ title }) => title)).toEqual([expect.stringContaining('为您预订了酒店')]);
    const kept = await booking.db.selectFrom('messages').where('order_id', '=', orderNo).select('subject').execute();
    expect(kept.map(({ subject }) => subject)).toEqual(messages.map(({ subject }) => subject));
    const other = await booking.as('20250073');
    await expect(stays.detail(other, orderNo)).rejects.toThrow('404');
    expect((await list())[0]?.orders).toBe(1);
  });

  it('is judged by the standard that the rule sets: that of the traveller, or that of the booker', async () => {
    const one = await chosen('赵一鸣');
    const subjects = [{ kind: 'employee', id: 710_074 }];
    const dear = async () => {
      const verified = await booker.verify({
        travelType: 'business',
        choose: (seat) => seat.standard?.verdict === 'over',
      });
      const [paper] = one.documents;
      const passengers = [
        { passengerId: one.id, name: one.name, psgType: 'ADT' as const, certType: paper!.certType, certNo: '' },
      ];
      return await booker.create(
        booker.inputOf(verified, passengers, { travelType: 'business', overReason: '客户或会议指定' }),
      );
    };
    const dearStay = async () => {
      const verified = await stays.verify(booker, {
        travelType: 'business',
        choose: (rate) => rate.standard?.verdict === 'over',
      });
      return await stays.create(booker, verified, {
        guests: [[{ name: one.name, pinyin: one.englishName, passengerId: one.id }]],
      });
    };
    good(await save({ subjects }));
    expect(await dear()).toMatchObject({ ret: 403, data: { kind: 'overStandard' } });
    expect(await dearStay()).toMatchObject({ ret: 403, data: { kind: 'overStandard' } });
    await booking.db.deleteFrom('substitutes').execute();
    good(await save({ subjects, standardOf: 'booker' }));
    good(await dear());
    good(await dearStay());
  });

  it('of a train and of flights abroad needs a rule as well', async () => {
    const one = await chosen();
    const [paper] = one.documents;
    const train = await rails.verify(booker, [rails.rideOf(booker, { days: 4 })], { travelType: 'business' });
    const passengers = [
      { passengerId: one.id, name: one.name, certType: paper!.certType, certNo: '', ticketType: 'adult' as const },
    ];
    expect(await rails.create(booker, train, { passengers })).toMatchObject({ ret: 403 });
    good(await save({ bookedProducts: ['train'] }));
    good(await rails.create(booker, train, { passengers }));
    const trip = await intls.verify(booker, { travelType: 'business' });
    expect(trip.travelType).toBe('business');
  });

  it('of somebody else than the rule names is refused', async () => {
    good(await save({ subjects: [{ kind: 'employee', id: otherId }] }));
    expect((await stayFor(await chosen())).ret).toBe(403);
  });
});
