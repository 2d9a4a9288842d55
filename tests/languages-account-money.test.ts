import { expect, it } from 'vitest';
import { reportProducts } from '#contract/report-form.ts';
import { confirmRuleInWords, whyNoDispute } from '#domain/company-bill/bill-claim.ts';
import {
  billColumnGroups,
  billColumns,
  billDirectionNames,
  billRowKindNames,
  billSettleNames,
  billVerdictNames,
} from '#domain/company-bill/bill-columns.ts';
import { monthInWords } from '#domain/company-bill/bill-difference.ts';
import { feeRuleInWords, overInWords } from '#domain/company-bill/bill-explain.ts';
import { inWordsOfProof, proofCauses } from '#domain/company-bill/bill-proof.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { billPayMethodNames, disputeReasonNames } from '#domain/company-bill/bill-state.ts';
import type { BillSums } from '#domain/company-bill/bill-sums.ts';
import { checkSettlement, contactRoles } from '#domain/company-bill/settlement.ts';
import {
  cycleInWords,
  invoiceKindWords,
  modeEffects,
  modeWords,
  settlementChanges,
} from '#domain/company-bill/settlement-words.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { creditedInWords } from '#domain/company-bill/owed.ts';
import { overReasons, overStayReasons, overTrainReasons } from '#domain/corporate/over-reason.ts';
import { creditMain, distributor, employee, thirdParty } from '#tests/support/viewers.ts';
import { explainMenu } from '#domain/menu/explain/explain-menu.ts';
import { explainWords } from '#domain/menu/explain/explain-words.en.ts';
import { menuTable } from '#domain/menu/menu-table.ts';
import { rowOf } from '#domain/product/products.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { checkReportDays } from '#domain/report/periods.ts';
import { shortValue, showValue } from '#domain/report/show-measure.ts';
import type { MeasureName } from '#domain/report/show-measure.ts';
import { valueName } from '#domain/report/value-names.ts';
import { inWordsOf } from '#domain/report/words.ts';
import { productWords } from '#domain/report/words.en.ts';
import { carClasses, carScenes, rideBandNames } from '#domain/car/names.ts';
import { seatClasses } from '#domain/rail/seat-classes.ts';
import { moneyNames, moneySentences } from '#entries/languages/account/centre/money.ts';
import { memberNames } from '#entries/languages/account/member-names.en.ts';
import { menuNames } from '#entries/languages/account/menu-names.en.ts';
import { railNames } from '#entries/languages/rail-names.en.ts';
import { sayWith } from '#entries/languages/languages.ts';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const names = new Map([...railNames, ...menuNames, ...memberNames, ...moneyNames]);
const say = sayWith(names, moneySentences);
const unsaid = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => say(text)))].filter((text) => chinese.test(text));

it('reports name their figures, and say them with their units', () => {
  const measures = Object.keys(reportMeasures) as MeasureName[];
  expect(unsaid(measures.map((name) => reportMeasures[name].label))).toEqual([]);
  expect(unsaid(measures.flatMap((name) => [showValue(name, 12), shortValue(name, 1_234_567)]))).toEqual([]);
  expect(
    ['8.4 折', '+0.3 折', '12.5 天', '−1.2 个百分点', '12.3 万', '2026 年 8 月', '2026-08-31 至 09-06'].map(say),
  ).toEqual(['84%', '+3.0 pts', '12.5 days', '−1.2 pts', '123k', 'Aug 2026', '31 Aug – 6 Sep 2026']);
});

it('reports name what they count by', () => {
  const values = [
    ...['Y', 'W', 'C', 'F', '+', '2', '3', '4', '5', ...seatClasses].map((key) => valueName('cabin', key)),
    ...carClasses.map((key) => valueName('cabin', `car-${key}`)),
    ...['+', 'CA', 'G', 'D', 'C', 'Z', 'T', 'K', 'L', 'P', ...carScenes].map((key) => valueName('airline', key)),
    ...['0', '1', '3', '7', '14', ...Object.keys(rideBandNames)].map((key) => valueName('advance', key)),
    ...['in', 'over', 'none'].map((key) => valueName('standard', key)),
    ...['business', 'private'].map((key) => valueName('travelType', key)),
    ...['', 'BJS-SHA', 'HGH'].map((key) => valueName('route', key)),
    ...(['reason', 'costCenter', 'department'] as const).map((dimension) => valueName(dimension, '')),
    ...overReasons,
    ...overStayReasons,
    ...overTrainReasons,
    ...reportProducts.map((product) => rowOf(product).report.title),
    checkReportDays({ from: '', to: '' }),
    checkReportDays({ from: '2026-02-01', to: '2026-01-01' }),
    checkReportDays({ from: '2020-02-01', to: '2026-01-01' }),
  ];
  expect(unsaid(values)).toEqual([]);
});

it('reports of stays and rides count nights and rides', () => {
  const text = 'Top route by spend, 3 tickets issued less than 3 days ahead';
  expect(inWordsOf('hotel', productWords)(text)).toBe('Top city by spend, 3 nights booked less than 3 days ahead');
  expect(inWordsOf('car', productWords)(text)).toBe('Top city by spend, 3 rides taken less than 3 days ahead');
});

