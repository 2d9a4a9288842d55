import { describe, expect, it, test } from 'vitest';
import type { UserInfo } from '#contract/account.ts';
import { msOf } from '#domain/china-time.ts';
import { givenChoice, givenStay } from '#tests/support/given/given-stay.ts';
import { draftKeyOf, readChoice } from './address.ts';
import { conflictOf } from './order/conflict.ts';
import { addGuest, hasPlace, removeGuest, staysHere, toggleGuest } from '#domain/hotel/rooms.ts';
import { nightShares } from '#domain/hotel/night-shares.ts';
import { texts } from './texts.ts';
import { checkOrder } from './order/rules.ts';
import { arrivalOf, blankValues, invoiceOf } from './order/values.ts';

const now = msOf('2026-09-01 10:00:00');
const employee = { memberType: 70, creditMemberId: 7, creditEmployeeId: 9 } as UserInfo;
const link = { hotelId: 'SHA0001', rateId: 'r1', checkIn: '2026-09-22', checkOut: '2026-09-24' };

describe('the address', () => {
  const read = (query: Record<string, string>, user: UserInfo | null = null) => readChoice(query, now, user);

  it('names a rate and a stay; the total that was seen only as an amount', () => {
    expect(read({ ...link, rooms: '2', seen: '1056' })).toMatchObject({
      choice: { rateId: 'r1', stay: { checkOut: '2026-09-24', rooms: 2 }, travelType: 'private', seen: '1056' },
    });
    expect(read({ ...link, seen: '1e9' })).toMatchObject({ choice: { seen: undefined } });
  });

  it('travels for the company by default, on its own account when it says so, and without a company always', () => {
    expect(read(link, employee)).toMatchObject({ choice: { travelType: 'business' } });
    expect(read({ ...link, travelType: 'private' }, employee)).toMatchObject({ choice: { travelType: 'private' } });
    expect(read({ ...link, travelType: 'business' })).toMatchObject({ choice: { travelType: 'private' } });
  });

  it.each([
    [{}, ''],
    [{ ...link, rateId: '' }, ''],
    [{ ...link, checkIn: '2026-08-01', checkOut: '2026-08-02' }, '入住日期已过，请重新选择'],
    [{ ...link, checkOut: '2026-09-22' }, '离店日期应晚于入住日期'],
    [{ ...link, checkOut: '2026-12-22' }, '一次最多预订 28 晚'],
    [{ ...link, rooms: '20' }, ''],
    [{ ...link, ages: '8,-' }, ''],
  ])('%o cannot be ordered: %s', (query, problem) => {
    expect(read(query as Record<string, string>)).toEqual({ problem });
  });

  it('has one draft for each rate and stay, whatever the price', () => {
    expect(draftKeyOf({ ...givenChoice, seen: '2' })).toBe(draftKeyOf(givenChoice));
    expect(draftKeyOf({ ...givenChoice, travelType: 'business' })).not.toBe(draftKeyOf(givenChoice));
  });
});

describe('guests', () => {
  const empty = { name: '', pinyin: '' };
  const [lin, chen] = [
    { name: '林知远', pinyin: 'LIN/ZHIYUAN' },
    { name: '陈佳宁', pinyin: '' },
  ];

  it('of the list fill empty fields first, then new ones while a room has a place', () => {
    const one = toggleGuest([[empty], [empty]], lin, 2);
    expect(one).toEqual([[lin], [empty]]);
    const two = toggleGuest(one, chen, 2);
    expect(two).toEqual([[lin], [chen]]);
    expect([hasPlace(two, 2), hasPlace(two, 1)]).toEqual([true, false]);
    expect(toggleGuest(two, { name: '周砚清', pinyin: '' }, 2)[0]).toHaveLength(2);
  });

  it('are taken out by a second press; the only one of a room leaves an empty field', () => {
    expect(toggleGuest([[lin, chen]], chen, 2)).toEqual([[lin]]);
    expect(removeGuest([[lin]], 0, 0)).toEqual([[empty]]);
    expect(addGuest([[lin], [chen]], 1)).toEqual([[lin], [chen, empty]]);
    expect([staysHere([[lin]], lin), staysHere([[empty]], empty)]).toEqual([true, false]);
  });
});

