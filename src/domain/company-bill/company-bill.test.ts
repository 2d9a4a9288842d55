import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { products } from '../product/products.ts';
import { billColumnNames, billColumns, usualBillColumns, valueOf } from './bill-columns.ts';
import { monthInWords } from './bill-difference.ts';
import { explain } from './bill-explain.ts';
import { createRowsHash, hashOfRows, showHash } from './bill-hash.ts';
import { inWordsOfProof, proofOf } from './bill-proof.ts';
import { billParts, canonicalLine, factsOfLine } from './bill-row.ts';
import type { CompanyBillRow } from './bill-row.ts';
import { companyBillStates, dayToActOf, leftOrExceeded, stepsOf, usedOrSurplus } from './bill-state.ts';
import { addGroup, familiesOf, noSums } from './bill-sums.ts';

const row = (no: number, changes: Partial<CompanyBillRow> = {}): CompanyBillRow => ({
  id: `m${no}`,
  no,
  at: '2026-08-26 10:00:00',
  product: 'airTicket',
  kind: 'sale',
  settle: 'credit',
  orderId: `2608221400${no}`,
  title: '杭州 → 广州 CZ3804',
  travellers: '赵一鸣',
  department: '市场部',
  costCentre: 'MK-01',
  project: '秋季展会',
  verdict: 'ok',
  facts: { note: '经济舱 4.7 折' },
  counts: { tickets: 1 },
  figures: { fare: 93000, constructionTax: 5000, fuelTax: 2000, serviceFee: 3000 },
  amount: 103000,
  ...changes,
});

describe('usedOrSurplus', () => {
  it('names a line that got back more than it gave, in place of a use below nothing', () => {
    expect(usedOrSurplus('-202.34')).toEqual({ label: '多付可抵用', yuan: '202.34', isSurplus: true });
    expect(leftOrExceeded('-190')).toEqual({ label: '超出额度', yuan: '190', isExceeded: true });
    expect(leftOrExceeded('0')).toEqual({ label: '可用额度', yuan: '0', isExceeded: false });
    expect(usedOrSurplus('0')).toEqual({ label: '已用', yuan: '0', isSurplus: false });
  });
});

describe('canonicalLine', () => {
  it('keeps its fields, so that closed bills keep their hash', () => {
    expect(canonicalLine(row(1))).toBe(
      [
        '1\tm1\t2026-08-26 10:00:00\tairTicket\tsale\tcredit\t26082214001\t103000\t杭州 → 广州 CZ3804\t赵一鸣\t市场部\tMK-01\t秋季展会\tok',
        '93000\t5000\t2000\t\t\t\t\t\t\t\t\t3000\t\t\t\t\t\t\t',
        '1\t\t\t',
        `${'\t'.repeat(7)}经济舱 4.7 折${'\t'.repeat(23)}`,
      ].join('\t'),
    );
  });

  it('never takes a tab or a line break of a text for the end of a field', () => {
    const texts = ['a\tb', 'a\\tb', 'a\nb', 'a\\nb', 'a\rb', 'a\\', 'ab'];
    const lines = texts.map((title) => canonicalLine(row(1, { title })));
    expect(new Set(lines).size).toBe(texts.length);
    for (const line of lines) expect(line.split('\t')).toHaveLength(lines[0]?.split('\t').length ?? 0);
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
  });

  it('says its number, order and amount', () => {
    expect(factsOfLine(canonicalLine(row(7, { amount: -72100 })))).toEqual({
      no: 7,
      orderId: '26082214007',
      amount: -72100,
    });
  });

  it('is another one for every change of a value', () => {
    const line = canonicalLine(row(1));
    for (const changed of [
      row(1, { amount: 103001 }),
      row(1, { project: '' }),
      row(1, { figures: { fare: 93000, constructionTax: 5000, fuelTax: 2000, insurance: 3000 } }),
      row(1, { facts: { remark: '经济舱 4.7 折' } }),
      row(1, { counts: { nights: 1 } }),
    ])
      expect(canonicalLine(changed)).not.toBe(line);
  });
});

