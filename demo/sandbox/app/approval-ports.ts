import type { OrderType } from '#domain/product/names.ts';
import type { ApprovalPort } from '../orders/approval/ports.ts';
import { airApproval } from '../products/flight/lifecycle/advance.ts';
import { stayApproval } from '../products/hotel/orders/advance.ts';
import { intlApproval } from '../products/intl/orders/advance.ts';
import { railApproval } from '../products/train/orders/advance.ts';

/** Orders that a company decides on, by their product. */
export const approvalPorts: Readonly<Record<OrderType, ApprovalPort>> = {
  airTicket: airApproval,
  gp: airApproval,
  hotel: stayApproval,
  train: railApproval,
  intl: intlApproval,
};
