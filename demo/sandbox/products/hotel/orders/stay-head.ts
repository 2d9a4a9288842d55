import { daysBetween } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { OrderHead } from '../../../ground/database/tables/tables-order.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import { checkInMs, checkOutMs } from './advance.ts';
import type { HotelOrderState } from './stay-orders.ts';

/** The order's row in the lists of all products. Its amount is the whole stay, wherever it is paid. */
export function stayHeadOf(order: HotelOrderState): OrderHead {
  const { hotel, room, rate, guests } = order.content;
  const cityName = layoutOf(hotel.city).name;
  const psgNames = guests.flat().map(({ name }) => name);
  return {
    order_id: order.order_id,
    kind: 'hotel',
    app_id: order.app_id,
    member_id: order.member_id,
    company_id: order.company_id,
    status: order.status,
    travel_type: order.travel_type,
    created_at: order.created_at,
    travel_at: checkInMs(order),
    ends_at: checkOutMs(order),
    pay_deadline: order.pay_deadline,
    amount: fenOf(rate.total),
    title: hotel.name,
    words: [order.order_id, ...psgNames, hotel.name, cityName].join(' ').toUpperCase(),
    card: {
      flightList: [],
      hotel: {
        hotelId: hotel.hotelId,
        name: hotel.name,
        cityName,
        room: room.name,
        breakfasts: rate.breakfasts,
        checkIn: order.check_in,
        checkOut: order.check_out,
        nights: daysBetween(order.check_in, order.check_out),
        rooms: order.rooms,
        payKind: rate.payKind,
      },
      psgNames,
      isExchange: 0,
      taxes: 0,
      insurance: 0,
      serviceFee: 0,
    },
  };
}