describe('hash of rows', () => {
  const sha256 = () => createHash('sha256');
  const lines = Array.from({ length: 2_000 }, (_, at) => canonicalLine(row(at + 1, { title: `第 ${at} 行 🚄` })));

  it('equals the hash of the joined lines', () => {
    expect(hashOfRows(lines, sha256())).toBe(createHash('sha256').update(lines.join('\n')).digest('hex'));
    expect(hashOfRows([], sha256())).toBe(createHash('sha256').update('').digest('hex'));
    expect(hashOfRows(['', ''], sha256())).toBe(createHash('sha256').update('\n').digest('hex'));
  });

  it('is the same in steps', () => {
    const hash = createRowsHash(sha256());
    for (const line of lines) hash.add(line);
    expect(hash.end()).toBe(hashOfRows(lines, sha256()));
  });

  it('is shown in groups of eight', () => {
    expect(showHash('9f2c41d76be0a835')).toBe('9f2c41d7 6be0a835');
  });
});

const rows = [
  row(1),
  row(2, { product: 'hotel', amount: 85600, figures: { roomFee: 85600 }, department: '研发中心' }),
  row(3, { kind: 'refund', amount: -72100, figures: { fare: -93000, constructionTax: -7000, refundFee: 27900 } }),
  row(4, { product: 'gp', department: '' }),
];

const sumsOf = (some: readonly CompanyBillRow[]) => {
  const sums = noSums();
  for (const { product, amount } of some) addGroup(sums, { product, isBack: amount < 0, rows: 1, amount });
  return sums;
};

describe('sums', () => {
  it('count every row once, in its product or in the refunds', () => {
    const sums = sumsOf(rows);
    expect(sums).toEqual({
      rows: 4,
      amount: 219500,
      products: { air: { rows: 2, amount: 206000 }, hotel: { rows: 1, amount: 85600 } },
      refunds: { rows: 1, amount: -72100 },
    });
    expect(familiesOf(sums)).toEqual(['air', 'hotel']);
  });

  it('know every product', () => {
    for (const product of Object.keys(products) as (keyof typeof products)[])
      expect(sumsOf([row(1, { product })]).rows).toBe(1);
  });
});

describe('proofOf', () => {
  const pairs = rows.map(({ no, id, orderId, amount }) => ({
    no,
    rowId: id,
    orderId,
    amount,
    ledger: amount as number | null,
    voucher: amount as number | null,
  }));
  const input = {
    rows: { count: 4, amount: 219500 },
    head: { count: 4, amount: 219500 },
    ledger: { debit: 291600, credit: 72100 },
    vouchers: { blue: 291600, red: 72100 },
    pairs,
  };

  it('is equal where all four sides are the same fen', () => {
    expect(proofOf(input)).toEqual({ equal: true, differences: [] });
  });

  it('names the cause of each difference and its row', () => {
    const [first, second, third] = pairs;
    const proof = proofOf({
      ...input,
      head: { count: 5, amount: 219501 },
      ledger: { debit: 291700, credit: 72100 },
      vouchers: { blue: 206000, red: 0 },
      pairs: [
        { ...first!, ledger: 103100 },
        { ...second!, voucher: null },
        { ...third!, voucher: null },
      ],
    });
    expect(proof.equal).toBe(false);
    expect(proof.differences.map(inWordsOfProof)).toEqual([
      '表头行数与明细不同',
      '表头金额与明细之和不同，差 ¥0.01',
      '第 1 行 总账分录金额不同，差 ¥1.00',
      '第 2 行 凭证尚未开具，差 −¥856.00',
      '第 3 行 退款后尚未开具红字凭证，差 ¥721.00',
    ]);
  });

  it('names what no row explains', () => {
    expect(proofOf({ ...input, ledger: { debit: 291700, credit: 72100 } }).differences).toEqual([
      { cause: 'ledgerRest', fen: 100 },
    ]);
  });
});

describe('explain', () => {
  it('adds up to the amount', () => {
    const change = row(1, {
      kind: 'change',
      figures: { fare: 80000, changeSpread: 9000, changeFee: 12000, constructionTax: 5000, fuelTax: 2000 },
      amount: 108000,
      facts: { changedFrom: 'CZ3526', rule: '起飞前 24 小时以外改签收票面 15%', movement: 'GL-1' },
    });
    const { parts, rule, entries } = explain(change);
    expect(parts.map(({ label, fen }) => [label, fen])).toEqual([
      ['原票面', 80000],
      ['机建', 5000],
      ['燃油', 2000],
      ['改签差价', 9000],
      ['改签费', 12000],
    ]);
    expect(rule).toBe('起飞前 24 小时以外改签收票面 15%');
    expect(entries).toEqual([{ movement: 'GL-1', account: '授信应付', side: 'debit', fen: 108000 }]);
  });

  it('names what its figures do not explain', () => {
    const { parts } = explain(row(1, { amount: 100000 }));
    expect(parts[parts.length - 1]).toEqual({ name: null, label: '其他', fen: -3000 });
    expect(parts.reduce((all, { fen }) => all + fen, 0)).toBe(100000);
  });
});

