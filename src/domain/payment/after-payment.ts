/** Purpose of a payment (specification 2, section 4). On the wire as a number 1 to 8 or by name. */
export type BusinessType =
  | 'recharge'
  | 'buffetCard'
  | 'upgrade'
  | 'payAnnualFee'
  | 'dometicketOrderPay'
  | 'changeTicket'
  | 'buyTicket'
  | 'trainPay'
  | 'hotelPay'
  | 'trainChangeTicket';

/** Benefits of a member (domain.md): a prepaid service card, a level, its yearly fee, a pack of vouchers. */
const benefitKinds: ReadonlySet<BusinessType> = new Set(['upgrade', 'payAnnualFee', 'buffetCard', 'buyTicket']);
export const isBenefit = (type: BusinessType): boolean => benefitKinds.has(type);

const byNumber: Readonly<Record<string, BusinessType>> = {
  1: 'recharge',
  2: 'buffetCard',
  3: 'upgrade',
  4: 'payAnnualFee',
  5: 'dometicketOrderPay',
  6: 'changeTicket',
  7: 'buyTicket',
  8: 'trainPay',
};

/** Next step after a successful payment; without a route the pay page itself shows the result. */
export interface AfterPayment {
  /** Named route to open; `param` is its name for the order. */
  route?: string;
  param?: 'orderId' | 'orderNo';
  params?: Readonly<Record<string, string>>;
  /** Shown as a message before the route opens. */
  message?: string;
}

/** Specification 2, section 4, "After payment success": one row per sentence. */
const table: Readonly<Record<BusinessType, AfterPayment>> = {
  recharge: { route: 'recharge_finish', param: 'orderId' },
  buffetCard: { route: 'pay_finish', param: 'orderId', params: { businessType: 'buffetCard' } },
  dometicketOrderPay: { route: 'pay_finish', param: 'orderId' },
  changeTicket: { route: 'my_order_list', params: { type: 'airTicket' }, message: '改签差价已支付，等待航司确认' },
  trainPay: { route: 'my_order_list', params: { type: 'train' } },
  trainChangeTicket: { route: 'my_order_list', params: { type: 'train' } },
  hotelPay: { route: 'hotel_order_details', param: 'orderNo', message: '订单支付成功' },
  upgrade: {},
  payAnnualFee: {},
  buyTicket: {},
};

/** "5" and "dometicketOrderPay" → dometicketOrderPay; undefined for anything the specification does not know. */
export function businessTypeOf(text: string): BusinessType | undefined {
  const name = Object.hasOwn(byNumber, text) ? byNumber[text] : text;
  return name !== undefined && Object.hasOwn(table, name) ? (name as BusinessType) : undefined;
}

/** Route after a paid order, with its parameters; null: the result stays on the pay page. */
export function placeAfterPayment(
  type: BusinessType,
  paid: { orderId: string; orderNo: string },
): { route: string; params: Record<string, string>; message: string } | null {
  const { route, param, params = {}, message = '' } = table[type];
  if (!route) return null;
  return { route, params: { ...params, ...(param ? { [param]: paid[param] } : {}) }, message };
}

/** The order behind a payment; null where there is none to look at. */
export function orderPlace(
  type: BusinessType,
  order: { orderId: string; orderNo: string },
): { route: string; params: Record<string, string> } | null {
  // The payment of a change is a part of its order.
  if (type === 'dometicketOrderPay' || type === 'changeTicket')
    return { route: 'ticket_order_details', params: { id: type === 'changeTicket' ? order.orderNo : order.orderId } };
  if (type === 'recharge') return { route: 'my_wallet', params: {} };
  if (isBenefit(type)) return { route: 'my_center_index', params: { view: 'benefits' } };
  if (type === 'hotelPay') return { route: 'hotel_order_details', params: { orderNo: order.orderNo } };
  if (type === 'trainPay' || type === 'trainChangeTicket')
    return { route: 'train_order_details', params: { orderId: order.orderId } };
  return null;
}
