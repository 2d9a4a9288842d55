import type { z } from 'zod';
import type { IntlOrder } from '#contract/intl-order.ts';
import type { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { Call } from '../../../ground/call.ts';
import { cancelUnpaid } from '../../../orders/making/cancel-unpaid.ts';
import { intlLife, voidIntlOrder } from './advance.ts';
import { showIntlOrder } from './show-order.ts';

export const cancelIntlOrder = async (
  input: z.output<typeof intlOrderSchemas.cancel>,
  call: Call,
): Promise<Envelope<IntlOrder>> =>
  await cancelUnpaid(intlLife, input.orderNo, input, call, { end: voidIntlOrder, show: showIntlOrder });
