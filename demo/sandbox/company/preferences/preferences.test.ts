import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { companyPreference } from '#contract/company-preference.ts';
import { companyPreferenceSchemas } from '#contract/company-preference.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { BookedProduct, Preferences } from '#domain/company/preferences.ts';
import { fenOf } from '#domain/money.ts';
import * as intls from '#tests/support/given/intl-trips.ts';
import { setFlags } from '#tests/support/given/approved.ts';
import { setPreference } from '#tests/support/given/preferences.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { companyPreferenceHandlers } from '../../app/handlers/company-settings.ts';

let booking: Booking;
let admin: Booker;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking({ settings: { railHours: { opens: '00:00', closes: '24:00' } } as never });
  admin = await booking.as('20250070');
  employee = await booking.as('20250072');
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

let undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const back of undo.toReversed()) await back();
  undo = [];
});
const prefer = async (...given: Parameters<typeof setPreference> extends [unknown, ...infer Rest] ? Rest : never) =>
  undo.push(await setPreference(booking.db, ...given));

const read = async () => good(await companyPreferenceHandlers.detail({}, admin.call('/travel/preference/detail')));
const save = (version: number, preferences: Preferences, as = admin) =>
  companyPreferenceHandlers.save(
    companyPreferenceSchemas.save.parse({ requestId: randomUUID(), version, ...preferences }),
    as.call('/travel/preference/save'),
  );
const withPart = (
  preferences: Preferences,
  product: BookedProduct,
  part: Partial<Preferences['products']['flight']>,
): Preferences => ({
  ...preferences,
  products: { ...preferences.products, [product]: { ...preferences.products[product], ...part } },
});

describe('the preferences of a company', () => {
  it('are for its account alone', () => {
    for (const row of Object.values(companyPreference)) expect(row.members).toEqual(['70']);
  });

  it('note each changed part with who, when, from and to, and nothing for a save without a change', async () => {
    const { preferences, version } = await read();
    const next = { ...withPart(preferences, 'hotel', { payer: 'company', required: ['project'] }) };
    const saved = good(await save(version, next));
    expect(saved).toMatchObject({ version: version + 1, preferences: next });
    expect(saved.changedBy).not.toBe('');
    expect(good(await save(version + 1, next)).version).toBe(version + 1);
    const { rows } = good(
      await companyPreferenceHandlers.changes(
        companyPreferenceSchemas.changes.parse({ product: 'hotel' }),
        admin.call('/travel/preference/changes'),
      ),
    );
    expect(rows.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['hotel.required', '无', '项目'],
      ['hotel.payer', '超标部分个人支付', '公司全额支付'],
    ]);
    const { hotel } = (await read()).preferences.products;
    expect(hotel.payer).toBe('company');
    good(await save(version + 1, preferences));
  });

  it('hold an order under approval as long as the company says, and keep that in a save that does not name it', async () => {
    const { preferences, version } = await read();
    expect(good(await save(version, { ...preferences, approvalHold: 240 })).preferences.approvalHold).toBe(240);
    const { rows } = good(
      await companyPreferenceHandlers.changes(
        companyPreferenceSchemas.changes.parse({}),
        admin.call('/travel/preference/changes'),
      ),
    );
    expect(rows[0]).toMatchObject({ fieldName: '审批占座时长', from: '2 小时', to: '4 小时' });
    const again = withPart(preferences, 'hotel', { required: ['project'] });
    expect(good(await save(version + 1, again)).preferences.approvalHold).toBe(240);
    expect(() =>
      companyPreferenceSchemas.save.parse({ requestId: 'x', version, ...preferences, approvalHold: 7 }),
    ).toThrow();
    await setFlags(booking, { fee: true });
    const person74 = await booking.as('20250074');
    const { payDeadlineMs } = await person74.book({ travelType: 'business' });
    expect(payDeadlineMs - booking.now()).toBe(4 * 3_600_000);
    await setFlags(booking, {});
    good(await save(version + 2, { ...preferences, approvalHold: 120 }));
  });

  it('of two administrators at once are saved once; the other one is told what has changed', async () => {
    const { preferences, version } = await read();
    const answers = await Promise.all([
      save(version, withPart(preferences, 'flight', { contact: 'traveller' })),
      save(version, withPart(preferences, 'train', { insurance: 'none' })),
    ]);
    expect(answers.map(({ ret }) => ret).toSorted()).toEqual([0, 409]);
    const refused = answers.find(({ ret }) => ret === 409) as Envelope<unknown>;
    expect(refused.data).toMatchObject({ kind: 'changed' });
    expect(refused.msg).toMatch(/→/);
    good(await save(version + 1, preferences));
  });

  it('that no booking could meet are refused by the field', async () => {
    const { preferences, version } = await read();
    const stopped = await save(version, withPart(preferences, 'flight', { contact: 'company' }));
    expect(stopped).toMatchObject({ ret: 400, data: { field: 'contactName' } });
    const unsold = await save(version, withPart(preferences, 'hotel', { insurance: 'offered' }));
    expect(unsold).toMatchObject({ ret: 400, data: { field: 'products.hotel.insurance' } });
  });
});

