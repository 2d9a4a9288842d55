import type { CasePart } from '#contract/approval.ts';
import type { MessageKind } from '#contract/message.ts';
import type { Fen } from '#domain/money.ts';
import type { OrderType } from '#domain/product/names.ts';
import { awaitsApproval } from '#domain/product/status-table.ts';
import type { Tx } from '../../ground/call.ts';
import type { Life } from '../life.ts';
import { lock, move, note, noteNews } from '../move.ts';
import type { OrderState } from '../move.ts';
import type { OrderEvent } from '../order-event.ts';

/** An order under approval at the prices of now; seats and rooms stay the held ones. */
export interface PriceNow {
  /** Fen, as lists show it. */
  total: Fen;
  /** Gives the order these prices. */
  write(): Promise<void>;
}

/** The seller's change of the fare of an order: 1.03 is 3 % more. */
export interface SellerMove {
  ofFare: number;
  /** The same as long as the order has not got it; 1 afterwards. */
  ofOrder: number;
}

/** Orders of a product as decisions of a company see them. */
export interface ApprovalPort {
  /** Verifies the price of a locked order again. */
  priceNow(tx: Tx, orderId: string, move: SellerMove, now: number): Promise<PriceNow>;
  /** 座位已释放: what the end of an order has done. */
  freed: string;
  /** 座位随即释放: the same before it. */
  frees: string;
  /** Its flights, rides or stay as they are now. */
  parts(tx: Tx, orderId: string): Promise<CasePart[]>;
  /** The same of a flight or ride that a change leads to, as its request has it; none of a product without changes. */
  fresh(content: object): CasePart[];
  /** Locks the order; false: it does not wait for a decision any more. */
  waits(tx: Tx, orderId: string): Promise<boolean>;
  /** The order goes on. */
  approve(tx: Tx, orderId: string, event: OrderEvent): Promise<void>;
  /** Ends the order; its seats or rooms are free. */
  end(tx: Tx, orderId: string, event: OrderEvent): Promise<void>;
  note(tx: Tx, orderId: string, event: OrderEvent): Promise<void>;
  /** The same as a message to the owner. */
  tell(tx: Tx, orderId: string, message: MessageKind, event: OrderEvent): Promise<void>;
}

type Waiting = OrderState & { pay_deadline: number };

/** The port of a product by its life; `approve` where an order is not always to be paid next. */
export const approvalPort = <Order extends Waiting, Status extends number>(
  life: Life<Order, Status>,
  {
    held = '座位',
    end,
    approve,
    priceNow,
    parts,
    fresh = () => [],
  }: {
    parts(tx: Tx, order: Order): Promise<CasePart[]>;
    fresh?(content: object): CasePart[];
    /** 座位, 房间: what an order holds. */
    held?: string;
    end(tx: Tx, order: Order, event: OrderEvent): Promise<unknown>;
    priceNow(tx: Tx, order: Order, move: SellerMove, now: number): Promise<PriceNow>;
    approve?(tx: Tx, order: Order, event: OrderEvent): Promise<unknown>;
  },
): ApprovalPort => {
  const locked = async (tx: Tx, orderId: string): Promise<Order> => {
    const order = await lock(tx, life.kind, orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    return order;
  };
  return {
    freed: `${held}已释放`,
    frees: `${held}随即释放`,
    parts: async (tx, orderId) => await parts(tx, await locked(tx, orderId)),
    fresh,
    priceNow: async (tx, orderId, seller, now) => await priceNow(tx, await locked(tx, orderId), seller, now),
    waits: async (tx, orderId) => (await lock(tx, life.kind, orderId))?.status === awaitsApproval,
    async approve(tx, orderId, event) {
      const order = await locked(tx, orderId);
      if (approve) await approve(tx, order, event);
      else await toPay(tx, life, order, event);
    },
    async end(tx, orderId, event) {
      await end(tx, await locked(tx, orderId), event);
    },
    note: async (tx, orderId, event) => await note(tx, life.kind, orderId, event),
    tell: async (tx, orderId, message, event) => await noteNews(tx, life.kind, orderId, message, event),
  };
};

/** Approved, with the rest of its hold as the time to pay. */
export const toPay = async <Order extends Waiting, Status extends number>(
  tx: Tx,
  { kind }: Life<Order, Status>,
  order: Order,
  event: OrderEvent,
): Promise<Order> => await move(tx, kind, order, 0 as Status, { step_at: order.pay_deadline } as Partial<Order>, event);

let ports: Partial<Record<OrderType, ApprovalPort>> = {};

/** Sets the products of the process; `createSandbox` calls it. */
export function registerApprovalPorts(table: Readonly<Record<OrderType, ApprovalPort>>): void {
  ports = table;
}

export function portOf(type: OrderType): ApprovalPort {
  const port = ports[type];
  if (!port) throw new Error(`no product has orders of type ${type} to approve`);
  return port;
}
