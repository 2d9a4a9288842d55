import { z } from 'zod';
import { mostTickets } from '#domain/rail/most-tickets.ts';
import { overReason } from './order-after-sale.schema.ts';
import { day, orderId, requestId } from './form-field.schema.ts';
import { seatClass, seatWish } from './train-order.schema.ts';
import { place, telecode, trainNumber } from './train.schema.ts';

const ticketIds = z.array(z.string().min(1).max(20)).min(1, '请选择车票').max(30);
/** Of one ride. */
const changed = z.array(z.string().min(1).max(20)).min(1, '请选择车票').max(mostTickets);
const quoteId = z.string().min(1, '请重新试算').max(60);

export const trainSaleSchemas = {
  refundQuote: z.object({ orderNo: orderId, ticketIds }),
  refundApply: z.object({ quoteId, requestId }),
  changeQuery: z.object({
    orderNo: orderId,
    ticketIds: changed,
    date: day,
    /** Absent: the stations of the ticket. Another arrival is a change of destination. */
    fromStation: place.optional(),
    toStation: place.optional(),
  }),
  changeQuote: z.object({
    orderNo: orderId,
    ticketIds: changed,
    trainNumber,
    date: day,
    fromStation: telecode,
    toStation: telecode,
    seatClass,
    /** Of a class with berths: the tiers that the sums are of; without them the dearest. */
    seats: seatWish.optional(),
  }),
  changeApply: z.object({ quoteId, seats: seatWish.optional(), overReason, requestId }),
  changeWithdraw: z.object({ saleId: z.string().min(1, '缺少申请编号').max(60), requestId }),
} as const;
