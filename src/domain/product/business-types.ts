import { orderPlaceOf, products } from './products.ts';
import { productNames } from './names.ts';
import type { Product } from './names.ts';
import type { AfterPayment, ProductBusiness } from './products.ts';

/** Recharges, and the benefits of a member: a prepaid service card, a level, its yearly fee, a pack of vouchers. */
const ofMembers = {
  recharge: { no: '1', next: { route: 'recharge_finish', param: 'orderId' } },
  buffetCard: { no: '2', next: { route: 'pay_finish', param: 'orderId', params: { businessType: 'buffetCard' } } },
  upgrade: { no: '3', next: {} },
  payAnnualFee: { no: '4', next: {} },
  buyTicket: { no: '7', next: {} },
} as const satisfies Readonly<Record<string, { no?: string; next: AfterPayment }>>;

/** Purpose of a payment (specification 2, section 4). On the wire as a number 1 to 8 or by name. */
export type BusinessType = keyof typeof ofMembers | ProductBusiness;

interface BusinessRow {
  no?: string;
  /** The row for "After payment success". */
  next: AfterPayment;
  product?: Product;
  order?: 'orderId' | 'orderNo';
  isPart?: true;
}

/** The first product with a purpose has it. */
const table = Object.fromEntries<BusinessRow>([
  ...[...productNames]
    .reverse()
    .flatMap((product) =>
      Object.entries(products[product].business).map(([type, row]): [string, BusinessRow] => [
        type,
        { ...row, product },
      ]),
    ),
  ...Object.entries(ofMembers),
]) as Readonly<Record<BusinessType, BusinessRow>>;

export const isBenefit = (type: BusinessType): boolean => table[type].product === undefined && type !== 'recharge';

const businessTypes = Object.keys(table) as readonly BusinessType[];

type BusinessNo = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** Words that the wire takes: names, and the numbers of those that have one. */
export const businessWords = () => [
  ...businessTypes,
  ...businessTypes.flatMap((type) => (table[type].no ?? []) as BusinessNo | []),
];

/** The difference of a change. */
export const isPartOfOrder = (type: BusinessType): boolean => table[type].isPart === true;

/** Product that a payment is for; undefined: a recharge or a benefit. */
export const productPaidBy = (type: BusinessType): Product | undefined => table[type].product;

/** "5" and "dometicketOrderPay" → dometicketOrderPay; undefined for anything the specification does not know. */
export function businessTypeOf(text: string): BusinessType | undefined {
  return businessTypes.find((type) => type === text || table[type].no === text);
}

interface Numbers {
  orderId: string;
  orderNo: string;
}
interface RoutePlace {
  route: string;
  params: Record<string, string>;
}

/** Route after a paid order, with its parameters; null: the result stays on the pay page. */
export function placeAfterPayment(type: BusinessType, paid: Numbers): (RoutePlace & { message: string }) | null {
  const { route, param, params = {}, message = '', isShown } = table[type].next;
  if (!route) return null;
  return {
    route,
    params: {
      ...params,
      ...(param ? { [param]: paid[param] } : {}),
      ...(isShown && { paid: `${type}.${paid.orderId}` }),
    },
    message,
  };
}

/** The payment that has led to a page, by the parameter "paid" of its address. */
export function paymentNamed(paid: string): { type: BusinessType; orderId: string; message: string } | null {
  const [name = '', orderId = ''] = paid.split('.', 2);
  const type = businessTypes.find((one) => one === name);
  return type && orderId ? { type, orderId, message: table[type].next.message ?? '' } : null;
}

/** The order behind a payment, the wallet, or the member's benefits. */
export function orderPlace(type: BusinessType, numbers: Numbers): RoutePlace | null {
  const { product, order } = table[type];
  if (product && order) return orderPlaceOf(product, numbers[order]);
  return isBenefit(type)
    ? { route: 'my_center_index', params: { view: 'benefits' } }
    : { route: 'my_wallet', params: {} };
}
