import type { TrainOrder } from '#contract/train-order.ts';
import { momentAt } from '#domain/china-time.ts';
import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { createTicketRefund, refundable } from '#parts/order/sale/tickets/ticket-refund.ts';
import type { SaleEnds } from '#parts/order/sale/tickets/ticket-refund.ts';
import { TicketRefund } from '#parts/order/sale/tickets/TicketRefund.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { railRefund } from './kinds.ts';
import { refundTexts } from './texts.ts';
import { TicketChoice } from './TicketChoice.tsx';
import { useSay } from '#kit/say.ts';

interface RefundProps {
  page: SaleEnds<TrainOrder>;
  order: TrainOrder;
  /** The ticket whose own button was pressed; "" for that of the order. */
  only: string;
  onClose(): void;
}

/** Asks for the money of some train tickets back. */
export function Refund({ page, order, only, onClose }: RefundProps) {
  const services = useServices();
  const t = useTexts('train-refund', refundTexts);
  const { say } = useSay();
  const model = useModel(() => createTicketRefund(services, railRefund, order, only, t, page));
  return (
    <TicketRefund
      model={model}
      t={t}
      onClose={onClose}
      renderChoice={(given) => (
        <TicketChoice
          {...given}
          label={t.tickets}
          allText={t.all}
          order={order}
          tickets={refundable(order)}
          followText={t.follows}
          restText={t.restStays}
        />
      )}
      renderLines={({ lines, totals }) => (
        <>
          {lines.map(({ ticketId, name, trainNumber, feePercent, charge }) => (
            <SumRow key={ticketId} className="t-s12" label={`${name} ${trainNumber} ${t.fee(feePercent)}`}>
              {showSigned(-fenOf(charge), true)}
            </SumRow>
          ))}
          {fenOf(totals.insurance) > 0 && (
            <SumRow className="t-s12" label={t.insurance}>
              {showYuan(totals.insurance)}
            </SumRow>
          )}
        </>
      )}
      renderAfter={({ nextRise }) =>
        nextRise && (
          <p className="t-s12 t-over">{t.rise(say(momentAt(nextRise.atMs).slice(5, 16)), showYuan(nextRise.charge))}</p>
        )
      }
    />
  );
}
