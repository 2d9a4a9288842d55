import type { CoveringApplication } from '#contract/application-views.ts';
import { emptyContent } from '#domain/application/schema.ts';
import type { TripContent, TripLeg } from '#domain/application/schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import type { Database } from '#demo/sandbox/ground/call.ts';

let made = 0;

export const legOf = (given: Partial<TripLeg> & Pick<TripLeg, 'product' | 'to' | 'day'>): TripLeg => ({
  legId: `leg-${(made += 1)}`,
  from: '',
  toDay: '',
  travellers: 1,
  units: 0,
  ...given,
});

/** One that covers a booking, as a price check answers it. */
export const coveringApplication = (given: Partial<CoveringApplication>): CoveringApplication => ({
  applicationId: '7',
  no: 'SQ1',
  reason: '复审',
  from: '2027-01-04',
  to: '2027-01-08',
  legIds: [],
  employeeIds: [],
  costCenter: '',
  project: '',
  remaining: '1',
  ...given,
});

/** An approved application of an employee of 云帆科技; over 北京 and 上海 on the next 60 days without another content. */
export async function approvedApplication(
  { db, now }: { db: Database; now(): number },
  { employeeId, ...given }: Partial<TripContent> & { employeeId: number },
): Promise<string> {
  const today = dayAt(now());
  const content: TripContent = {
    ...emptyContent,
    reason: '客户拜访',
    tripType: 'client',
    from: today,
    to: addDays(today, 60),
    mode: 'cities',
    cities: ['BJS', 'SHA'],
    products: ['flight', 'train', 'hotel'],
    travellers: [{ kind: 'employee', employeeId }],
    budgets: { flight: 2_000_000, train: 2_000_000, hotel: 2_000_000 },
    ...given,
  };
  const { member_id } = await db
    .selectFrom('employees')
    .where('id', '=', employeeId)
    .select('member_id')
    .executeTakeFirstOrThrow();
  const travellers = content.travellers.flatMap((one) => (one.kind === 'employee' ? [one.employeeId] : []));
  const { id } = await db
    .insertInto('applications')
    .values({
      company_id: 700_070,
      employee_id: employeeId,
      member_id,
      app_id: 'default',
      no: `SQ991231${String((made += 1)).padStart(4, '0')}`,
      state: 2,
      content: JSON.stringify(content),
      change_content: JSON.stringify(null),
      version: 1,
      from_day: content.from,
      to_day: content.to,
      travellers,
      companions: travellers.filter((id) => id !== employeeId),
      created_at: now(),
      updated_at: now(),
      submitted_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
