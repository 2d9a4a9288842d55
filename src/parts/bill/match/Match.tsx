import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import type { BillMatchRow } from '#contract/company-bill-match.ts';
import { showYuan } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Answered } from '../Answered.tsx';
import { ReadDialog } from '../ReadDialog.tsx';
import { matchTexts } from './texts.ts';
import type { MatchTexts } from './texts.ts';

const columnsOf = (t: MatchTexts): TableColumn<BillMatchRow>[] => [
  {
    key: 'order',
    title: t.order,
    phone: 'title',
    cell: ({ product, orderId, title, isElsewhere }) => (
      <div>
        {isElsewhere ? showOrderNo(orderId) : <OrderLink type={product} orderNo={orderId} />}
        <div className="t-s12 t-3">{isElsewhere ? t.elsewhere(t.say(title)) : t.say(title)}</div>
      </div>
    ),
  },
  ...(['order', 'bill', 'voucher'] as const).map((side): TableColumn<BillMatchRow> => ({
    key: side,
    title: t.sides[side],
    num: true,
    phone: 'named',
    cell: (row) => formatYuan(row[side], true),
  })),
  {
    key: 'causes',
    title: t.cause,
    phone: 'named',
    cell: ({ causes }) => t.causes(causes.map(({ text }) => t.say(text))),
  },
];

/** Order, bill and voucher of every order in the bill: each difference with its cause. */
export function Match({ bill, onClose }: { bill: CompanyBillDetail; onClose(): void }) {
  const t = useTexts('companyBillMatch', matchTexts);
  const services = useServices();
  const resource = useResource(companyBill.match, { billId: bill.billId });
  return (
    <ReadDialog width={640} title={t.title} close={t.close} onClose={onClose}>
      <Answered from={resource}>
        {({ orders, equal, unknown, negative, sums, invoices, rows, total }) => (
          <div className="t-col">
            <Alert kind={negative ? 'bad' : unknown ? 'warn' : 'ok'}>
              {negative ? t.negative(negative) : equal === orders ? t.all(orders) : t.some(equal, total, unknown)}
            </Alert>
            <div className="t-col" style={{ padding: '8px 16px' }}>
              <SumRow
                label={
                  <>
                    {t.sumOrder} <span className="t-s12 t-3">{t.sumOrderHint}</span>
                  </>
                }
              >
                {showYuan(sums.order)}
              </SumRow>
              <SumRow label={t.equals(t.sumBill)}>
                <b>{showYuan(sums.bill)}</b>
              </SumRow>
              <SumRow label={t.plus(t.sumOthers)}>{showYuan(sums.others)}</SumRow>
              {sums.rest !== '0' && <SumRow label={t.plus(t.sumRest)}>{showYuan(sums.rest)}</SumRow>}
              <div className="t-hr" />
              <SumRow label={t.sumVoucher}>{showYuan(sums.voucher)}</SumRow>
              {invoices && <SumRow label={t.sumInvoices(invoices.count)}>{showYuan(invoices.amount)}</SumRow>}
            </div>
            {rows.length > 0 && (
              <Table caption={t.title} columns={columnsOf(t)} rows={rows} rowKey={({ orderId }) => orderId} />
            )}
            {total > rows.length && <p className="t-s12 t-3">{t.more(rows.length, total)}</p>}
            <p className="t-s13">
              <LinkButton
                onClick={() => {
                  onClose();
                  services.navigate(services.place.peek().name, { bill: bill.billId, side: 'file' });
                }}
              >
                {t.ownFile}
              </LinkButton>
              <span className="t-s12 t-3"> {t.ownFileHint}</span>
            </p>
          </div>
        )}
      </Answered>
    </ReadDialog>
  );
}
