import type { SaleRequest, SaleShare } from './order-after-sale.ts';

/** The money of a refund or change of an order whose tickets have states of their own: trains and flights abroad. */
export interface TicketQuote<Line, Totals> {
  quoteId: string;
  /** Until then an application is settled by it: ten minutes, or until its sums change. */
  expiresMs: number;
  serverTimeMs: number;
  lines: Line[];
  totals: Totals;
  /** Where money that comes back goes; empty with something due. */
  shares: SaleShare[];
  /** When the money arrives, in a sentence. */
  arrives: string;
}

export interface TicketRefundQuote<Line, Totals> extends TicketQuote<Line, Totals> {
  /** `ticketId`s that were added: children and infants go where their adult goes. */
  follows: string[];
}

interface TicketRequest extends SaleRequest {
  orderNo: string;
}

export interface TicketRefund<Line, Totals> extends TicketRequest {
  kind: 'refund';
  lines: Line[];
  totals: Totals;
}

/** `Part`: the ride or slice of these tickets. */
export interface TicketChange<Part, Line, Sums> extends TicketRequest {
  kind: 'change';
  old: Part;
  /** Its number is -1 before the change is done. */
  new: Part;
  lines: Line[];
  totals: Sums;
  /** Until when what is due can be paid; 0 with nothing due. */
  payDeadlineMs: number;
}

/** 409 of refunds and changes: how the state has changed. */
export type TicketSaleConflict<Quote> =
  /** `quote`: what it would be now; null where nothing can be quoted any more. */
  | { kind: 'quoteExpired'; quote: Quote | null }
  /** A request of the order is under way. */
  | { kind: 'underWay'; saleId: string }
  | { kind: 'wrongStatus'; orderId: string; status: number }
  /** These tickets are refunded, changed, or cannot be given back any more. */
  | { kind: 'ticketGone'; ticketIds: string[] };
