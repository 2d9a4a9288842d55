import { givenOtherCompany } from '#tests/support/given/other-company.ts';
import { companyPreference } from '#contract/company-preference.ts';
import type { PreferenceLogRow } from '#contract/company-preference.ts';
import { companySubstitute } from '#contract/company-substitute.ts';
import type { Substitute } from '#contract/company-substitute.ts';
import { listedSandbox } from '#tests/support/given/two-members.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { substituteListing } from '#widgets/company/substitutes/model.ts';
import type { SubstituteFilters } from '#widgets/company/substitutes/model.ts';
import { logListing } from '#widgets/company/preferences/log-model.ts';
import type { LogFilters } from '#widgets/company/preferences/log-model.ts';

const answerOf = listedSandbox(({ db }) => givenOtherCompany(db)).members(
  ['13800000070', '13800000030'],
  async ({ db }, { who, many }) => {
    const companyId = who === 'first' ? 700_070 : 700_999;
    await db
      .insertInto('company_preference_changes')
      .values(
        Array.from({ length: many }, (_, at) => ({
          company_id: companyId,
          version: at,
          field: at % 3 ? 'flight.payer' : 'hotel.contact',
          from_text: '预订人',
          to_text: '首位出行人',
          changed_by: '沈若清',
          changed_at: Math.floor(at / 4),
        })),
      )
      .execute();
    await db
      .insertInto('substitutes')
      .values(
        Array.from({ length: many }, (_, at) => ({
          company_id: companyId,
          booker_employee_id: at % 3 ? 710_072 : 710_071,
          subjects: JSON.stringify([{ kind: 'employee' as const, id: 710_073 }]),
          products: JSON.stringify(['flight']),
          from_day: `2026-0${1 + (at % 9)}-01`,
          to_day: '',
          standard_of: 'traveller' as const,
          approver_of: 'traveller' as const,
          cost_center_of: 'traveller' as const,
          notice: 'both' as const,
          ended_at: at % 4 ? null : 1,
          version: 1,
          updated_at: at,
        })),
      )
      .execute();
  },
);

listingSuite<PreferenceLogRow, LogFilters>('the log of preferences', () => ({
  row: companyPreference.changes,
  spec: logListing,
  answer: answerOf(companyPreference.changes),
  some: { product: 'hotel' },
  none: { product: 'train' },
}));

listingSuite<Substitute, SubstituteFilters>('the substitutes of a company', () => ({
  row: companySubstitute.list,
  spec: substituteListing,
  answer: answerOf(companySubstitute.list),
  some: { state: 'ended' },
  none: { keyword: '没有这个人' },
}));
