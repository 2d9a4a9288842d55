import type { z } from 'zod';
import type { AirOrder } from '#contract/order.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import { salesCloseMinutes } from '#domain/flight/fares.ts';
import { showFen } from '#domain/money.ts';
import { refuse } from '../../../../ground/call.ts';
import type { Call } from '../../../../ground/call.ts';
import { holdSeats, sellSeats } from '../../seats/inventory.ts';
import { payWithinMs, ticketingMs } from '../../../../orders/timing.ts';
import { applyQuote, withdrawSale } from '../../../../orders/sales/apply.ts';
import { airSales } from '../apply.ts';
import { quoteChange, soldOut } from './change-quote.ts';
import { giveUpChange, newSeats } from '../steps/change-steps.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { changeSumOf } from '../../shown/show-change.ts';
import { moveToNext } from '../../rows/move-to-next.ts';

/** A change as it was quoted: 2 or 3 → 11. The new seats are held; with nothing due the airline has it at once. */
export const applyChange = async (
  input: z.output<typeof orderAfterSaleSchemas.changeApply>,
  call: Call,
): Promise<Envelope<AirOrder>> =>
  call.app.switches.showAirChange
    ? await applyQuote(airSales, input, call, {
        kind: 'change',
        done: () => '改签申请已提交',
        async begin(tx, { locked, order, sale, now }) {
          const { content } = sale;
          const { fresh, items } = content;
          const wants = newSeats(content);
          const shortage = await holdSeats(tx, wants, now);
          if (shortage) return soldOut(shortage.flightId, shortage.cabinCode, shortage.seatsLeft);
          const { due } = changeSumOf(items);
          const isDue = due > 0;
          if (!isDue) await sellSeats(tx, wants);
          const deadline = Math.min(now + payWithinMs, msOf(fresh.depTime) - salesCloseMinutes * 60_000);
          const before = order.sales.filter(
            ({ kind, state }) => kind === 'change' && (state === 'done' || state === 'returning'),
          );
          await updateSale(tx, sale, {
            state: isDue ? 'unpaid' : 'confirming',
            remark: sale.remark,
            applied_at: now,
            pay_deadline: isDue ? deadline : null,
            step_at: isDue ? deadline : now + ticketingMs(sale.sale_id),
            content: {
              ...content,
              freshNo: before.length + 1,
            },
            due,
          });
          await moveToNext(tx, locked, 11, {
            at: now,
            byOwner: true,
            title: '改签申请已提交',
            detail: `${items.map(({ name }) => name).join('、')} 改至 ${fresh.flightNo} ${fresh.depTime.slice(5, 16)}，${
              isDue ? `待支付 ¥${showFen(due, true)}` : due < 0 ? `将退回 ¥${showFen(-due, true)}` : '无需补差价'
            }`,
          });
          return undefined;
        },
        requote: async (sale) => {
          const { items, follows, fresh, triptype } = sale.content;
          return await quoteChange(
            {
              orderId: sale.order_id,
              psgIds: items.map(({ psgId }) => psgId).filter((psgId) => !follows.includes(psgId)),
              triptype,
              flightId: fresh.flightId,
              cabinCode: fresh.cabinCode,
              reason: sale.reason,
              proofs: sale.proofs.map(({ proofId }) => proofId),
            },
            call,
          );
        },
      })
    : refuse(403, '当前应用未开放在线改签，请致电客服');

/** 11 → 2: until the airline has confirmed; what was paid goes back whole. */
export const withdrawChange = async (
  input: z.output<typeof orderAfterSaleSchemas.changeWithdraw>,
  call: Call,
): Promise<Envelope<AirOrder>> =>
  await withdrawSale(airSales, input, call, {
    kind: 'change',
    tooLate: () => '航司已处理改签，不能撤回',
    withdraw: async (tx, locked, sale, now) => {
      await giveUpChange(tx, locked, sale, 'withdrawn', {
        at: now,
        byOwner: true,
        title: '改签申请已撤回',
        detail: '原航班继续有效，没有产生费用',
      });
    },
  });