it('a company is told in English why an item of the menu is missing', () => {
  const words = { ...explainWords, say };
  const told = [creditMain, employee(), distributor(0), thirdParty(), null].flatMap((viewer) =>
    menuTable.map(
      ({ id }) => explainMenu(viewer, { permissionsIds: [1], isOpen: () => false }, id, menuTable, words).text,
    ),
  );
  expect(told.filter((text) => chinese.test(text))).toEqual([]);
});

it('bills of a company name their columns, groups, kinds and methods', () => {
  expect(
    unsaid([
      ...Object.values(billColumns).map(({ label }) => label),
      ...Object.values(billColumnGroups),
      ...Object.values(billRowKindNames),
      ...Object.values(billSettleNames),
      ...Object.values(billVerdictNames),
      ...Object.values(billDirectionNames),
      ...Object.values(disputeReasonNames),
      ...Object.values(billPayMethodNames),
    ]),
  ).toEqual([]);
});

it('bills of a company say their rules, proofs and differences', () => {
  const acts = ['dispute', 'confirm'] as const;
  const bill = { state: 'issued', confirmBy: '2026-11-13', acts } as const;
  const part = (from: string, to: string) => ({ from, to, amount: '90' });
  const row = {
    verdict: 'over',
    figures: { fare: 129_000, overAmount: 5_400 },
    facts: { overReason: '客户或会议指定' },
  };
  const sums = (amount: number, rows: number) =>
    ({ rows, amount, products: { air: { rows, amount } }, refunds: { rows, amount: -rows } }) as unknown as BillSums;
  const of = (name: string, amount: number, rows: number) => ({
    name,
    sums: sums(amount, rows),
    departments: [{ name: '', amount }],
  });
  const none = { ...of('2026 年 7 月', 0, 0), sums: { ...sums(0, 0), products: {} } };
  expect(
    unsaid([
      ...['2026-11-10', '2026-11-14'].map((today) => confirmRuleInWords(bill, today)),
      whyNoDispute(bill, { claimable: '0', disputed: '' }),
      ...(['open', 'paid'] as const).map((state) =>
        whyNoDispute({ state, acts: [] }, { claimable: '90', disputed: '' }),
      ),
      ...proofCauses.flatMap((cause) => [
        inWordsOfProof({ cause, fen: -85_600, no: 143 }),
        inWordsOfProof({ cause, fen: 0 }),
      ]),
      creditedInWords('90', []),
      creditedInWords('90', [part('2026-08-01', '2026-08-31')]),
      creditedInWords('180', [part('2026-08-01', '2026-08-31'), part('2026-09-16', '2026-10-15')]),
      ...[0, 2_000, 5_400].map((personal) => overInWords(row as unknown as CompanyBillRow, personal)),
      ...[233_300, 200_000, null].flatMap((base) =>
        ['', '2026-11-30 08:00:00'].flatMap((departsAt) =>
          [35_000, 30_000].map((charge) =>
            feeRuleInWords({
              fee: charge === 30_000 ? 'refundFee' : 'changeFee',
              charge,
              base,
              percent: 15,
              tickets: 1,
              at: '2026-11-27 10:15:20',
              departsAt,
            }),
          ),
        ),
      ),
      ...monthInWords(of('2026 年 7 月', 100_00, 2), of('2026 年 8 月', 300_00, 3)),
      ...monthInWords(of('2026 年 7 月', 300_00, 3), of('2026 年 8 月', 100_00, 2)),
      ...monthInWords(none, of('2026 年 8 月', 100_00, 2)),
      ...monthInWords(of('2026 年 7 月', 100_00, 2), none),
    ]),
  ).toEqual([]);
  expect(
    [cycleName(part('2026-12-16', '2027-01-15')), inWordsOfProof({ cause: 'noVoucher', fen: -85_600, no: 143 })].map(
      say,
    ),
  ).toEqual(['16 Dec 2026 – 15 Jan 2027', 'Row 143: no voucher yet, off by −¥856.00']);
});

it('a settlement is said, and what is wrong with it', () => {
  const contact = { name: '', phone: '', email: '1', roles: [] };
  const { contacts, ...wrong } = {
    mode: 'monthly' as const,
    cycleDay: 0,
    confirmDays: 0,
    dueDays: 0,
    warnAt: 101,
    contacts: [contact],
    invoice: { kind: 'paper' as const, titleId: 0, titleName: '', taxNo: '', email: '', address: '' },
    remittance: { accountName: '1', bank: '', number: '1' },
  };
  const right = {
    ...wrong,
    mode: 'prepaid' as const,
    cycleDay: 15,
    warnAt: 70,
    invoice: { ...wrong.invoice, kind: 'special' as const },
    remittance: { accountName: 'A', bank: 'B', number: '12345678' },
    contacts: [{ ...contact, roles: [...contactRoles] }],
  };
  expect(
    unsaid([
      ...Object.values(modeWords),
      ...Object.values(modeEffects),
      ...Object.values(invoiceKindWords),
      ...[1, 15].map(cycleInWords),
      ...[
        { ...wrong, contacts },
        { ...wrong, contacts: [] },
        { ...right, contacts: Array.from({ length: 20 }, () => contact) },
      ].flatMap((one) => Object.values<string>(checkSettlement(one))),
      ...settlementChanges({ ...wrong, contacts: [] }, right).flatMap(({ label, from, to }) => [label, from, to]),
    ]),
  ).toEqual([]);
});
