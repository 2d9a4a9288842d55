import { describe, expect, it } from 'vitest';
import { absentNumbers, matchFile } from './match-file.ts';
import type { BilledOrder, OtherPlace } from './match-file.ts';
import { fenOfCell, headOf, isRounded, lackingOf, plainNumber, valuesOf } from './values.ts';

const order = (orderId: string, amount: number, given: Partial<BilledOrder> = {}): BilledOrder => ({
  orderId,
  tickets: [],
  amount,
  back: 0,
  personal: 0,
  ...given,
});
const rows = (...given: [order: string, amount: string, note?: string][]) =>
  given.map(([number, amount, note = ''], at) => ({ line: at + 2, values: { order: number, amount, note } }));

const match = (
  file: ReturnType<typeof rows>,
  orders: BilledOrder[],
  places: OtherPlace[] = [],
  privates: string[] = [],
) => matchFile(file, orders, places, new Set(privates));
const causes = (...given: Parameters<typeof match>) =>
  match(...given).differences.map(({ cause, text }) => [cause, text]);

describe('amounts and numbers of a file', () => {
  it.each([
    ['¥1,234.50', 123_450],
    ['1234.5', 123_450],
    ['（88.00）', -8_800],
    ['-12 元', -1_200],
    ['−12.30', -1_230],
    ['1234.4999999999998', 123_450],
    ['0', 0],
    ['12.345', undefined],
    ['合计', undefined],
    ['', undefined],
  ])('%s', (text, fen) => expect(fenOfCell(text)).toBe(fen));

  it('compares numbers without spaces and dashes, and knows a figure that was rounded', () => {
    expect(plainNumber(' 8806 0012-3456 ')).toBe('880600123456');
    expect([isRounded('8.806E+11'), isRounded('8806')]).toEqual([true, false]);
  });

  it('finds the columns by usual headings, and says which is missing', () => {
    expect(headOf(['凭证号', '平台订单号', '价税合计']).fields).toEqual(['note', 'order', 'amount']);
    expect(lackingOf(headOf(['单据', '价税合计']).fields)).toEqual(['order']);
  });
});

describe('a list of a company beside its bill', () => {
  it('leaves out sums and remarks below the rows', () => {
    const head = headOf(['日期', '订单号', '金额']);
    const cells = [
      ['08-01', '1', '9'],
      ['合计', '', '9'],
      ['', '', ''],
      ['', '小计：', '9'],
      ['', '合计 31 行', '9'],
      ['', '账单号 ZD1', ''],
    ];
    const file = cells.map((line, at) => ({ line: at + 2, values: valuesOf(line, head) }));
    expect(match(file, [order('1', 900)])).toMatchObject({ lines: 1, equal: 1, differences: [] });
  });

  it('agrees where the sums of all orders are the same, in any order and over several lines and tickets', () => {
    const found = match(rows(['88 02', '30'], ['8801', '60.00'], ['8801', '40'], ['999-123', '5']), [
      order('8801', 10_000),
      order('8802', 3_000),
      order('8803', 500, { tickets: ['999-123', '999-124'] }),
    ]);
    expect(found).toMatchObject({
      lines: 4,
      orders: 3,
      equal: 3,
      differences: [],
      sums: { file: 13_500, bill: 13_500 },
    });
  });

  it.each<[string, ReturnType<typeof rows>, BilledOrder, OtherPlace[], string, string]>([
    ['a line twice', rows(['1', '50'], ['1', '50']), order('1', 5_000), [], 'twice', '文件第 3 行重复，去掉后一致'],
    ['the other sign', rows(['1', '50']), order('1', -5_000), [], 'sign', '金额相同，正负号相反'],
    [
      'a refund that it lacks',
      rows(['1', '50']),
      order('1', 2_000, { back: -3_000 }),
      [],
      'refund',
      '文件未减账单中的退款 −¥30.00',
    ],
    [
      'the part of the traveller',
      rows(['1', '50']),
      order('1', 4_500, { personal: 500 }),
      [],
      'personal',
      '文件含出行人自付的 ¥5.00，公司部分一致',
    ],
    [
      'a part in another bill',
      rows(['1', '50']),
      order('1', 4_500),
      [{ orderId: '1', billNo: 'ZD1', amount: 500, isOpen: false }],
      'otherPart',
      '该订单另有 ¥5.00 列在 ZD1',
    ],
    ['more', rows(['1', '50']), order('1', 4_000), [], 'amount', '文件比账单多 ¥10.00，请核对这笔金额'],
    ['less', rows(['1', '30']), order('1', 4_000), [], 'amount', '文件比账单少 ¥10.00，请核对这笔金额'],
    ['no amount', rows(['1', '']), order('1', 4_000), [], 'unread', '文件第 2 行没有金额'],
    ['no figure', rows(['1', 'x']), order('1', 4_000), [], 'unread', '文件第 2 行的金额“x”无法识别'],
  ])('says why: %s', (_name, file, billed, places, cause, text) =>
    expect(causes(file, [billed], places)).toEqual([[cause, text]]),
  );

  it('says where an order is that the bill does not have, and what the file does not have', () => {
    const places = [{ orderId: '2', billNo: 'ZD2', amount: 700, isOpen: true }];
    const file = rows(['2', '7'], ['3', '7'], ['4', '7'], ['8.8E+11', '7'], ['', '7']);
    expect(absentNumbers(file, [order('1', 100)])).toEqual(['2', '3', '4', '8.8E+11']);
    const found = match(file, [order('1', 100), order('5', 0)], places, ['3']);
    expect(found.differences.map(({ cause, text }) => [cause, text])).toEqual([
      ['otherBill', '不在本账单，将列入 ZD2，金额 ¥7.00'],
      ['private', '由出行人支付，不进入企业账单'],
      ['strange', '本公司没有这个订单号'],
      ['rounded', '订单号被表格程序改成了科学计数，请把该列设为文本后重新导出'],
      ['nameless', '文件这一行没有订单号'],
      ['missing', '文件中没有这个订单'],
    ]);
    // An order whose rows add up to nothing is not missed.
    expect(found.equal).toBe(1);
  });

  it('explains a difference in full: file less bill over all differences is that of the sums', () => {
    const { differences, sums } = match(rows(['1', '10'], ['2', '7'], ['9', '3']), [order('1', 900), order('3', 400)]);
    const spread = differences.reduce((sum, { file, bill }) => sum + (file ?? 0) - (bill ?? 0), 0);
    expect(spread).toBe(sums.file - sums.bill);
  });
});
