import { fenOf } from '#domain/money.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { SaleDialog } from '#parts/order/sale/SaleDialog.tsx';
import type { SaleEnds } from '#parts/order/sale/tickets/ticket-refund.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TogetherNote } from '../TogetherNote.tsx';
import { ChangeOffers } from './ChangeOffers.tsx';
import { ChangeSums } from './ChangeSums.tsx';
import { createIntlChange } from './change-model.ts';
import { SliceChoice } from './SliceChoice.tsx';
import { intlChangeTexts } from '../texts.ts';
import { TicketChoice } from '../TicketChoice.tsx';

interface ChangeProps {
  page: SaleEnds<IntlOrder> & { payChange(saleId: string): void };
  order: IntlOrder;
  /** The ticket whose own button was pressed; "" for that of the order. */
  only: string;
  onClose(): void;
}

/** Other flights for some tickets of one slice: first those of a day, then old and new side by side. */
export function Change({ page, order, only, onClose }: ChangeProps) {
  const services = useServices();
  const t = useTexts('intl-change', intlChangeTexts);
  const model = useModel(() => createIntlChange(services, order, only, t, page));
  const { form } = model;
  const [values, errors, busy, offers, quote] = useValues(
    form.values,
    form.errors,
    form.busy,
    model.offers.quote,
    model.quoting.quote,
  );
  /** The next opening begins anew; a login or a reload in between keeps the choice, and so does a try whose outcome is not known. */
  const close = () => {
    if (!busy && !form.isUnsure.peek()) form.reset();
    onClose();
  };
  const isChosen = values.flights.length > 0;
  const sliceNo = model.sliceOf(values);
  return (
    <SaleDialog
      onClose={close}
      title={t.change}
      form={form}
      isWide={!isChosen}
      actions={
        <>
          <Button onClick={isChosen ? model.leave : close}>{isChosen ? t.otherFlight : t.think}</Button>
          {isChosen && (
            <Button kind="primary" busy={busy} disabled={!quote} onClick={() => void model.submit()}>
              {quote && fenOf(quote.totals.due) > 0
                ? t.confirmAndPay
                : t.confirm(quote?.lines.length ?? values.ticketIds.length)}
            </Button>
          )}
        </>
      }
    >
      {isChosen ? (
        <ChangeSums model={model} t={t} />
      ) : (
        <>
          <SliceChoice model={model} order={order} sliceNo={sliceNo} t={t} />
          <div className="is-wide">
            <TicketChoice
              label={t.tickets}
              allText={t.all}
              order={order}
              tickets={model.ofSlice(sliceNo)}
              chosen={values.ticketIds}
              follows={offers?.follows ?? []}
              followText={t.follows}
              error={model.partedOf(values.ticketIds) || errors['ticketIds']}
              onChange={(ticketIds) => form.edit({ ticketIds })}
            />
          </div>
          <TogetherNote groups={model.together(values.ticketIds)} text={t.together} />
          <ChangeOffers model={model} t={t} brand={order.brand.name} />
        </>
      )}
    </SaleDialog>
  );
}
