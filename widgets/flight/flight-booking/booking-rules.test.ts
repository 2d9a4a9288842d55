import { describe, expect, it } from 'vitest';
import type { Passenger } from '#contract/passenger.ts';
import { draftKeyOf, readChoice, searchOf } from './address.ts';
import { isSignedOut } from '#parts/booking/refusal.ts';
import { refusedField as problemOf } from '#parts/booking/conflict/refused-field.ts';
import { conflictOf } from './order/conflict.ts';
import { blankTraveller as blankPassenger, nextKey } from '#parts/traveller/draft.ts';
import { fromFrequent } from '#parts/traveller/draft-of.ts';
import { judgeAll } from '#parts/traveller/judge.ts';

const seats = 'CA1501-20261122-PEKSHA~T~930';
const journey = { travelDays: ['2026-11-22'], today: '2026-11-20' };
const person = (given: Partial<Passenger>): Passenger => ({
  id: '1',
  name: '周砚清',
  englishName: 'ZHOU/YANQING',
  psgType: 'ADT',
  sex: 'F',
  bornDate: '1988-03-06',
  nationality: 'CN',
  mobilePhone: '13800000010',
  documents: [],
  isSelf: false,
  relation: '',
  isOwn: true,
  isEmployee: false,
  deptName: '',
  ...given,
});

describe('the address', () => {
  it.each([
    [{ seats }, { ADT: 1, CHD: 0, INF: 0 }],
    [
      { seats, adults: '2', children: '1', infants: '1' },
      { ADT: 2, CHD: 1, INF: 1 },
    ],
    [
      { seats, adults: '0', children: '2' },
      { ADT: 1, CHD: 0, INF: 0 },
    ],
    [
      { seats, adults: '1', children: '3' },
      { ADT: 1, CHD: 0, INF: 0 },
    ],
    [
      { seats, adults: 'x' },
      { ADT: 1, CHD: 0, INF: 0 },
    ],
  ])('%o asks the price for %o', (query, counts) => {
    expect(readChoice(query)?.counts).toEqual(counts);
  });

  it('is broken without seats, and its route decides who pays', () => {
    expect(readChoice({})).toBeUndefined();
    expect(readChoice({ seats: 'CA1501' })).toBeUndefined();
    expect([
      readChoice({ seats, travelType: 'business' })?.travelType,
      readChoice({ seats, travelType: 'business' }, 'private')?.travelType,
    ]).toEqual(['business', 'private']);
  });

  it('keeps one draft for the same flights at any price, and knows the search behind them', () => {
    const [one, dearer] = [readChoice({ seats }), readChoice({ seats: seats.replace('930', '990') })];
    expect(one && draftKeyOf(one)).toBe(dearer && draftKeyOf(dearer));
    const trip = readChoice({ seats: `${seats},MU5102-20261126-SHAPEK~Y~880`, adults: '2' });
    expect(trip && searchOf(trip)).toEqual({
      from: 'BJS',
      to: 'SHA',
      date: '2026-11-22',
      returnDate: '2026-11-26',
      adults: 2,
      children: 0,
      infants: 0,
      travelType: 'private',
      step: 'outbound',
    });
    const searched = readChoice({ seats, from: 'BJS', to: 'SHA' });
    expect(searched && searchOf(searched)).toMatchObject({ from: 'BJS', to: 'SHA' });
    const broken = readChoice({ seats, from: 'BJS', to: '<b>' });
    expect(broken && searchOf(broken)).toMatchObject({ from: 'BJS', to: 'SHA' });
  });
});

