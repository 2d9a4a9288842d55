import { afterAll, beforeAll } from 'vitest';
import { application } from '#contract/application.ts';
import type { ApplicationRow } from '#contract/application-views.ts';
import { approval } from '#contract/approval.ts';
import type { AuditBox, AuditRow } from '#contract/approval.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { tripListing } from '#widgets/company/applications/list/model.ts';
import type { TripFilters } from '#widgets/company/applications/list/model.ts';
import { auditListing } from '#widgets/company/approvals/list/model.ts';
import type { AuditFilters, Side } from '#widgets/company/approvals/list/model.ts';

let sandbox: Sandbox;
let client: Client;
const approvers = { first: '', second: '' };
const applicants = { first: '', second: '' };
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  const { db } = sandbox;
  // The seeded one is of all employees with an account.
  await db.deleteFrom('applications').execute();
  await givenProcess(db, 'trip', byPerson('a', [710_072]));
  await givenProcess(db, 'refund', byPerson('b', [710_072]));
  // No approver is named: the company's account decides.
  await givenProcess(db, 'change', byPerson('c', []));
  for (let at = 0; at < 50; at += 1)
    await givenCase(sandbox, {
      kind: at % 3 ? 'trip' : 'refund',
      // Equal sums and deadlines: their order is that of the rows.
      facts: { total: (at % 7) * 10_000 },
      lapsesAtMs: sandbox.now() + ((at % 5) + 1) * 3_600_000,
    });
  for (let at = 0; at < 25; at += 1) await givenCase(sandbox, { kind: 'change' });
  for (let at = 0; at < 75; at += 1)
    await approvedApplication(sandbox, {
      employeeId: at < 50 ? 710_071 : 710_074,
      ...(at % 2 && { tripType: 'meeting' as const }),
    });
  const tokenOf = async (phone: string) => (await client.logIn(phone)).data.token;
  approvers.first = await tokenOf('13800000072');
  approvers.second = await tokenOf('13800000070');
  applicants.first = await tokenOf('13800000071');
  applicants.second = await tokenOf('13800000074');
});
afterAll(() => sandbox.close());

listingSuite<AuditRow, AuditFilters, { box: AuditBox; side: Side }>('the list of approvals', () => ({
  row: approval.list,
  spec: auditListing('todo', 'all'),
  answer: (member, input) => client.send(approval.list, input, { token: approvers[member] }),
  some: { kind: 'trip' },
  none: { keyword: '没有这件申请' },
}));

listingSuite<ApplicationRow, TripFilters>('the list of trip applications', () => ({
  row: application.list,
  spec: tripListing,
  answer: (member, input) => client.send(application.list, input, { token: applicants[member] }),
  some: { tripType: 'client' },
  none: { keyword: '没有这份申请' },
}));
