import { addDays, dayAt, dayMs } from '#domain/china-time.ts';
import { searchKeys } from '#domain/company/search-keys.ts';
import { addSubCompany } from '../../company/sub-companies/bind.ts';
import { book, creditOf, outside } from '../../money/ledger/ledger.ts';
import { syllablesFor } from '../../orders/passengers/suggest-latin.ts';
import { seedStay } from './orders/seed-stays.ts';
import { answerTo, openCalls } from './people/seed-call.ts';
import type { Seeding } from './people/seeding.ts';

const admin = '20250070';
const must = answerTo('sub-companies');

interface Below {
  name: string;
  adminName: string;
  mobilePhone: string;
  boundDaysAgo: number;
  creditFen: number;
  departments: readonly { name: string; position: string; people: readonly string[] }[];
  /** Business stays of its administrator: days ago, city, nights. */
  stays: readonly (readonly [daysAgo: number, city: string, nights: number])[];
}

const below: readonly Below[] = [
  {
    name: '云帆科技（苏州）有限公司',
    adminName: '顾明泽',
    mobilePhone: '17200990001',
    boundDaysAgo: 60,
    creditFen: 80_000_00,
    departments: [
      { name: '交付中心', position: '实施顾问', people: ['沈嘉树', '顾若彤', '蒋子墨', '陆清越', '严文博', '姚安然'] },
      { name: '销售组', position: '客户经理', people: ['孟星河', '夏可欣', '傅家辉', '江梓萱'] },
    ],
    stays: [
      [2, 'HGH', 2],
      [9, 'SHA', 1],
      [16, 'HGH', 1],
      [41, 'SHA', 2],
    ],
  },
  {
    name: '云帆数据（成都）有限公司',
    adminName: '蒋知秋',
    mobilePhone: '17200990002',
    boundDaysAgo: 40,
    creditFen: 50_000_00,
    departments: [
      { name: '数据平台部', position: '数据工程师', people: ['罗俊驰', '梁诗涵', '宋浩宇', '谢婉清', '于立诚'] },
      { name: '运营部', position: '运营专员', people: ['董静怡', '袁致远'] },
    ],
    stays: [
      [5, 'CTU', 2],
      [23, 'SHA', 3],
    ],
  },
];

/** Sub-companies of the seeded company, each with people, a credit line and stays; made by the calls that serve members where there are such. */
export async function seedSubCompanies({ tx, now, hasPast }: Seeding): Promise<void> {
  const { callAt } = await openCalls(tx);
  for (const [nth, one] of below.entries()) {
    const boundAt = now - one.boundDaysAgo * dayMs;
    const { name, adminName, mobilePhone } = one;
    const { id } = must(
      await addSubCompany(
        { name, adminName, mobilePhone, requestId: `seed-sub-company-${nth}` },
        callAt(admin, boundAt, '/company/subCompanyAdd'),
      ),
    );
    await addPeople({ tx, now }, id, one, 720_001 + nth * 100, 7210 + nth * 10);
    await tx.updateTable('companies').set({ credit_limit_fen: one.creditFen }).where('id', '=', id).execute();
    const credit = creditOf(String(id));
    await book(tx, {
      key: `opening:${credit}`,
      kind: 'opening',
      at: boundAt,
      moves: { [outside]: -one.creditFen, [credit]: one.creditFen },
    });
    if (!hasPast) continue;
    const { id: memberId } = await tx
      .selectFrom('members')
      .where('mobile_phone', '=', mobilePhone)
      .where('app_id', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow();
    for (const [at, [daysAgo, city, nights]] of one.stays.entries())
      await seedStay(
        tx,
        { memberId, city, daysAgo, daysAhead: 4, nights, payKind: 'prepaid', fate: 'kept', isBusiness: true },
        3000 + nth * 100 + at,
        now,
      );
  }
}

async function addPeople(
  { tx, now }: Pick<Seeding, 'tx' | 'now'>,
  companyId: number,
  { departments, adminName, boundDaysAgo }: Below,
  firstEmployee: number,
  firstDepartment: number,
): Promise<void> {
  let id = firstEmployee;
  const joined = dayAt(now - boundDaysAgo * dayMs);
  for (const [place, { name, position, people }] of departments.entries()) {
    const department = firstDepartment + place;
    await tx
      .insertInto('departments')
      .values({ id: department, company_id: companyId, name, parent_id: null, place, path: `/${department}/` })
      .execute();
    const head = id;
    for (const realName of people) {
      const jobNumber = `Z${id}`;
      await tx
        .insertInto('members')
        .values({
          id: `20${id}00`,
          app_id: null,
          partner_user: null,
          mobile_phone: `19970${id}`,
          password: null,
          member_type: 70,
          credit_member_id: companyId,
          credit_employee_id: id,
          real_name: realName,
          created_at: now - boundDaysAgo * dayMs,
        })
        .execute();
      await tx
        .insertInto('employees')
        .values({
          id,
          company_id: companyId,
          member_id: `20${id}00`,
          department_id: department,
          position: id === head ? '负责人' : position,
          job_number: jobNumber,
          level_id: null,
          manager_id: id === head ? null : head,
          can_audit: id === head,
          state: 'active',
          joined_on: addDays(joined, id % 30),
          updated_at: now - boundDaysAgo * dayMs,
          updated_by: adminName,
          search: searchKeys({ realName, syllables: await syllablesFor(realName), jobNumber }),
        })
        .execute();
      id += 1;
    }
    await tx.updateTable('departments').set({ head_employee_id: head }).where('id', '=', department).execute();
  }
}
