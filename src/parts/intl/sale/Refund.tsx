import type { IntlOrder } from '#contract/intl-order.ts';
import type { IntlRefundQuote } from '#contract/intl-sale.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Total } from '#parts/order/OrderSections.tsx';
import { Group } from '#parts/order/sale/Choice.tsx';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import { SaleDialog } from '#parts/order/sale/SaleDialog.tsx';
import { Shares } from '#parts/order/sale/Shares.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { sliceWay } from '../order/IntlTickets.tsx';
import { createIntlRefund, refundable } from './refund-model.ts';
import { intlRefundTexts } from './texts.ts';
import type { IntlRefundTexts } from './texts.ts';

interface RefundProps {
  page: { settle(order: IntlOrder): void; load(): void };
  order: IntlOrder;
  /** The ticket whose own button was pressed; "" for that of the order. */
  only: string;
  onClose(): void;
}

const yuan = (amount: string): string => showFen(fenOf(amount), true);

/** Asks for the money of some tickets back: which slices of whom, and what they bring. */
export function Refund({ page, order, only, onClose }: RefundProps) {
  const services = useServices();
  const t = useTexts('intl-order-detail', intlRefundTexts);
  const { form, quoting, submit } = useModel(() => createIntlRefund(services, order, only, t, page));
  const [{ ticketIds }, errors, busy, quote, resource] = useValues(
    form.values,
    form.errors,
    form.busy,
    quoting.quote,
    quoting.resource,
  );
  const count = quote?.lines.length ?? ticketIds.length;
  return (
    <SaleDialog
      onClose={onClose}
      title={t.refund}
      form={form}
      actions={
        <>
          <Button onClick={onClose}>{t.think}</Button>
          <Button kind="primary" busy={busy} disabled={!quote && count > 0} onClick={() => void submit()}>
            {count ? t.confirm(count) : t.refund}
          </Button>
        </>
      }
    >
      <Group label={t.tickets} error={errors['ticketIds']}>
        {refundable(order).map(({ ticketId, passengerNo, sliceNo, price, tax }) => {
          const passenger = order.passengers.find((one) => one.passengerNo === passengerNo);
          const isFollowing = quote?.follows.includes(ticketId) ?? false;
          return (
            <Checkbox
              key={ticketId}
              checked={isFollowing || ticketIds.includes(ticketId)}
              disabled={isFollowing}
              onChange={(on) =>
                form.edit({ ticketIds: on ? [...ticketIds, ticketId] : ticketIds.filter((one) => one !== ticketId) })
              }
            >
              <b className="t-m">{passenger?.name}</b>{' '}
              <span className="t-s12 t-3">
                {[
                  psgTypeLabel(passenger?.psgType ?? 'ADT'),
                  isFollowing ? t.follows : sliceWay(order, sliceNo),
                  `¥${showFen(fenOf(price) + fenOf(tax), true)}`,
                ].join(' · ')}
              </span>
            </Checkbox>
          );
        })}
      </Group>
      {resource ? (
        <QuoteCard title={t.quote} resource={resource} quoting={quoting} t={t}>
          {(known) => <Sums quote={known} t={t} />}
        </QuoteCard>
      ) : (
        <Card title={t.quote}>
          <p className="t-s13 t-3">{t.choose}</p>
        </Card>
      )}
    </SaleDialog>
  );
}

/** The fee and the refund of each ticket, and the payments that the money goes to. */
function Sums({ quote: { lines, totals, shares, arrives }, t }: { quote: IntlRefundQuote; t: IntlRefundTexts }) {
  return (
    <div className="t-col">
      <SumRow label={`${t.paid} × ${lines.length}`}>¥{yuan(totals.paid)}</SumRow>
      {lines.map(({ ticketId, name, way, by, charge, taxKept, servFeeKept }) => {
        const kept = fenOf(taxKept) + fenOf(servFeeKept);
        return (
          <div key={ticketId}>
            <SumRow className="t-s12" label={t.charge(name, way, t.by[by])}>
              −¥{yuan(charge)}
            </SumRow>
            {kept > 0 && (
              <SumRow className="t-s12" label={t.kept(name, way)}>
                −¥{showFen(kept, true)}
              </SumRow>
            )}
          </div>
        );
      })}
      <div className="t-hr" />
      <Total label={t.back} yuan={totals.back} />
      <Shares shares={shares} t={t} />
      <p className="t-s12 t-3">{arrives}</p>
    </div>
  );
}
