import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import type { BookingApplications } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { fenOf } from '#domain/money.ts';
import { ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { bookingApplications } from '../../orders/applications/covering.ts';

/** The applications that cover a booking as it is filled in. */
export async function coveringApplications(
  { bookedProduct, segments, employeeIds, rooms, amount }: z.output<typeof applicationSchemas.covering>,
  call: Call,
): Promise<Envelope<BookingApplications>> {
  const { applications } = await bookingApplications(call, 'business', {
    product: bookedProduct,
    segments,
    employeeIds,
    people: Math.max(1, employeeIds.length),
    rooms,
    amount: fenOf(amount),
  });
  return ok(applications ?? { isNeeded: false, covering: [], prefill: null });
}
