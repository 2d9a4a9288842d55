import { describe, expect, it } from 'vitest';
import { checkTravellers } from './check-party.ts';
import type { Trip } from './check-party.ts';
import { flightInsurances } from '../prices/insurances.ts';
import { person } from '#tests/support/orders/booking.ts';
import type { OrderPassengerInput } from '#tests/support/orders/booking.ts';

const trip = (counts: Partial<Trip['counts']>, travelDays = ['2026-10-06']): Trip => ({
  travelDays,
  today: '2026-09-16',
  counts: { ADT: 0, CHD: 0, INF: 0, ...counts },
  insurances: flightInsurances,
});
const adult = (given: Partial<OrderPassengerInput> = {}): OrderPassengerInput => person('1990-03-07', given);
const child = (birthday = '2017-05-04'): OrderPassengerInput =>
  person(birthday, { psgType: 'CHD', guardianConsent: true });
const infant = (birthday = '2025-12-01'): OrderPassengerInput =>
  person(birthday, { psgType: 'INF', guardianConsent: true });
const passport = (given: Partial<OrderPassengerInput>): OrderPassengerInput => ({
  name: 'LIN/ZHIXIA',
  psgType: 'ADT',
  certType: '2',
  certNo: 'E81234217',
  bornDate: '1992-02-29',
  certValidDate: '2030-01-01',
  ...given,
});

const same = adult();

describe('the party of one order', () => {
  it.each<[string, OrderPassengerInput[], Partial<Trip['counts']>, string | undefined, string | undefined, string[]?]>([
    ['an adult with an ID card', [adult()], { ADT: 1 }, undefined, undefined],
    ['an adult with a passport', [passport({})], { ADT: 1 }, undefined, undefined],
    ['a family', [adult(), adult(), child(), child(), infant()], { ADT: 2, CHD: 2, INF: 1 }, undefined, undefined],
    ['a senior pays the adult fare', [person('1950-01-01', { psgType: 'CD' })], { ADT: 1 }, undefined, undefined],
    [
      'a name with digits',
      [adult({ name: '周2' })],
      { ADT: 1 },
      'passengers.0.name',
      '第 1 位乘机人：姓名中不能有数字',
    ],
    [
      'a wrong check digit',
      [adult(), adult({ certNo: '110101199003070018' })],
      { ADT: 2 },
      'passengers.1.certNo',
      undefined,
    ],
    [
      'a passport without its date',
      [passport({ certValidDate: undefined })],
      { ADT: 1 },
      'passengers.0.certValidDate',
      undefined,
    ],
    [
      'a passport that ends before the flight',
      [passport({ certValidDate: '2026-10-05' })],
      { ADT: 1 },
      'passengers.0.certValidDate',
      undefined,
    ],
    [
      'a passport that ends between the flights',
      [passport({ certValidDate: '2026-10-08' })],
      { ADT: 1 },
      'passengers.0.certValidDate',
      undefined,
      ['2026-10-06', '2026-10-09'],
    ],
    [
      'a passport without a birthday',
      [passport({ bornDate: undefined })],
      { ADT: 1 },
      'passengers.0.bornDate',
      undefined,
    ],
    ['a wrong phone', [adult({ mobilePhone: '12345' })], { ADT: 1 }, 'passengers.0.mobilePhone', undefined],
    [
      'a child sold as an adult',
      [adult(), person('2017-05-04', { guardianConsent: true })],
      { ADT: 2 },
      'passengers.1.psgType',
      '第 2 位乘机人：按出行日年龄应购买儿童票',
    ],
    [
      'an adult sold as a child',
      [adult(), person('2000-01-01', { psgType: 'CHD' })],
      { ADT: 1, CHD: 1 },
      'passengers.1.psgType',
      '第 2 位乘机人：按出行日年龄应购买成人票',
    ],
    [
      'a child without a guardian’s consent',
      [adult(), person('2017-05-04', { psgType: 'CHD' })],
      { ADT: 1, CHD: 1 },
      'passengers.1.guardianConsent',
      undefined,
    ],
    [
      'an infant that turns 2 on the day of travel',
      [adult(), infant('2024-10-06')],
      { ADT: 1, INF: 1 },
      'passengers.1.psgType',
      '第 2 位乘机人：按出行日年龄应购买儿童票',
    ],
    ['an infant that turns 2 the day after', [adult(), infant('2024-10-07')], { ADT: 1, INF: 1 }, undefined, undefined],
    [
      'an infant that turns 2 before the return flight',
      [adult(), infant('2024-10-08')],
      { ADT: 1, INF: 1 },
      'passengers.1.psgType',
      '第 2 位乘机人：返程 2026-10-09 时已满 2 周岁，须占座购买儿童票，本单往返按儿童票计价',
      ['2026-10-06', '2026-10-09'],
    ],
    [
      'the same infant on a child’s ticket',
      [adult(), { ...infant('2024-10-08'), psgType: 'CHD' }],
      { ADT: 1, CHD: 1 },
      undefined,
      undefined,
      ['2026-10-06', '2026-10-09'],
    ],
    ['a newborn', [adult(), infant('2026-09-10'), adult()], { ADT: 2, INF: 1 }, undefined, undefined],
    [
      'the same document twice',
      [same, { ...same, name: '林知夏' }],
      { ADT: 2 },
      'passengers.1.certNo',
      '第 2 位乘机人与前面的乘机人证件相同',
    ],
    [
      'the same document typed in another way',
      [same, { ...same, certNo: ` ${same.certNo.toLowerCase()} ` }],
      { ADT: 2 },
      'passengers.1.certNo',
      undefined,
    ],
    ['a child alone', [child('2016-01-01')], { CHD: 1 }, 'passengers', undefined],
    [
      'two infants with one adult',
      [adult(), infant(), infant()],
      { ADT: 1, INF: 2 },
      'passengers',
      '1 位成人最多携带 1 位婴儿，其余婴儿请改购儿童票',
    ],
    [
      'three children with one adult',
      [adult(), child(), child(), child()],
      { ADT: 1, CHD: 3 },
      'passengers',
      '1 位成人最多携带 2 位儿童，请添加成人或分单预订',
    ],
    [
      'more people than the price was verified for',
      [adult(), adult()],
      { ADT: 1 },
      'passengers',
      '乘机人与核价时的人数不一致，请重新核对价格',
    ],
    [
      'a child where the price was for two adults',
      [adult(), child()],
      { ADT: 2 },
      'passengers',
      '乘机人与核价时的人数不一致，请重新核对价格',
    ],
  ])('%s', (_sentence, passengers, counts, field, message, days = ['2026-10-06']) => {
    const verdict = checkTravellers({ passengers, insurances: [] }, trip(counts, days));
    if (field === undefined) expect(verdict).toMatchObject({ ok: true });
    else expect(verdict).toMatchObject({ ok: false, field, ...(message && { message }) });
  });

  it('keeps names and numbers tidied, and one key for one document', () => {
    const verdict = checkTravellers(
      { passengers: [passport({ name: ' lin / zhi-xia ', certNo: 'e8 1234217' })], insurances: [] },
      trip({ ADT: 1 }),
    );
    expect(verdict).toMatchObject({
      ok: true,
      passengers: [
        { name: 'LIN/ZHIXIA', certNo: 'E81234217', certKey: '2:E81234217', birthday: '1992-02-29', fare: 'ADT' },
      ],
    });
  });
});

