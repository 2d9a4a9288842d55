import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { billPayMethodNames } from '#domain/company-bill/bill-state.ts';
import { billSplits } from '#domain/company-bill/bill-sums.ts';
import type { BillSplit } from '#domain/company-bill/bill-sums.ts';
import { showYuan } from '#domain/money.ts';
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
    paid: string;
  };
}

/** Proof, splits, payments and invoices of a bill on paper, above its rows. */
export function PrintFacts({ bill, proof, t }: Props) {
  const words = useTexts('companyBillInvoices', invoiceTexts);
  const parts: readonly (readonly [title: string, lines: readonly Line[]])[] = [
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
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => (
      <table key={title}>
        <thead>
          <tr>
            <th colSpan={3}>{title}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, note, amount]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{note}</td>
              <td className="t-num">{showYuan(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ));
}
