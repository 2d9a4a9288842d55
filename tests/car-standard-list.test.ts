import { givenOtherCompany } from '#tests/support/given/other-company.ts';
import { car } from '#contract/car.ts';
import type { CarStandardRow } from '#contract/car.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import { listedSandbox } from '#tests/support/given/two-members.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { carListing } from '#widgets/company/car-standards/model.ts';
import type { CarFilters } from '#widgets/company/car-standards/model.ts';

const answerOf = listedSandbox(async ({ db }) => {
  await givenOtherCompany(db);
  await db.deleteFrom('standards').where('kind', '=', 'car').execute();
}).members(['13800000070', '13800000030'], async ({ db }, { who, memberId, many }) => {
  const companyId = who === 'first' ? 700_070 : 700_999;
  const made = await db
    .insertInto('standards')
    .values(
      Array.from({ length: many }, (_, at) => ({
        company_id: companyId,
        kind: 'car' as const,
        name: `${at % 2 ? '市内' : '加班'}用车 ${at}`,
        created_at: 1,
        updated_at: Math.floor(at / 4),
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('standard_versions')
    .values(
      made.map(({ id }, at) => ({
        company_id: companyId,
        standard_id: id,
        version: 1,
        state: at % 3 ? ('published' as const) : ('draft' as const),
        from_day: at % 3 ? '2026-01-01' : '',
        to_day: null,
        content: JSON.stringify(emptyContent),
        assigned: '[]',
        note: '',
        changed_by: memberId,
        changed_at: 1,
      })),
    )
    .execute();
});

listingSuite<CarStandardRow, CarFilters>('the list of car standards', () => ({
  row: car.list,
  spec: carListing,
  answer: answerOf(car.list),
  some: { state: 'draft', keyword: '加班' },
  none: { keyword: '没有这份标准' },
}));
