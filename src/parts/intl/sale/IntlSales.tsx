import type { IntlSale } from '#contract/intl-sale.ts';
import { saleLook } from '#domain/order/after-sale/sale-states.ts';
import { TicketSales, ticketSalesTexts } from '#parts/order/sale/tickets/TicketSales.tsx';
import type { OwnSales } from '#parts/order/sale/tickets/TicketSales.tsx';
import { sliceText } from './slice-text.ts';

export const intlSalesTexts = { ...ticketSalesTexts, oldFlights: '原航班', newFlights: '新航班' };

/** Requests about tickets of international flights. */
export const IntlSales = (props: OwnSales<IntlSale, typeof intlSalesTexts>) => (
  <TicketSales
    {...props}
    titleOf={({ title }) => title}
    look={saleLook}
    compare={({ old, new: fresh }) => [
      [props.texts.oldFlights, sliceText(old)],
      [props.texts.newFlights, sliceText(fresh)],
    ]}
  />
);
