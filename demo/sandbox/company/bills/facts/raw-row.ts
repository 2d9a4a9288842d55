import type { BillRowKind } from '#domain/company-bill/bill-row.ts';
import type { Fen } from '#domain/money.ts';
import type { Product } from '#domain/product/names.ts';
import type { ChangeContent, RefundContent } from '../../../ground/database/tables/tables-after-sale.ts';
import type { HotelContent } from '../../../ground/database/tables/tables-hotel.ts';
import type { IntlContent } from '../../../ground/database/tables/tables-intl.ts';
import type { ShownFlight } from '../../../ground/database/tables/tables-order.ts';
import type { RailContent } from '../../../ground/database/tables/tables-rail.ts';

/** Movements of one event of an order, as one row of the bill, with all that the row is made of. */
export interface RawRow {
  movement: number;
  movements: number[];
  at: number;
  kind: 'payment' | 'capture' | 'refund' | 'billCredit';
  key: string;
  orderId: string;
  /** Off the company's line. */
  amount: Fen;
  /** Of the other payers in the same event. */
  personal: Fen;
  order: {
    kind: Product;
    title: string;
    names: string[];
    createdAt: number;
    travelAt: number;
    endsAt: number;
  } | null;
  booker: string;
  jobNumber: string;
  department: string;
  departmentPath: string;
  project: string;
  /** Cost centre of the employee, else of the department; an order may name another one. */
  ownCentre: string;
  approvalNo: string;
  applicationNo: string;
  sale: {
    kind: 'refund' | 'change';
    content: RefundContent | ChangeContent;
    reason: string;
    /** When it was asked for. */
    at: number;
    /** Fare of the tickets of a changed flight that paid a fee. */
    fare: Fen | null;
  } | null;
  air: {
    fare: Fen;
    cons: Fen;
    fuel: Fen;
    service: Fen;
    insurance: Fen;
    tickets: number;
    ticketNos: string[];
    flights: ShownFlight[];
    costCenter: string;
    reason: string;
    overReason: string;
    verdict: 'in' | 'over' | 'none';
    overAmount: Fen;
  } | null;
  rail: { content: RailContent; insurance: Fen; tickets: number } | null;
  intl: { content: IntlContent; fare: Fen; tax: Fen; service: Fen; tickets: number; ticketNos: string[] } | null;
  hotel: {
    content: HotelContent;
    payprice: Fen;
    penalty: Fen;
    checkIn: string;
    checkOut: string;
    rooms: number;
  } | null;
  car: {
    title: string;
    carClass: string;
    scene: string;
    city: string;
    from: string;
    to: string;
    amount: Fen;
    companyPays: Fen;
    overAmount: Fen;
    verdict: 'in' | 'over' | 'none';
    /** The rule that it breaks, in words. */
    note: string;
    reason: string;
    costCenter: string;
    at: number;
  } | null;
  /** The closed bill that has the order's first row. */
  origin: { no: string; row: number; kind: BillRowKind } | null;
}
