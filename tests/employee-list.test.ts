import { afterAll, beforeAll } from 'vitest';
import { givenOtherAccount } from '#tests/support/given/other-company.ts';
import { companyPeople } from '#contract/company-people.ts';
import type { Employee } from '#contract/company-people.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { employeeListing } from '#widgets/company/employees/model.ts';
import type { EmployeeFilters } from '#widgets/company/employees/model.ts';

let sandbox: Sandbox;
let client: Client;
const tokens = { first: '', second: '' };
beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  const { db } = sandbox;
  tokens.first = (await client.logIn('13800000070')).data.token;
  const { phone } = await givenOtherAccount(db);
  await db.insertInto('departments').values({ id: 9001, company_id: 700099, name: '总部', path: '/9001/' }).execute();
  const people = Array.from({ length: 25 }, (_, at) => ({ id: 990_000 + at, member: `99000${at}` }));
  await db
    .insertInto('members')
    .values(
      people.map(({ id, member }, at) => ({
        id: member,
        mobile_phone: `1399900${String(at).padStart(4, '0')}`,
        password: null,
        member_type: 70,
        credit_member_id: 700099,
        credit_employee_id: id,
        real_name: at % 2 ? '周一' : '林二',
        created_at: at,
      })),
    )
    .execute();
  await db
    .insertInto('employees')
    .values(
      people.map(({ id, member }, at) => ({
        id,
        company_id: 700099,
        member_id: member,
        department_id: 9001,
        job_number: `A${at}`,
        search: at % 2 ? 'zhouyi' : 'liner',
      })),
    )
    .execute();
  tokens.second = (await client.logIn(phone)).data.token;
});
afterAll(() => sandbox.close());

listingSuite<Employee, EmployeeFilters>('the list of employees', () => ({
  row: companyPeople.list,
  spec: employeeListing,
  answer: (member, input) => client.send(companyPeople.list, input, { token: tokens[member] }),
  some: { state: 'active', keyword: 'chen' },
  none: { keyword: '没有这个人' },
}));
