import { describe, expect, it } from 'vitest';
import { changeLines } from '#domain/order/after-sale/change-lines.ts';
import { stillValid } from '#domain/order/after-sale/open-tickets.ts';
import { reasonTree } from '#domain/order/after-sale/reasons.ts';
import { refundLines } from '#domain/order/after-sale/refund-lines.ts';
import { requestedLook, saleLook } from '#domain/order/after-sale/sale-states.ts';
import type { SaleState } from '#domain/order/after-sale/sale-states.ts';
import { saleSteps, sumOfRefund } from '#domain/order/after-sale/sale-steps.ts';
import { upgradeText } from '#domain/order/after-sale/upgrade.ts';
import { insuranceLook } from '#domain/order/insurance-status.ts';
import { cancelledBecause, nextStep } from '#domain/order/next-step.ts';
import { orderPriceLines } from '#domain/order/price-lines.ts';
import { ticketLook } from '#domain/order/ticket-status.ts';
import {
  daysLeftText,
  feesOf,
  shortVoucherLabels,
  voucherKinds,
  voucherLooks,
  tripProofName,
} from '#domain/invoice/voucher.ts';
import { voucherNote } from '#domain/invoice/voucher-note.ts';
import { checkCertNo } from '#domain/passenger/documents/certificates.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { psgTypeNote, psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { readinessOf } from '#domain/passenger/readiness.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { feeSteps } from '#domain/flight/list/list-fees.ts';
import { legNumbers } from '#domain/trip/legs.ts';
import { ordersSentences } from '#entries/languages/account/centre/orders.ts';
import { namesOfOrders } from '#entries/languages/account/names-of-orders.ts';
import { sayWith } from '#entries/languages/languages.ts';
import { chinese, testTwins } from '#tests/support/suites/twin-suite.ts';

const say = sayWith(new Map(namesOfOrders), ordersSentences);
/** Those of which something stays Chinese. */
const unsaid = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts)].map((text) => say(text)).filter((text) => chinese.test(text ?? ''));

/** Folders whose words are in English; the widget itself speaks it once all its screens do. */
const folders = [
  'src/parts/flight/order-page/words',
  'src/parts/order',
  'src/parts/intl/order',
  'src/parts/intl/sale',
  'src/parts/intl/words',
  'src/parts/rail/order',
  'src/parts/rail/sale',
  'widgets/account/vouchers',
  'widgets/flight/intl-order-detail',
  'widgets/hotel/hotel-order-detail',
  'widgets/order/air-order-detail',
  'widgets/passenger/passengers/edit',
  'widgets/payment',
  'widgets/train/train-change',
  'widgets/train/train-order-detail',
  'widgets/train/train-order-finish',
];

