import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { billPayMethodNames } from '#domain/company-bill/bill-state.ts';
import { billColumns } from '#domain/company-bill/bill-columns.ts';
import { billSplits, familiesOf } from '#domain/company-bill/bill-sums.ts';
import type { BillSplit } from '#domain/company-bill/bill-sums.ts';
import { owedOf } from '#domain/company-bill/owed.ts';
import { showYuan, yuanOf } from '#domain/money.ts';
import type { Family } from '#domain/product/names.ts';
import { useTexts } from '#kit/use-texts.ts';
import { invoiceTexts } from '#parts/bill/invoices/texts.ts';

type Line = readonly [name: string, note: string, amount: string];

interface Props {
  bill: CompanyBillDetail;
  /** The four sums. */
  proof: readonly Line[];
  t: {
    say(name: string): string;
    proof: string;
    split: string;
    splits: Readonly<Record<BillSplit, string>>;
    none: string;
    rows(count: number): string;
    families: Readonly<Record<Family, string>>;
    refunds: string;
    refundsCounted(count: number): string;
    carry: string;
    sum: string;
    sumWithCarry: string;
    paid: string;
  };
}

/** Sums of products, proof, splits, payments and invoices of a bill on paper, above its rows. */
export function PrintFacts({ bill, proof, t }: Props) {
  const words = useTexts('companyBillInvoices', invoiceTexts);
  const { sums, carried, before } = bill;
  const { refunds } = sums;
  const products: readonly Line[] = [
    ...familiesOf(sums).map((family): Line => {
      const { rows = 0, amount = '0' } = sums.products[family] ?? {};
      return [t.families[family], t.rows(rows), amount];
    }),
    ...(refunds.rows ? [[t.refunds, t.refundsCounted(refunds.rows), refunds.amount] as const] : []),
    [t.sum, t.rows(sums.rows), sums.amount],
    ...(carried === '0'
      ? []
      : [[t.carry, before?.no ?? '', carried] as const, [t.sumWithCarry, '', yuanOf(owedOf(bill))] as const]),
  ];
  const parts: readonly (readonly [title: string, lines: readonly Line[]])[] = [
    [`${t.split} ${t.say(billColumns.product.label)}`, products],
    [t.proof, proof],
    ...billSplits.map(
      (by) =>
        [
          `${t.split} ${t.splits[by]}`,
          bill.splits[by].map(({ name, rows, amount }) => [name ? t.say(name) : t.none, t.rows(rows), amount] as const),
        ] as const,
    ),
    [
      t.paid,
      bill.payments
        .filter(({ state }) => state === 'arrived')
        .map(({ method, reference, at, arrivedAt, amount }) => [
          (arrivedAt || at).slice(0, 10),
          `${t.say(billPayMethodNames[method])} ${reference}`,
          amount,
        ]),
    ],
    [words.title, bill.invoices.rows.map(({ no, percent, amount }) => [no, `${percent}%`, amount])],
  ];
  // One table: the amounts of all parts stand in one column.
  return (
    <table>
      {parts
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <tbody key={title}>
            <tr>
              <th colSpan={3}>{title}</th>
            </tr>
            {lines.map(([name, note, amount]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{note}</td>
                <td className="t-num">{showYuan(amount)}</td>
              </tr>
            ))}
          </tbody>
        ))}
    </table>
  );
}
