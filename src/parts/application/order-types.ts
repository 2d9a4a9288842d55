import type { OrderType } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';

/** Products of a company's rules as the order list names them. */
export const orderTypeOf: Readonly<Partial<Record<PolicyProduct, OrderType>>> = {
  flight: 'airTicket',
  intl: 'intl',
  train: 'train',
  hotel: 'hotel',
};

/** Routes of their searches; cars are ordered elsewhere. */
export const searchRoutes: Readonly<Partial<Record<PolicyProduct, string>>> = {
  flight: products.airTicket.search,
  intl: products.intl.search,
  train: products.train.search,
  hotel: products.hotel.search,
};
