import type { OrderRow } from '#contract/order-list.ts';
import { isCancellable } from '#domain/product/stay-status.ts';
import type { Services } from '#kit/services.ts';
import type { ActionTexts } from './texts.ts';

interface StayAction {
  id: 'cancel' | 'again';
  label: string;
  onPick(): void;
}

/**
 * Actions beside the details: the page of an order says what its cancellation costs, and asks. The same hotel is booked
 * again for the same days while they are ahead. An order of another booker can be cancelled by that booker alone.
 */
export function stayActions(
  { status, orderNo, hotel, bookedBy }: OrderRow,
  { clock, navigate }: Pick<Services, 'clock' | 'navigate'>,
  texts: ActionTexts,
): StayAction[] {
  const isAhead = hotel !== undefined && hotel.checkIn >= clock.today();
  if (isCancellable(status))
    return bookedBy || !isAhead
      ? []
      : [{ id: 'cancel', label: texts.cancel, onPick: () => navigate('hotel_order_details', { orderNo }) }];
  if (!hotel || status < 4 || status === 7) return [];
  const { hotelId, checkIn, checkOut, rooms } = hotel;
  const again = { hotelId, rooms: rooms === 1 ? undefined : String(rooms), ...(isAhead && { checkIn, checkOut }) };
  return [{ id: 'again', label: texts.again, onPick: () => navigate('hotel_details', again) }];
}
