import { airStatus } from './air-status.ts';
import type { OrderType } from './names.ts';
import type { StatusTable } from './status-table.ts';
import { stayStatus } from './stay-status.ts';

/** The states of each product's orders, for readers of orders of any product. A product without orders of its own yet has the table that its orders will have. */
export const statusesOf: Readonly<Record<OrderType, StatusTable>> = {
  airTicket: airStatus,
  gp: airStatus,
  hotel: stayStatus,
  train: airStatus,
};
