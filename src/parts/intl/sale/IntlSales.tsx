import type { IntlSale } from '#contract/intl-sale.ts';
import { saleLook } from '#domain/order/after-sale/sale-states.ts';
import { TicketSales } from '#parts/order/sale/tickets/TicketSales.tsx';
import type { OwnSales } from '#parts/order/sale/tickets/TicketSales.tsx';
import { sliceText } from './slice-text.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import type { intlSalesTexts } from '../order/texts.ts';

/** Requests about tickets of international flights. */
export function IntlSales(props: OwnSales<IntlSale, typeof intlSalesTexts>) {
  const own = useSay();
  const today = useServices().clock.today();
  return (
    <TicketSales
      {...props}
      titleOf={({ title }) => title}
      look={saleLook}
      compare={({ old, new: fresh }) => [
        [props.texts.oldFlights, sliceText(old, own, today)],
        [props.texts.newFlights, sliceText(fresh, own, today)],
      ]}
    />
  );
}
