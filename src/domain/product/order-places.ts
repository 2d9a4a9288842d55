export interface Place {
  route: string;
  /** Name of the order in its parameters. */
  param: string;
}

/** Routes of an order and of its payment, by product; apart from the rows of products, which a booking page does without. */
export const orderPlaces = {
  airTicket: {
    order: { route: 'ticket_order_details', param: 'id' },
    pay: { route: 'pay_order', param: 'orderId' },
  },
  hotel: {
    order: { route: 'hotel_order_details', param: 'orderNo' },
    pay: { route: 'pay_hotel', param: 'orderNo' },
  },
  train: {
    order: { route: 'train_order_details', param: 'orderId' },
    pay: { route: 'train_order_pay', param: 'id' },
  },
  intl: {
    order: { route: 'intl_order_details', param: 'orderNo' },
    pay: { route: 'intl_order_pay', param: 'orderNo' },
  },
} as const satisfies Readonly<Record<string, { order: Place; pay?: Place }>>;
