import fs from 'node:fs';
import { expect, it } from 'vitest';
import { billFigureNames, billNames, billStateNames, billTypeNames } from '#domain/bill/names.ts';
import { billColumns, billRowKindNames, billSettleNames, billVerdictNames } from '#domain/company-bill/bill-columns.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { orderTypeNames } from '#domain/product/products.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { dimensionNames, reportNames, reportTypeNames } from '#domain/report/names.ts';
import { sayInFile } from '#domain/sheet/file-words.en.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { movementNames, rechargeStateNames, refundStateNames } from '#domain/wallet/names.ts';
import { textColumn } from './column.ts';
import { fileOf } from './exported.ts';
import { saidColumns, saidName } from './file-language.ts';

const han = /[\u4e00-\u9fff]/;
const unsaid = (texts: readonly string[]) => texts.filter((text) => han.test(sayInFile(text)));

it('every heading of a list that can be had in English is said', () => {
  const headings = [
    'orders/heads/export',
    'money/bills/export',
    'money/wallet/movements',
    'money/wallet/recharge-list',
    'orders/refunds/refund-list',
    'company/reports/detail',
  ].flatMap((file) =>
    Array.from(
      fs
        .readFileSync(`demo/sandbox/${file}.ts`, 'utf8')
        .matchAll(/\b(?:text|money|moment|number)Column(?:<\w+>)?\((?:\w+\(kind\) \? '([^']+)' : )?'([^']+)'/g),
      ([, one = '', other = '']) => [one, other],
    ).flat(),
  );
  expect(headings.length).toBeGreaterThan(70);
  expect(unsaid(headings)).toEqual([]);
  expect(unsaid(Object.values(billColumns).map(({ label }) => label))).toEqual([]);
  expect(unsaid(Object.values(reportMeasures).map(({ label }) => label))).toEqual([]);
  for (const names of [reportNames, dimensionNames, reportTypeNames]) expect(unsaid(Object.values(names))).toEqual([]);
  expect(unsaid([...Object.values(billFigureNames), '比例（%）', '规范行', '其他费用'])).toEqual([]);
});

it('states, kinds and names of files are said', () => {
  const states = [airStatus, intlStatus, railStatus, stayStatus].flatMap(({ codes, look }) =>
    (codes as readonly number[]).map((code) => look(code).label),
  );
  expect(unsaid(states)).toEqual([]);
  for (const names of [
    billNames,
    billTypeNames,
    billStateNames,
    billRowKindNames,
    billSettleNames,
    billVerdictNames,
    movementNames,
    rechargeStateNames,
    refundStateNames,
    ticketTypeNames,
  ])
    expect(unsaid(Object.values(names))).toEqual([]);
  expect(Object.values(orderTypeNames).map((name) => saidName(`${name}订单-20260916`, 'en'))).toEqual([
    'Flight orders-20260916',
    'Official flight orders-20260916',
    'Hotel orders-20260916',
    'Train orders-20260916',
    'International flight orders-20260916',
  ]);
});

it('what people have typed stays, also beside a word of ours', () => {
  const [column] = saidColumns([textColumn('乘机人', (text: string) => text)], 'en');
  expect(column?.title).toBe('Passengers');
  expect(
    ['周砚清、改签', '已出票、已改签', '异议处理中；超标 ¥1,200.00', ''].map((text) => column?.value(text)),
  ).toEqual(['周砚清、改签', 'Ticketed, Changed', 'Dispute in progress; Out of policy ¥1,200.00', '']);
  expect(saidName('机票订单-20260916', undefined)).toBe('机票订单-20260916');
});

it('a heading with a comma in it is one field of a CSV', async () => {
  let text = '';
  const none = (async function* () {})();
  for await (const chunk of fileOf('x', [textColumn('Fares, taxes', String), textColumn('Total', String)], none, 'csv'))
    text += Buffer.from(chunk).toString();
  expect(text).toBe('\ufeff"Fares, taxes",Total\r\n');
});
