import type { IntlOrder } from '#contract/intl-order.ts';
import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { alongOf } from '#domain/intl/travellers/along.ts';
import { leavesLater } from '#domain/intl/use-order.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { createTicketRefund, refundable } from '#parts/order/sale/tickets/ticket-refund.ts';
import type { SaleEnds } from '#parts/order/sale/tickets/ticket-refund.ts';
import { TicketRefund } from '#parts/order/sale/tickets/TicketRefund.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { RefundChoice } from './RefundChoice.tsx';
import { TogetherNote } from './TogetherNote.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { intlRefund } from './kinds.ts';
import { intlRefundTexts } from './texts.ts';

interface RefundProps {
  page: SaleEnds<IntlOrder>;
  order: IntlOrder;
  /** The ticket whose own button was pressed; "" for that of the order. */
  only: string;
  onClose(): void;
}

/** Asks for the money of some tickets back: which slices of whom, what the fare keeps, and the taxes, which come back. */
export function Refund({ page, order, only, onClose }: RefundProps) {
  const services = useServices();
  const t = useTexts('intl-refund', intlRefundTexts);
  const model = useModel(() => createTicketRefund(services, intlRefund, order, only, t, page));
  const along = alongOf(order);
  return (
    <TicketRefund
      model={model}
      t={t}
      onClose={onClose}
      renderChoice={(given) => (
        <div className="t-col">
          <RefundChoice {...given} t={t} order={order} tickets={refundable(order)} />
          {leavesLater(order, [...given.chosen, ...given.follows]) && <Alert kind="warn">{t.inOrder}</Alert>}
          <TogetherNote groups={along.together(given.chosen, true)} text={t.together} />
        </div>
      )}
      renderLines={({ lines }) =>
        lines.map(({ ticketId, name, way, by, charge, tax, taxKept, servFeeKept }) => {
          const taxBack = fenOf(tax) - fenOf(taxKept);
          return (
            <div key={ticketId}>
              <SumRow className="t-s12" label={t.charge(name, way, t.by[by])}>
                {showSigned(-fenOf(charge), true)}
              </SumRow>
              {[[t.taxKept, taxKept] as const, [t.feeKept, servFeeKept] as const].map(
                ([label, kept]) =>
                  fenOf(kept) > 0 && (
                    <SumRow key={label} className="t-s12" label={label}>
                      −{showYuan(kept)}
                    </SumRow>
                  ),
              )}
              {taxBack > 0 && <p className="t-s12 t-3">{t.taxBack(showSigned(taxBack, true))}</p>}
            </div>
          );
        })
      }
    />
  );
}