describe('required fields', () => {
  it('are asked of flights by the server, by their name, and kept with the order', async () => {
    await prefer('flight', { required: ['project'] });
    const verified = await employee.verify({ travelType: 'business' });
    expect(verified.booking?.required).toEqual(['project']);
    const wish = { travelType: 'business' as const, overReason: '客户或会议指定' };
    const input = employee.inputOf(verified, [person()], wish);
    expect(await employee.create(input)).toMatchObject({
      ret: 400,
      data: { field: 'project' },
      msg: '公司要求国内机票订单填写项目',
    });
    const { orderId } = good(await employee.create({ ...input, requestId: randomUUID(), project: '华东扩容' }));
    expect((await employee.show(orderId)).ofCompany).toMatchObject({ project: '华东扩容' });
    const own = await employee.verify();
    expect(own.booking).toBeUndefined();
    good(await employee.create(employee.inputOf(own, [person()])));
  });

  it('are asked of stays, trains and flights abroad, although the price was held before they were required', async () => {
    const stay = await stays.verify(employee, { travelType: 'business' });
    const train = await rails.verify(employee, [rails.rideOf(employee, { days: 4 })], { travelType: 'business' });
    const trip = await intls.verify(employee, { travelType: 'business' });
    for (const product of ['hotel', 'train', 'intl'] as const) await prefer(product, { required: ['travelReason'] });
    const asked = { ret: 400, data: { field: 'travelReason' } };
    expect(await stays.create(employee, stay)).toMatchObject(asked);
    expect(await rails.create(employee, train)).toMatchObject(asked);
    expect(await intls.create(employee, trip)).toMatchObject(asked);
    const travelReason = '客户拜访';
    good(await stays.create(employee, stay, { travelReason }));
    good(await rails.create(employee, train, { travelReason }));
    good(await intls.create(employee, trip, { travelReason }));
  });
});

describe('the payer', () => {
  it('of a flight is the company, the traveller, or both above the limit', async () => {
    const order = async () => {
      const { orderId } = await employee.book({ travelType: 'business', choose: (seat) => seat.cabinCode === 'Y' });
      const { split, methods, due } = good(await employee.info(orderId));
      return { split: split!, due, methods };
    };
    const both = await order();
    expect(fenOf(both.split.personal)).toBeGreaterThan(0);
    await prefer('flight', { payer: 'company' });
    const company = await order();
    expect(company.split).toMatchObject({ company: company.due, personal: '0' });
    expect(company.methods.find(({ method }) => method === 'creditPay')?.enabled).toBe(true);
    await prefer('flight', { payer: 'personal' });
    const traveller = await order();
    expect(traveller.split).toMatchObject({ company: '0', personal: traveller.due });
    const reasons = traveller.methods.filter(({ enabled }) => !enabled).map(({ method, reason }) => [method, reason]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        ['multiPay', '公司设置由出行人支付，不可使用公司授信'],
        ['creditPay', '公司设置由出行人支付，不可使用公司授信'],
      ]),
    );
  });

  it('of a stay, a train and a trip abroad pays all of it; credit is refused then', async () => {
    for (const product of ['hotel', 'train', 'intl'] as const) await prefer(product, { payer: 'personal' });
    const stay = await stays.verify(employee, { travelType: 'business', choose: stays.isPrepaid });
    expect(stay.split).toEqual({ company: '0', personal: stay.rate.due });
    const train = await rails.verify(employee, [rails.rideOf(employee, { days: 5 })], { travelType: 'business' });
    expect(train.split).toEqual({ company: '0', personal: train.total });
    const trip = await intls.verify(employee, { travelType: 'business' });
    expect(trip.split).toEqual({ company: '0', personal: trip.total });
    const { orderNo } = good(await intls.create(employee, trip));
    expect((await intls.detail(employee, orderNo)).split).toEqual({ company: '0', personal: trip.total });
  });
});

describe('insurance', () => {
  it('that the company offers none of is not shown, and refused', async () => {
    for (const product of ['flight', 'train'] as const) await prefer(product, { insurance: 'none' });
    const flight = await employee.verify({ travelType: 'business' });
    expect(flight.insurances).toEqual([]);
    const [insurance] = (await employee.verify()).insurances;
    const insured = employee.inputOf(flight, [person()], {
      travelType: 'business',
      overReason: '客户或会议指定',
      insurances: [{ insuType: insurance!.insuType, passengers: [0] }],
    });
    expect((await employee.create(insured)).ret).toBe(400);
    const train = await rails.verify(employee, [rails.rideOf(employee, { days: 6 })], { travelType: 'business' });
    expect(train.insurance).toBeNull();
    expect(await rails.create(employee, train, { insured: true })).toMatchObject({
      ret: 400,
      data: { field: 'insured' },
    });
  });

  it('is paid by the traveller or by the company, as it was decided', async () => {
    const share = async () => {
      const train = await rails.verify(employee, [rails.rideOf(employee, { days: 7 })], { travelType: 'business' });
      const { orderNo } = good(await rails.create(employee, train, { insured: true }));
      return { personal: (await rails.detail(employee, orderNo)).split?.personal, price: train.insurance?.price };
    };
    const ofCompany = await share();
    expect(ofCompany.personal).toBe('0');
    await prefer('train', { insurancePayer: 'traveller' });
    const ofTraveller = await share();
    expect(ofTraveller.personal).toBe(ofTraveller.price);
  });
});

it('the contact with which a booking begins is named with the price', async () => {
  await prefer('hotel', { contact: 'traveller' });
  expect((await stays.verify(employee, { travelType: 'business' })).booking?.contact).toBe('traveller');
  expect((await employee.verify({ travelType: 'business' })).booking?.contact).toBe('booker');
});