describe('the rules of an order', () => {
  const good = {
    ...blankValues(givenChoice, null),
    guests: [[{ name: '林知远', pinyin: '' }]],
    contact: { name: '周砚清', mobilePhone: '13800000010', email: 'z@yunfan.cn' },
    agreed: true,
  };
  const over = { verdict: 'over', overBy: '56', overByNight: '48', reason: '' } as const;
  const standard = { limit: '500', cityName: '上海', control: 'reason', summary: '' } as const;

  it.each([
    ['a good order', {}, givenStay(), {}],
    ['a name of one letter', { guests: [[{ name: '林', pinyin: '' }]] }, givenStay(), { 'guests.0.0.name': /姓名/ }],
    [
      'a room without a guest',
      { guests: [...good.guests, [{ name: '', pinyin: '' }]] },
      givenStay(),
      { 'guests.1.0.name': /请输入入住人姓名/ },
    ],
    [
      'no pinyin where it is asked for',
      {},
      givenStay({ rate: { needsPinyin: true } }),
      { 'guests.0.0.pinyin': /拼音/ },
    ],
    [
      'no contact',
      { contact: { name: '', mobilePhone: '', email: 'x' } },
      givenStay(),
      { 'contact.name': /联系人/, 'contact.mobilePhone': /手机/, 'contact.email': /邮箱/ },
    ],
    ['an invoice without a title', { invoice: 'platform' }, givenStay(), { invoiceTitle: /抬头/ }],
    [
      'an invoice by mail without an address',
      { invoice: 'platform', invoiceTitle: '云帆', contact: { name: '周砚清', mobilePhone: '13800000010', email: '' } },
      givenStay(),
      { 'contact.email': /电子发票/ },
    ],
    ['a wrong tax number', { invoice: 'platform', invoiceTitle: '云帆', taxNo: '12' }, givenStay(), { taxNo: /税号/ }],
    [
      'a tax number with a wrong check sign',
      { invoice: 'platform', invoiceTitle: '云帆', taxNo: '91310115MA1K3FAN07' },
      givenStay(),
      { taxNo: /税号有误/ },
    ],
    [
      'an invoice of another kind than the rate’s',
      { invoice: 'platform' },
      givenStay({ rate: { invoice: 'desk' } }),
      {},
    ],
    [
      'a room above the standard without a reason',
      {},
      givenStay({ standard, rate: { standard: over } }),
      { overReason: /超标原因/ },
    ],
    [
      'a room above a standard that only records',
      {},
      givenStay({ standard: { ...standard, control: 'record' }, rate: { standard: over } }),
      {},
    ],
    ['no agreement', { agreed: false }, givenStay(), { agreed: /勾选/ }],
  ])('%s', (_, change, stay, errors) => {
    const found = checkOrder({ ...good, ...(change as Partial<typeof good>) }, stay, texts);
    expect(Object.keys(found)).toEqual(Object.keys(errors));
    for (const [path, message] of Object.entries(errors)) expect(found[path]).toMatch(message as RegExp);
  });

  it('arrive at 18:00 unless another hour is chosen that is still offered', () => {
    expect(arrivalOf(good, givenStay())).toBe('18:00');
    expect(arrivalOf({ ...good, arrival: '22:00' }, givenStay())).toBe('22:00');
    expect(arrivalOf({ ...good, arrival: '14:00' }, givenStay({ arrivalTimes: ['次日 06:00'] }))).toBe('次日 06:00');
  });

  it('take the invoice of the rate only', () => {
    expect(invoiceOf({ ...good, invoice: 'platform' }, givenStay())).toBe('platform');
    expect(invoiceOf({ ...good, invoice: 'platform' }, givenStay({ rate: { invoice: 'desk' } }))).toBe('none');
  });

  it('start with the member as the contact, unless the name is a nickname', () => {
    const member = { realName: '周砚清', mobilePhone: '13800000010', email: '' } as UserInfo;
    expect(blankValues(givenChoice, member).contact.name).toBe('周砚清');
    const unnamed = { ...member, isThirdParty: true, thirdPartyName: '云程', realName: '云程用户' } as UserInfo;
    expect(blankValues(givenChoice, unnamed).contact.name).toBe('');
    expect(blankValues(givenChoice, { ...member, realName: '138****0010' }).contact.name).toBe('');
  });

  it('show the shares of each paid night, which add up to those of the order', () => {
    const split = { company: '1000', personal: '56' };
    const shares = nightShares(givenStay({ standard, split }));
    expect(shares.map(({ company, personal }) => [company, personal])).toEqual([
      [50000, 800],
      [50000, 4800],
    ]);
    expect(nightShares(givenStay({ standard, split, rate: { payKind: 'guarantee' } }))).toHaveLength(1);
    expect(nightShares(givenStay({ standard, split: { company: '1056', personal: '0' } }))).toEqual([]);
  });
});

test('a conflict is known by its kind; another 409 is shown in the server’s words', () => {
  expect(conflictOf({ ret: 409, data: { kind: 'expired' } })).toEqual({ kind: 'expired' });
  expect(conflictOf({ ret: 409, data: { kind: 'rate', from: '1', to: '2' } })).toBeUndefined();
  expect(conflictOf({ ret: 409, data: { kind: 'orderClosed' } })).toBeUndefined();
  expect(conflictOf({ ret: 500, data: { kind: 'expired' } })).toBeUndefined();
});
