/** Reasons of a refund or change as the wire names them (contract/order-after-sale.ts). */
export type SaleReason =
  | 'plans'
  | 'wrongBooking'
  | 'otherFlight'
  | 'flightChanged'
  | 'flightCancelled'
  | 'illness'
  | 'visaOrBorder'
  | 'doubleBooking';

interface ReasonRow {
  reason: SaleReason;
  label: string;
  /** The proof that an involuntary reason needs, as the upload names it; "" for none. */
  proof: string;
  /** The airline knows it by itself: no proof where it has changed or cancelled the flight. */
  byAirline?: boolean;
}

/** The reason tree: the traveller's own reasons, and those that cost no fee. */
export const reasonTree: Readonly<Record<'voluntary' | 'involuntary', readonly ReasonRow[]>> = {
  voluntary: [
    { reason: 'plans', label: '行程有变', proof: '' },
    { reason: 'wrongBooking', label: '日期、航班或乘机人订错', proof: '' },
    { reason: 'otherFlight', label: '改乘其他航班或交通', proof: '' },
  ],
  involuntary: [
    { reason: 'flightChanged', label: '航班延误或时刻变更', proof: '航司变动通知或短信截图', byAirline: true },
    { reason: 'flightCancelled', label: '航班取消', proof: '航司取消通知或短信截图', byAirline: true },
    { reason: 'illness', label: '乘机人患病，不宜乘机', proof: '县级以上医院的诊断证明' },
    { reason: 'visaOrBorder', label: '签证被拒或出入境受阻', proof: '拒签函或边检文书' },
    { reason: 'doubleBooking', label: '同一行程重复购票', proof: '另一张客票的行程单或订单截图' },
  ],
};

const all = [...reasonTree.voluntary, ...reasonTree.involuntary];

export const isVoluntary = (reason: SaleReason): boolean => reasonTree.voluntary.some((one) => one.reason === reason);

/** The airline is the reason: it has moved or cancelled the flight. */
export const byAirline = (reason: SaleReason): boolean =>
  all.some((one) => one.reason === reason && one.byAirline === true);

/** Label of a reason; one that is not in the tree shows itself. */
export const reasonLabel = (reason: string): string => all.find((one) => one.reason === reason)?.label ?? reason;

/** The proof to upload for a reason; "" for none. `airlineChanged`: the airline has moved or cancelled the flight. */
export function proofNeeded(reason: SaleReason, airlineChanged: boolean): string {
  const found = all.find((one) => one.reason === reason);
  return !found || (found.byAirline && airlineChanged) ? '' : found.proof;
}
