import type { TripSearch } from '#domain/order/search-again.ts';
import type { Services } from '#kit/services.ts';

const keyOf = (orderId: string): string => `order-search:${orderId}`;

/** Stores the search that an order was made from, as a draft: it may have had more people than the order. */
export const keepOrderSearch = (
  { drafts }: Pick<Services, 'drafts'>,
  orderId: string,
  search: Record<string, string | number | undefined>,
): void => drafts.set(keyOf(orderId), search);

/** Opens the list that an order was chosen from; later, or on another device, `own`: the search of the order's own party. */
export function openOrderSearch(
  { drafts, navigate }: Pick<Services, 'drafts' | 'navigate'>,
  orderId: string,
  own: TripSearch,
): void {
  navigate('DomesticAirTicketQuery', drafts.get<TripSearch>(keyOf(orderId), { from: '' }) ?? own);
}