describe('monthInWords', () => {
  const facts = (name: string, some: readonly CompanyBillRow[]) => ({
    name,
    sums: sumsOf(some),
    departments: [...new Set(some.map(({ department }) => department))].map((department) => ({
      name: department,
      amount: sumsOf(some.filter((one) => one.department === department)).amount,
    })),
  });

  it('splits the difference of a product into number and price', () => {
    const before = facts('2026 年 7 月', [row(1), row(2, { amount: 97000 })]);
    const now = facts('2026 年 8 月', [row(1), row(2), row(3, { department: '销售部' })]);
    expect(monthInWords(before, now)).toEqual([
      '比 2026 年 7 月多 ¥1,090.00（54.5%）',
      '机票 +¥1,090.00：多 1 行，约 +¥1,000.00；均价上升，约 +¥90.00',
      '变动最大的部门：销售部 +¥1,030.00，市场部 +¥60.00',
    ]);
  });

  it('names products that came and went, and refunds', () => {
    const words = monthInWords(facts('7 月', [row(1)]), facts('8 月', [rows[1]!, rows[2]!]));
    expect(words).toContain('机票没有消费，上期为 ¥1,030.00');
    expect(words).toContain('酒店为新增，1 行 ¥856.00');
    expect(words).toContain('退款冲减 1 笔 −¥721.00，上期 0 笔 ¥0.00');
  });
});

describe('columns', () => {
  it('are about sixty, and the usual ones are among them', () => {
    expect(billColumnNames.length).toBeGreaterThanOrEqual(60);
    for (const name of usualBillColumns) expect(billColumnNames).toContain(name);
  });

  it('have a value for every row, and sums take every part but the share of others once', () => {
    for (const name of billColumnNames) expect(() => valueOf(row(1), name)).not.toThrow();
    const parts = (['price', 'tax', 'fees', 'extras'] as const).flatMap(
      (name): readonly string[] => billColumns[name].of,
    );
    expect([...parts, 'otherPayers'].sort()).toEqual([...billParts].sort());
  });

  it('show a sum, a figure, a fact and a direction', () => {
    expect(valueOf(row(1), 'tax')).toBe(7000);
    expect(valueOf(row(1), 'fees')).toBeUndefined();
    expect(valueOf(row(1), 'fare')).toBe(93000);
    expect(valueOf(row(1), 'note')).toBe('经济舱 4.7 折');
    expect(valueOf(row(1, { amount: -1 }), 'direction')).toBe('credit');
  });
});

it('a disputed bill has no day, the others have that of their next duty', () => {
  const days = { confirmBy: '2026-01-05', dueOn: '2026-02-05' };
  expect(companyBillStates.map((state) => dayToActOf({ state, ...days }))).toEqual([
    '2026-02-05',
    '2026-01-05',
    null,
    '2026-02-05',
    '2026-02-05',
    '2026-02-05',
  ]);
});

describe('the steps of a bill that gives money back', () => {
  const facts = {
    isClosed: true,
    isConfirmed: false,
    openDisputes: 0,
    due: 0,
    paid: 0,
    dueOn: '2027-02-15',
    closesAt: '2027-01-01 00:05:00',
    confirmBy: '2027-01-15',
    confirmedAt: '',
    paidAt: '2027-01-01 00:05:00',
  } as const;
  const shown = (more: object) =>
    stepsOf({ ...facts, ...more } as Parameters<typeof stepsOf>[0], '2027-03-01').map(({ key, state, at }) => [
      key,
      state,
      at,
    ]);

  it('waits for its confirmation before anything counts as paid, and is never late with a payment', () => {
    expect(shown({}).slice(3)).toEqual([
      ['pay', 'next', ''],
      ['settled', 'next', ''],
    ]);
  });

  it('is settled by its confirmation', () => {
    const confirmedAt = '2027-01-05 10:00:00';
    expect(shown({ isConfirmed: true, confirmedAt }).slice(2)).toEqual([
      ['confirm', 'done', confirmedAt],
      ['pay', 'done', confirmedAt],
      ['settled', 'done', confirmedAt],
    ]);
  });
});
