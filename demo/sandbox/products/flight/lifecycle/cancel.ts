import type { AirOrder } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import type { Call } from '../../../ground/call.ts';
import { companyFacts } from '../../../orders/business/company-facts.ts';
import { cancelUnpaid } from '../../../orders/making/cancel-unpaid.ts';
import { readOrder } from '../rows/read-order.ts';
import { showOrder } from '../shown/show-order.ts';
import { airLife, voidAirOrder } from './advance.ts';

export const cancelOrder = async (
  input: { orderId: string; requestId: string },
  call: Call,
): Promise<Envelope<AirOrder>> =>
  await cancelUnpaid(airLife, input.orderId, input, call, {
    end: voidAirOrder,
    async show(tx, orderId) {
      const cancelled = await readOrder(tx, orderId);
      if (!cancelled) throw new Error(`no air order ${orderId}`);
      return { ...showOrder(cancelled, call, call.now()), ...(await companyFacts(tx, cancelled)) };
    },
  });
