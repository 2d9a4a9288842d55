import { airStatus } from './air-status.ts';
import { intlStatus } from './intl-status.ts';
import type { OrderType } from './names.ts';
import { railStatus } from './rail-status.ts';
import type { StatusTable } from './status-table.ts';
import { stayStatus } from './stay-status.ts';

/** The states of each product's orders, for readers of orders of any product. */
export const statusesOf: Readonly<Record<OrderType, StatusTable>> = {
  airTicket: airStatus,
  gp: airStatus,
  hotel: stayStatus,
  train: railStatus,
  intl: intlStatus,
};
