/** Products by their wire words (specification 2, sections 2 and 4): `airTicket` 机票, `gp` 公务票 (government purchase), `intl` 国际机票. */
export const productNames = ['airTicket', 'gp', 'hotel', 'train', 'intl', 'car'] as const;
export type Product = (typeof productNames)[number];

/** Products of the order list, as the query of `/order/list` names them (specification 2, section 2). */
export const orderTypes = ['airTicket', 'gp', 'hotel', 'train', 'intl'] as const satisfies readonly Product[];
export type OrderType = (typeof orderTypes)[number];

/** Products as reports and payment codes name them: flights of both kinds are `air`. In the order of their tabs. */
export const families = ['air', 'intl', 'train', 'hotel', 'car'] as const;
export type Family = (typeof families)[number];

/** Families that a payment code can be for. */
export const codeFamilies = ['air', 'hotel', 'train'] as const satisfies readonly Family[];

/** Switches of an application that sells the product. */
export type ProductSwitch = 'airTicket' | 'hotel' | 'train';