it('refuses a kind of passenger that the fare is not sold to', () => {
  const seafarer = { passengers: [person('1990-01-01', { psgType: 'SC' })], insurances: [] };
  expect(checkTravellers(seafarer, { ...trip({ ADT: 1 }), psgTypes: ['ADT', 'CHD', 'INF'] })).toMatchObject({
    ok: false,
    field: 'passengers.0.psgType',
  });
  expect(checkTravellers(seafarer, { ...trip({ ADT: 1 }), psgTypes: ['ADT', 'SC'] })).toMatchObject({
    ok: true,
    passengers: [{ psgType: 'SC', fare: 'ADT' }],
  });
});

describe('insurance', () => {
  const old = person('1940-01-01', { psgType: 'CD' });
  it.each([
    ['is taken by those who are named', [{ insuType: 'ACCIDENT', passengers: [0, 0] }], undefined],
    ['that is not sold is refused', [{ insuType: 'GONE', passengers: [0] }], 'insurances.0.insuType'],
    [
      'of somebody who does not fly is refused',
      [
        { insuType: 'DELAY', passengers: [0] },
        { insuType: 'ACCIDENT', passengers: [2] },
      ],
      'insurances.1.passengers',
    ],
    ['of somebody too old is refused', [{ insuType: 'ACCIDENT', passengers: [1] }], 'insurances.0.passengers'],
  ])('%s', (_sentence, insurances, field) => {
    const verdict = checkTravellers({ passengers: [adult(), old], insurances }, trip({ ADT: 2 }));
    if (field) expect(verdict).toMatchObject({ ok: false, field });
    else
      expect(verdict).toMatchObject({
        ok: true,
        passengers: [{ insurances: [{ insuType: 'ACCIDENT' }] }, { insurances: [] }],
      });
  });
});
