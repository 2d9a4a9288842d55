import { orderPlaces } from './order-places.ts';
import { families, orderTypes, productNames } from './names.ts';
import type { Family, OrderType, Product, ProductSwitch } from './names.ts';

/** Next step after a successful payment; without a route the pay page itself shows the result. */
export interface AfterPayment {
  /** Named route to open; `param` is its name for the order. */
  route?: string;
  param?: 'orderId' | 'orderNo';
  params?: Readonly<Record<string, string>>;
  /** Shown as a message before the route opens. */
  message?: string;
  /** The page there shows the payment that has led to it, which the parameter "paid" names. */
  isShown?: true;
}

/** Purpose of a payment for a product, by its name on the wire. */
interface Business {
  /** Its number on the wire, where it has one. */
  no?: string;
  /** Names the order among the two numbers of a payment; the number of a change is its own. */
  order: 'orderId' | 'orderNo';
  next: AfterPayment;
  /** A part of an order that goes on without it. */
  isPart?: true;
}

interface ProductRow {
  name: string;
  /** Wire word of reports and payment codes: tickets by government purchase are flights there. */
  family: Family;
  /** Counted by reports and bills. */
  unit: 'ticket' | 'night' | 'ride';
  /** Domain of its routes. */
  area: string;
  /** Switch of an application that sells it. */
  switch?: ProductSwitch;
  /** Route of its search, and the words that lead there. */
  search?: string;
  searchName?: string;
  /** The product whose menu item leads to its orders too; absent: it has an item of its own. */
  listedBeside?: OrderType;
  /** Route of an order, and its name there. */
  order?: { route: string; param: string };
  pay?: { route: string; param: string };
  report: { route: string; title: string };
  /** Bill kinds that count its units. */
  bills: readonly string[];
  business: Readonly<Record<string, Business>>;
}

const flights = {
  name: '机票',
  family: 'air',
  unit: 'ticket',
  area: 'flight',
  switch: 'airTicket',
  search: 'DomesticAirTicketQuery',
  searchName: '查询航班',
  ...orderPlaces.airTicket,
  report: { route: 'report_form_air', title: '国内机票报表' },
  bills: ['airSale', 'airRefund', 'airChanges', 'airSum'],
  business: {
    dometicketOrderPay: { no: '5', order: 'orderId', next: { route: 'pay_finish', param: 'orderId' } },
    changeTicket: {
      no: '6',
      order: 'orderNo',
      isPart: true,
      next: {
        route: 'my_order_list',
        params: { type: 'airTicket' },
        message: '改签差价已支付，等待航司确认',
        isShown: true,
      },
    },
  },
} as const satisfies ProductRow;

/** One row for each product, by its wire word (specification 2, sections 2 and 4). No other file compares with the name of a product. */
export const products = {
  airTicket: flights,
  gp: { ...flights, name: '公务票' },
  hotel: {
    name: '酒店',
    family: 'hotel',
    unit: 'night',
    area: 'hotel',
    switch: 'hotel',
    search: 'hotel_index',
    searchName: '搜索酒店',
    ...orderPlaces.hotel,
    report: { route: 'report_form_hotel', title: '酒店报表' },
    bills: ['hotelSum'],
    business: {
      hotelPay: {
        order: 'orderNo',
        next: { route: 'hotel_order_details', param: 'orderNo', message: '订单支付成功', isShown: true },
      },
    },
  },
  train: {
    name: '火车票',
    family: 'train',
    unit: 'ticket',
    area: 'train',
    switch: 'train',
    search: 'train_query_list',
    searchName: '搜索车次',
    ...orderPlaces.train,
    report: { route: 'report_form_train', title: '火车票报表' },
    bills: ['trainSum'],
    business: {
      trainPay: {
        no: '8',
        order: 'orderId',
        next: { route: 'my_order_list', param: 'orderNo', params: { type: 'train' }, message: '订单支付成功' },
      },
      trainChangeTicket: {
        order: 'orderNo',
        isPart: true,
        next: { route: 'my_order_list', params: { type: 'train' }, message: '差价支付成功', isShown: true },
      },
    },
  },
  intl: {
    name: '国际机票',
    family: 'intl',
    unit: 'ticket',
    area: 'flight',
    switch: 'airTicket',
    search: 'intl_flight_query_list',
    searchName: '搜索国际航班',
    listedBeside: 'airTicket',
    ...orderPlaces.intl,
    report: { route: 'report_form_intl_air', title: '国际机票报表' },
    bills: [],
    business: {
      intlPay: {
        order: 'orderId',
        next: { route: 'pay_finish', param: 'orderId', params: { businessType: 'intlPay' } },
      },
      intlChangeTicket: {
        order: 'orderNo',
        isPart: true,
        next: { route: 'intl_order_details', param: 'orderNo', message: '差价支付成功，新机票已生效', isShown: true },
      },
    },
  },
  car: {
    name: '用车',
    family: 'car',
    unit: 'ride',
    area: 'car',
    report: { route: 'report_form_car', title: '用车报表' },
    bills: [],
    business: {},
  },
} as const satisfies Readonly<Record<Product, ProductRow>>;

export type ProductBusiness = { [P in Product]: keyof (typeof products)[P]['business'] }[Product];

const rows: Readonly<Record<Product, ProductRow>> = products;

/** The row of a wire word of orders or of reports; undefined for any other text. */
export function productOf(text: string): ProductRow | undefined {
  const found = productNames.find((name) => name === text || rows[name].family === text);
  return found && rows[found];
}

/** Products that reports and payment codes call by one word. */
export const productsOf = (family: Family): Product[] =>
  productNames.filter((product) => products[product].family === family);

/** The first product of a family stands for it. */
export const rowOf = (family: Family): ProductRow => productOf(family) ?? flights;

export const unitOf = (family: Family): ProductRow['unit'] => rowOf(family).unit;

/** A bill that no product has counts tickets. */
export const billUnitOf = (kind: string): ProductRow['unit'] =>
  Object.values(rows).find(({ bills }) => bills.includes(kind))?.unit ?? 'ticket';

/** A value for each family, from its row. */
export const byFamily = <T>(valueOf: (row: ProductRow) => T): Readonly<Record<Family, T>> =>
  Object.fromEntries(families.map((family) => [family, valueOf(rowOf(family))])) as Record<Family, T>;

/** A value for each product of the order list, from its row. */
const byOrderType = <T>(valueOf: (row: ProductRow) => T): Readonly<Record<OrderType, T>> =>
  Object.fromEntries(orderTypes.map((type) => [type, valueOf(rows[type])])) as Record<OrderType, T>;

/** Names of the products that orders are of. */
export const orderTypeNames = byOrderType(({ name }) => name);

/** Route of the search that leads on from anywhere, and the words for the search of a route. */
export const mainSearch = flights.search;
export const searchNameOf = (route: string): string =>
  Object.values(rows).find(({ search }) => search === route)?.searchName ?? flights.searchName;

/** Named route of an order with its parameter; null for a product that has no page of its orders. */
export function orderPlaceOf(
  product: string,
  orderNo: string,
): { route: string; params: Record<string, string> } | null {
  return placeOf(productOf(product)?.order, orderNo);
}

/** Where an order is paid; null for one that is not paid here. */
export const payPlaceOf = (product: string, orderNo: string) => placeOf(productOf(product)?.pay, orderNo);

const placeOf = (place: { route: string; param: string } | undefined, orderNo: string) =>
  place ? { route: place.route, params: { [place.param]: orderNo } } : null;
