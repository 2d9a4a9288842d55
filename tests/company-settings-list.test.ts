import { afterAll, beforeAll } from 'vitest';
import { givenOtherCompany } from '#tests/support/given/other-company.ts';
import { companyPreference } from '#contract/company-preference.ts';
import type { PreferenceLogRow } from '#contract/company-preference.ts';
import { companySubstitute } from '#contract/company-substitute.ts';
import type { Substitute } from '#contract/company-substitute.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { substituteListing } from '#widgets/company/substitutes/model.ts';
import type { SubstituteFilters } from '#widgets/company/substitutes/model.ts';
import { logListing } from '#widgets/company/preferences/log-model.ts';
import type { LogFilters } from '#widgets/company/preferences/log-model.ts';

let sandbox: Sandbox;
let client: Client;
const tokens = { first: '', second: '' };
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  await givenOtherCompany(sandbox.db);
  for (const [who, phone, companyId, many] of [
    ['first', '13800000070', 700_070, 125],
    ['second', '13800000030', 700_999, 25],
  ] as const) {
    tokens[who] = (await client.logIn(phone)).data.token;
    await sandbox.db
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
    await sandbox.db
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
  }
});
afterAll(() => sandbox.close());

listingSuite<PreferenceLogRow, LogFilters>('the log of preferences', () => ({
  row: companyPreference.changes,
  spec: logListing,
  answer: (member, input) => client.send(companyPreference.changes, input, { token: tokens[member] }),
  some: { product: 'hotel' },
  none: { product: 'train' },
}));

listingSuite<Substitute, SubstituteFilters>('the substitutes of a company', () => ({
  row: companySubstitute.list,
  spec: substituteListing,
  answer: (member, input) => client.send(companySubstitute.list, input, { token: tokens[member] }),
  some: { state: 'ended' },
  none: { keyword: '没有这个人' },
}));