describe('the frequent list', () => {
  it('takes the first document that is valid on the day of travel', () => {
    const documents = [
      { certType: '2' as const, maskedNo: 'E1', certValidDate: '2026-11-21' },
      { certType: '8' as const, maskedNo: 'C1', certValidDate: '2027-01-01' },
    ];
    expect(fromFrequent('p1', person({ documents }), journey.travelDays).certType).toBe('8');
    expect(fromFrequent('p1', person({ documents: documents.slice(0, 1) }), journey.travelDays).certType).toBe('2');
  });

  it('gives a passenger whose number the server keeps the birthday of the list, and has no missing field', () => {
    const child = fromFrequent(
      'p1',
      person({
        bornDate: '2019-05-01',
        psgType: 'CHD',
        documents: [{ certType: '1', maskedNo: '1101**********4418' }],
      }),
      journey.travelDays,
    );
    const [judged] = judgeAll([{ ...child, guardianConsent: true }], journey);
    expect([judged?.fare, judged?.birthday, judged?.errors]).toEqual(['CHD', '2019-05-01', {}]);
    const [typed] = judgeAll(
      [{ ...child, passengerId: '', papers: { '1': { certNo: '', certValidDate: '' } } }],
      journey,
    );
    expect(typed?.errors.certNo).toBe('请输入证件号码');
  });
});

describe('the forms together', () => {
  it('take the type from the age, and leave an infant the choice of a seat', () => {
    const infant = {
      ...blankPassenger('p1'),
      certType: '0' as const,
      papers: { '0': { certNo: 'U110000001', certValidDate: '' } },
      bornDate: '2025-12-01',
      psgType: 'ADT' as const,
    };
    const types = judgeAll(
      [
        infant,
        { ...infant, key: 'p2', ownSeat: true },
        { ...infant, key: 'p3', bornDate: '1990-01-01', psgType: 'CD' },
      ],
      journey,
    ).map((one) => one.input.psgType);
    expect(types).toEqual(['INF', 'CHD', 'CD']);
  });

  it('mark the second of two equal documents', () => {
    const card = { '1': { certNo: '34052419800101001X', certValidDate: '' } };
    const judged = judgeAll(
      [
        { ...blankPassenger('p1'), papers: card },
        { ...blankPassenger('p2'), papers: { '1': { certNo: '340524 19800101 001x', certValidDate: '' } } },
      ],
      journey,
    );
    expect(judged.map((one) => one.errors.certNo)).toEqual([undefined, '与乘机人 1 的证件相同，请核对']);
    expect(nextKey(judged.map((one) => one.draft))).toBe('p3');
  });
});

describe('the meaning of an answer to an order', () => {
  const failed = (kind: 'refused' | 'offline' | 'timeout' | 'cancelled' | 'garbled', ret: number) => ({
    ok: false as const,
    ret,
    msg: '',
    data: null,
    kind,
  });
  it.each([
    [{ ok: true as const, data: {}, ret: 0 }, false],
    [failed('refused', 409), false],
    [failed('refused', 401), true],
    [failed('cancelled', -1), true],
    [failed('offline', -1), false],
  ])('%o of a member who has left: %s', (outcome, isLeft) => {
    expect(isSignedOut(outcome)).toBe(isLeft);
  });

  it.each([
    [{ field: 'passengers.1.certNo' }, 'p7.certNo'],
    [{ field: 'passengers[0].certType' }, 'p1.certNo'],
    [{ field: 'passengers' }, 'people'],
    [{ field: 'contact.mobilePhone' }, 'contact.mobilePhone'],
    [{ field: 'passengers.9.name' }, ''],
    [{ field: 'verifyKey' }, ''],
    [null, ''],
  ])('%o names the problem "%s"', (data, problem) => {
    expect(problemOf(data, ['p1', 'p7'])).toBe(problem);
  });

  it('knows the four conflicts and nothing else', () => {
    expect(['soldOut', 'expired', 'duplicate', 'requestIdReused'].map((kind) => conflictOf({ kind })?.kind)).toEqual([
      'soldOut',
      'expired',
      'duplicate',
      undefined,
    ]);
    expect(conflictOf({ kind: 'priceChanged', changes: [], verified: {} })?.kind).toBe('priceChanged');
    expect([{ kind: 'priceChanged' }, { kind: 'priceChanged', changes: [] }].map(conflictOf)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
