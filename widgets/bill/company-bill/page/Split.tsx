import { useRef, useState } from 'react';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { billSplits, familiesOf } from '#domain/company-bill/bill-sums.ts';
import type { BillSplit, BillSums } from '#domain/company-bill/bill-sums.ts';
import { fenOf } from '#domain/money.ts';
import type { Family } from '#domain/product/names.ts';
import { useIsTight } from '#ui/list/own-width.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Card } from '#ui/display/Card.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import type { PageTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  t: PageTexts;
  isNarrow: boolean;
  /** Shows the rows of one line. */
  show(by: BillSplit, name: string): void;
}

type Line = BillSums<string> & { name: string };

const money = (amount: string | undefined): string => (amount && amount !== '0' ? formatYuan(amount, true) : '—');

/** Room of the name, sum and share; of a product by the characters of its sum. */
const namesPx = 290;
const columnPx = (sum: string): number => Math.max(76, 24 + 6.6 * sum.length);

/** The bill by department, cost centre or project; each line leads to its rows. */
export function Split({ bill, t, isNarrow, show }: Props) {
  const [by, setBy] = useState<BillSplit>('department');
  const lines = bill.splits[by];
  const whole = fenOf(bill.sums.amount);
  const share = (amount: string): string =>
    whole > 0 ? `${((fenOf(amount) / whole) * 100).toFixed(1)}%`.replace('-', '−') : '—';
  const { sums } = bill;
  const known = familiesOf(sums);
  const columnsPx = [...known.map((family) => sums.products[family]), sums.refunds]
    .filter((sum) => sum?.rows)
    .reduce((px, sum) => px + columnPx(money(sum?.amount)), namesPx);
  const box = useRef<HTMLElement>(null);
  const isTight = useIsTight(box, columnsPx) || isNarrow;
  const hasRefunds = !isTight && sums.refunds.rows > 0;
  /** Products without room for columns of their own stand below the name. */
  const [families, inside] = isTight ? [[], known] : [known, []];
  const columns = columnsOf({ by, t, families, inside, hasRefunds, share, show });
  return (
    <Card
      ref={box}
      title={t.split}
      end={
        <Segment
          label={t.split}
          value={by}
          items={billSplits.map((value) => ({ value, label: t.splits[value] }))}
          onChange={setBy}
        />
      }
      bare
    >
      <Table
        caption={`${t.split} ${t.splits[by]}`}
        columns={columns}
        rows={lines}
        rowKey={({ name }) => `${by} ${name}`}
        foot={{
          name: t.sum,
          ...Object.fromEntries(families.map((family) => [family, money(sums.products[family]?.amount)])),
          refunds: money(sums.refunds.amount),
          amount: formatYuan(sums.amount, true),
          share: whole > 0 ? '100.0%' : '',
        }}
      />
    </Card>
  );
}

interface ColumnsFor {
  by: BillSplit;
  t: PageTexts;
  families: readonly Family[];
  inside: readonly Family[];
  hasRefunds: boolean;
  share(amount: string): string;
  show(by: BillSplit, name: string): void;
}

const columnsOf = ({ by, t, families, inside, hasRefunds, share, show }: ColumnsFor): TableColumn<Line>[] => [
  {
    key: 'name',
    title: t.splits[by],
    phone: 'title',
    cell: ({ name, products, refunds }) => (
      <div>
        <LinkButton onClick={() => show(by, name)}>{name || t.none}</LinkButton>
        {inside.length > 0 && (
          <div className="t-s12 t-3">
            {t.inside([
              ...inside
                .filter((family) => products[family])
                .map((family) => `${t.families[family]} ${money(products[family]?.amount)}`),
              ...(refunds.rows ? [`${t.refunds} ${money(refunds.amount)}`] : []),
            ])}
          </div>
        )}
      </div>
    ),
  },
  ...families.map((family): TableColumn<Line> => ({
    key: family,
    title: t.families[family],
    num: true,
    cell: ({ products }) => money(products[family]?.amount),
  })),
  ...(!hasRefunds
    ? []
    : [{ key: 'refunds', title: t.refunds, num: true, cell: ({ refunds }: Line) => money(refunds.amount) }]),
  { key: 'amount', title: t.sum, num: true, phone: 'end', cell: ({ amount }) => <b>{formatYuan(amount, true)}</b> },
  { key: 'share', title: t.share, num: true, cell: ({ amount }) => <span className="t-2">{share(amount)}</span> },
];
