import type { TrainOrder } from '#contract/train-order.ts';
import type { TrainRefundQuote } from '#contract/train-sale.ts';
import { momentAt } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Total } from '#parts/order/OrderSections.tsx';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import { SaleDialog } from '#parts/order/sale/SaleDialog.tsx';
import { Shares } from '#parts/order/sale/Shares.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { createRailRefund, refundable } from './refund-model.ts';
import type { SaleEnds } from './refund-model.ts';
import { refundTexts } from './texts.ts';
import type { RefundTexts } from './texts.ts';
import { TicketChoice } from './TicketChoice.tsx';

interface RefundProps {
  page: SaleEnds;
  order: TrainOrder;
  /** The ticket whose own button was pressed; "" for that of the order. */
  only: string;
  onClose(): void;
}

/** Asks for the money of some tickets back: which ones, and what they bring. */
export function Refund({ page, order, only, onClose }: RefundProps) {
  const services = useServices();
  const t = useTexts('train-order-detail', refundTexts);
  const { form, quoting, submit } = useModel(() => createRailRefund(services, order, only, t, page));
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
      <TicketChoice
        label={t.tickets}
        order={order}
        tickets={refundable(order)}
        chosen={ticketIds}
        follows={quote?.follows ?? []}
        followText={t.follows}
        restText={t.restStays}
        error={errors['ticketIds']}
        onChange={(next) => form.edit({ ticketIds: next })}
      />
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

/** The price of each ticket less its fee, and where the money goes. */
function Sums({ quote: { lines, totals, nextRise, shares, arrives }, t }: { quote: TrainRefundQuote; t: RefundTexts }) {
  return (
    <div className="t-col">
      <SumRow label={`${t.paid} × ${lines.length}`}>¥{showFen(fenOf(totals.paid), true)}</SumRow>
      {lines.map(({ ticketId, name, trainNumber, feePercent, charge }) => (
        <SumRow key={ticketId} className="t-s12" label={`${name} ${trainNumber} ${t.fee(feePercent)}`}>
          −¥{showFen(fenOf(charge), true)}
        </SumRow>
      ))}
      {fenOf(totals.insurance) > 0 && (
        <SumRow className="t-s12" label={t.insurance}>
          ¥{showFen(fenOf(totals.insurance), true)}
        </SumRow>
      )}
      <div className="t-hr" />
      <Total label={t.back} yuan={totals.back} />
      <Shares shares={shares} t={t} />
      <p className="t-s12 t-3">{arrives}</p>
      {nextRise && (
        <p className="t-s12 t-over">
          {t.rise(momentAt(nextRise.atMs).slice(5, 16), showFen(fenOf(nextRise.charge), true))}
        </p>
      )}
    </div>
  );
}
