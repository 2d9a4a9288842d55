import { companyBill } from '#contract/company-bill.ts';
import type { BillMatchRow, CompanyBillDetail } from '#contract/company-bill.ts';
import { showYuan } from '#domain/money.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Answered } from './Answered.tsx';
import { ReadDialog } from '#parts/bill/ReadDialog.tsx';
import { actTexts } from './texts.ts';
import type { ActTexts } from './texts.ts';

const columnsOf = (t: ActTexts): TableColumn<BillMatchRow>[] => [
  {
    key: 'order',
    title: t.matchOrder,
    phone: 'title',
    cell: ({ product, orderId, title }) => (
      <div>
        <OrderLink type={product} orderNo={orderId} />
        <div className="t-s12 t-3">{title}</div>
      </div>
    ),
  },
  ...(['order', 'bill', 'voucher'] as const).map((side): TableColumn<BillMatchRow> => ({
    key: side,
    title: t.matchSides[side],
    num: true,
    phone: 'named',
    cell: (row) => formatYuan(row[side], true),
  })),
  {
    key: 'causes',
    title: t.matchCause,
    phone: 'named',
    cell: ({ causes }) => causes.map(({ text }) => text).join('；'),
  },
];

/** Order, bill and voucher of every order in the bill: each difference with its cause. */
export function Match({ bill, onClose }: { bill: CompanyBillDetail; onClose(): void }) {
  const t = useTexts('companyBillActs', actTexts);
  const resource = useResource(companyBill.match, { billId: bill.billId });
  return (
    <ReadDialog width={640} title={t.matchTitle} close={t.close} onClose={onClose}>
      <Answered from={resource}>
        {({ orders, equal, unknown, sums, rows, total }) => (
          <div className="t-col">
            <Alert kind={unknown ? 'warn' : 'ok'}>
              {equal === orders ? t.matchAll(orders) : t.matchSome(equal, total, unknown)}
            </Alert>
            <div className="t-col" style={{ padding: '8px 16px' }}>
              {(['order', 'bill', 'voucher'] as const).map((side) => (
                <SumRow key={side} label={t.matchSides[side]}>
                  {showYuan(sums[side])}
                </SumRow>
              ))}
            </div>
            {rows.length > 0 && (
              <Table caption={t.matchTitle} columns={columnsOf(t)} rows={rows} rowKey={({ orderId }) => orderId} />
            )}
            {total > rows.length && <p className="t-s12 t-3">{t.matchMore(rows.length, total)}</p>}
          </div>
        )}
      </Answered>
    </ReadDialog>
  );
}