describe('screens of orders', () =>
  testTwins(folders, 42, (code) =>
    code.replace(/say\((['`])(?:(?!\1\)).)*\1\)/g, '').replace(/title\.(?:includes|startsWith)\('[^']*'\)/g, ''),
  ));

it('no English sentence has a Chinese character, and none is given twice', () => {
  expect(ordersSentences.filter(([, english]) => chinese.test(String(english)))).toEqual([]);
  const keys = ordersSentences.map(([text]) => text);
  expect(keys.filter((text, at) => keys.indexOf(text) !== at)).toEqual([]);
});

const now = Date.parse('2026-09-16T12:00:00+08:00');
const rule = {
  refund: [{ fromHours: null, toHours: null, feePercent: 10 }],
  change: [],
  baggageKg: 20,
  freeChanges: 0,
};
const leg = (triptype: 1 | 2 | 3, day: string, kind?: 'delayed' | 'moved' | 'cancelled') => ({
  triptype,
  flightNo: 'CA1501',
  changeNo: 0,
  orgcityname: triptype === 1 ? '北京' : '上海',
  dstcityname: triptype === 1 ? '上海' : '北京',
  depTime: `${day} 10:00:00`,
  arrTime: `${day} 12:00:00`,
  schedule: kind ? { kind, depTime: `${day} 09:00:00` } : null,
  rule,
});
const trips = ['2026-09-10', '2026-09-16', '2026-09-17', '2026-09-20'].flatMap((day) => [
  [leg(1, day)],
  [leg(1, day), leg(2, '2026-09-22')],
  [leg(1, day), leg(2, day), leg(3, '2026-09-23')],
]);
const kinds = ['delayed', 'moved', 'cancelled'] as const;

it('tell a traveller by air what is next, and why an order is over', () => {
  const steps = [...airStatus.codes, 99].flatMap((status) =>
    [...trips, ...kinds.map((kind) => [leg(1, '2026-09-20', kind)])].flatMap((flights) => [
      nextStep(status, flights, now),
      nextStep(status, flights, Date.parse('2026-09-16T11:00:00+08:00')),
    ]),
  );
  const gone = (payer: 'company' | 'personal', status: 'paid' | 'refunding' | 'refunded') => ({
    payer,
    amount: '930',
    status,
  });
  const ends = ['订单已取消', '审批未通过', '审批超时'].flatMap((title) =>
    ['2026-09-16 12:00:00', '2026-09-16 13:00:00'].flatMap((time) =>
      [[], [gone('company', 'refunded')], [gone('company', 'paid'), gone('personal', 'refunding')]].map((payments) =>
        cancelledBecause({
          createTime: '2026-09-16 11:00:00',
          payDeadline: '2026-09-16 12:30:00',
          flightList: [leg(1, '2026-09-20')],
          timeline: [{ time, title, detail: '占座时限内没有审批结果，座位已释放，可重新预订' }],
          payments,
        }),
      ),
    ),
  );
  expect(unsaid([...steps, ...ends])).toEqual([]);
  const parted = [
    { ...leg(1, '2026-09-20'), people: ['LI/NA'] },
    { ...leg(1, '2026-09-19', 'moved'), people: ['WEI/LI'] },
  ];
  const accepted = parted.map((one) => ({ ...one, schedule: null }));
  expect([nextStep(3, parted, now), nextStep(3, accepted, now)].map(say)).toEqual([
    'was to depart 19 Sep 09:00, now 10:00. Refund and change are free (WEI/LI)',
    'Some travellers have changed: WEI/LI by CA1501 at 19 Sep 10:00 · LI/NA by CA1501 at 20 Sep 10:00',
  ]);
  expect(say(nextStep(2, [leg(1, '2026-09-20')], now))).toBe('Next: check-in online from 19 Sep 10:00');
});

it('name prices, tickets, insurance and documents of an order', () => {
  const ticket = { psgId: '1', tktPrice: '500', consTax: '50', fuelTax: '20', servFee: '5' };
  const lines = [[leg(1, '2026-09-20'), leg(2, '2026-09-22')], trips[2] ?? []].flatMap((flights) =>
    [true, false].flatMap((showServiceFee) =>
      orderPriceLines(
        Object.keys(psgTypes).flatMap((psgType) =>
          legNumbers.slice(0, 3).map((triptype) => ({ ...ticket, psgType, triptype })),
        ),
        '99999',
        { insurances: [{ name: '航空意外险', price: '30' }], showServiceFee },
        flights,
      ),
    ),
  );
  const coupons = [
    '',
    'OPEN FOR USE',
    'AIRP CNTL',
    'CHECKED IN',
    'LIFT/BOARDED',
    'USED/FLOWN',
    'REFUNDED',
    'EXCHANGED',
    'VOID',
    'SUSPENDED',
  ];
  expect(
    unsaid([
      ...lines.map(({ label }) => label),
      ...coupons.map((state) => ticketLook(state).label),
      ...[0, 1, 2, 3, 4, 5, 9].flatMap((code) => [0, 1].map((status) => insuranceLook(code, status).label)),
      ...Object.values(certTypes).flatMap(({ label, short }) => [label, short]),
      ...Object.values(psgTypes).map(({ label }) => label),
      ...feeSteps(
        { refund: [{ fromHours: null, toHours: 24, feePercent: 5 }], change: [] },
        '2026-09-20 10:00:00',
        now,
        1,
      ).map(({ label }) => label),
      ...feeSteps({ refund: [], change: [] }, '2026-09-20 10:00:00', now, 1).map(({ label }) => label),
    ]),
  ).toEqual([]);
});

const states: readonly SaleState[] = [
  'applied',
  'processing',
  'unpaid',
  'confirming',
  'returning',
  'done',
  'withdrawn',
  'refused',
  'lapsed',
];

it('say every reason, state, step and sum of a refund and of a change', () => {
  const moment = '2026-09-16 11:30:00';
  const whole = { back: 2000, charge: 0, servFeeKept: 0, insuranceKept: 0 };
  const refundSums = [
    whole,
    { ...whole, charge: 100 },
    { ...whole, insuranceKept: 100 },
    { ...whole, charge: 100, servFeeKept: 100 },
  ].map((one) => sumOfRefund([one]));
  const steps = states.flatMap((state) =>
    (['refund', 'change'] as const).flatMap((kind) =>
      ['', moment].flatMap((given) =>
        ['', '020-1'].flatMap((telephone) =>
          saleSteps({
            kind,
            state,
            applied: moment,
            reviewed: given,
            paid: given,
            decided: kind === 'refund' ? '' : given,
            paidBack: given,
            due: given && '¥10',
            back: given && '¥20',
            arrives: '钱包与公司授信立即到账，其余 7 个工作日内原路退回',
            nowMs: telephone ? now : now - 29 * 60_000,
            telephone,
          }),
        ),
      ),
    ),
  );
  const sums = {
    changeSpread: '1',
    changeFuelTaxSpread: '1',
    charge: '1',
    changeServiceFee: '3',
    discountChangeServiceFee: '1',
  };
  const line = {
    tktPrice: '1',
    consTax: '1',
    fuelTax: '1',
    servFee: '3',
    insurance: '1',
    charge: '1',
    servFeeKept: '1',
    insuranceKept: '1',
    back: '1',
  };
  expect(
    unsaid([
      ...steps.flatMap(({ title, detail }) => [title, detail]),
      ...refundSums.flatMap((sum) => [`退回 ${sum}`, `${sum} 原路退回`]),
      ...states.flatMap((state) => [
        saleLook(state).label,
        requestedLook({ kind: 'refund', state }).label,
        requestedLook({ kind: 'change', state }).label,
      ]),
      ...Object.values(reasonTree).flatMap((rows) => rows.flatMap(({ label, proof }) => [label, proof])),
      ...[true, false].flatMap((showServiceFee) => [
        ...changeLines(sums, { showServiceFee }).map(({ label }) => label),
        ...[null, 0, 10].flatMap((feePercent) =>
          refundLines([{ ...line, feePercent }], { showServiceFee }).map(({ label }) => label),
        ),
        ...refundLines(
          [
            { ...line, feePercent: 0 },
            { ...line, feePercent: 1 },
          ],
          { showServiceFee },
        ).map(({ label }) => label),
      ]),
      upgradeText('C', rule, { baggageKg: 30, freeChanges: 1 }),
      upgradeText('F', rule, { baggageKg: 30, freeChanges: 2 }),
    ]),
  ).toEqual([]);
  const flown = { psgId: '1', changeNo: 0, ticketStatus: 'OPEN FOR USE' };
  const order = (lines: { psgId: string; triptype: 1 | 2 }[]) => ({
    flightList: [leg(1, '2026-09-20'), leg(2, '2026-09-22')],
    psgFlightList: [1, 2].flatMap((psg) =>
      ([1, 2] as const).map((triptype) => ({ ...flown, psgId: String(psg), triptype })),
    ),
    afterSales: [{ state: 'applied' as const, lines }],
  });
  expect(
    [
      order([
        { psgId: '1', triptype: 1 },
        { psgId: '1', triptype: 2 },
      ]),
      order([
        { psgId: '1', triptype: 1 },
        { psgId: '2', triptype: 1 },
      ]),
      order([{ psgId: '1', triptype: 1 }]),
    ].map((one) => say(stillValid(one, now))),
  ).toEqual([
    'Tickets of 1 other person stay valid',
    'Tickets stay valid: Return',
    'Tickets of 1 other person and those of Return stay valid',
  ]);
});

it('say what travellers can book, and what is wrong with their papers', () => {
  const documents = (['1', '2', '5', '8'] as const).flatMap((certType) =>
    ['2026-01-01', '2026-10-01', ''].map((certValidDate) => ({ certType, certValidDate })),
  );
  const ready = ['CN', 'HK', 'FR'].flatMap((nationality) =>
    ['1990-01-31', '2020-01-31', '2026-01-31'].flatMap((bornDate) =>
      [[], ...documents.map((one) => [one])].flatMap((held) =>
        readinessOf({ nationality, bornDate, documents: held }, '2026-09-16'),
      ),
    ),
  );
  const numbers = ['', '1', '110', 'X'.repeat(50), '11010519491231002X', '110105199913310021', 'E1 2?'];
  const types = Object.keys(certTypes) as (keyof typeof certTypes)[];
  expect(
    unsaid([
      ...ready.flatMap(({ trip, label }) => [trip, label]),
      ...(Object.keys(psgTypes) as PsgType[]).map(psgTypeNote),
      ...types.flatMap((type) => numbers.map((no) => checkCertNo(type, no, '2026-09-16'))),
    ]),
  ).toEqual([]);
});

it('say kinds, states and days of receipts', () => {
  const states = Object.keys(voucherLooks) as (keyof typeof voucherLooks)[];
  const notes = voucherKinds.flatMap((kind) =>
    states.flatMap((state) =>
      (['', 'desk', 'booking', 'underWay', 'billed'] as const).flatMap((hurdle) =>
        [0, 1, 9].map((daysLeft) =>
          voucherNote({
            kind,
            state,
            hurdle,
            from: '2026-09-16',
            until: '2026-12-16',
            daysLeft,
            issuer: 'Hotel',
            billNo: daysLeft ? 'ZD202611-7' : '',
            invoiceNo: daysLeft > 1 ? '26316000000000000012' : '',
          }),
        ),
      ),
    ),
  );
  expect(
    unsaid([
      ...notes,
      ...Object.values(shortVoucherLabels),
      tripProofName,
      ...Object.values(voucherLooks).map(({ label }) => label),
      ...[true, false].flatMap((shown) => [feesOf(shown), `${feesOf(shown)}，Hotel`]),
      daysLeftText(0),
    ]),
  ).toEqual([]);
});
