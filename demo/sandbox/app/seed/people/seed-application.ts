import type { TripContent } from '#domain/application/schema.ts';
import { applicationStates, emptyContent } from '#domain/application/schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { foundBy } from '../../../company/applications/content.ts';
import { companyId } from './seed-employees.ts';
import type { Seeder } from './seeding.ts';

/** Cities between which 陈佳宁 travels to customers, and the days ahead that the application covers. */
const cities = 'BJS SHA CAN SZX CTU HGH XIY NKG WUH CKG KMG XMN TSN CSX TAO SYX HAK'.split(' ');
const daysAhead = 180;

/** One of approved: employees who have to apply can book at once. */
export const seedApplication: Seeder = async ({ tx, now }) => {
  const [from, to] = [dayAt(now), addDays(dayAt(now), daysAhead)];
  const no = `SQ${from.replaceAll('-', '').slice(2)}0000`;
  const content: TripContent = {
    ...emptyContent,
    reason: '重点客户季度巡访与联合调试',
    tripType: 'client',
    from,
    to,
    mode: 'cities',
    cities: [...cities, '苏州', '济南'],
    products: ['flight', 'train', 'hotel'],
    travellers: [710_071, 710_072, 710_073, 710_074].map((employeeId) => ({ kind: 'employee' as const, employeeId })),
    budgets: { flight: 60_000_00, train: 20_000_00, hotel: 40_000_00 },
    costCenter: 'RD-02',
    project: '',
  };
  await tx
    .insertInto('applications')
    .values({
      company_id: companyId,
      employee_id: 710_071,
      member_id: '20250071',
      app_id: 'default',
      no,
      state: applicationStates.approved,
      content: JSON.stringify(content),
      change_content: JSON.stringify(null),
      version: 1,
      ...foundBy(content, no, { creditEmployeeId: 710_071, realName: '陈佳宁' }),
      created_at: now,
      updated_at: now,
      submitted_at: now,
    })
    .execute();
};
