import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import type { BookingApplications } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { fenOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { bookingApplications } from '../../orders/applications/covering.ts';
import { readColleagues, substituted } from '../../orders/substitutes/substitution.ts';

/** The applications that cover a booking as it is filled in. */
export async function coveringApplications(
  { bookedProduct, segments, employeeIds, rooms, amount }: z.output<typeof applicationSchemas.covering>,
  call: Call,
): Promise<Envelope<BookingApplications>> {
  const companyId = memberOf(call).creditMemberId;
  // Applications of colleagues are shown to those who may book for them.
  const travellers = await readColleagues(call.db, companyId, employeeIds);
  const found = await substituted(call.db, call, { product: bookedProduct, travellers });
  if ('refusal' in found) return ok({ isNeeded: false, covering: [], prefill: null });
  const { applications } = await bookingApplications(call, 'business', {
    product: bookedProduct,
    segments,
    employeeIds: travellers.map(({ employeeId }) => employeeId),
    people: Math.max(1, travellers.length),
    rooms,
    amount: fenOf(amount),
  });
  return ok(applications ?? { isNeeded: false, covering: [], prefill: null });
}
