import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { companyJoin } from '#contract/company-join.ts';
import type { People } from '../people.ts';

/** Members who agree to join while the company takes its invitation back: one of both wins each time, and nothing is left of the other. */
export async function answersAtOnce(people: People, count: number): Promise<void> {
  const { sandbox, client, add, write } = people;
  const { db } = sandbox;
  const known = await db
    .selectFrom('members')
    .where('mobile_phone', '=', '13800000030')
    .selectAll()
    .executeTakeFirstOrThrow();
  for (let n = 0; n < count; n += 1) {
    const phone = `1889000${String(n).padStart(4, '0')}`;
    const id = `2029${String(n).padStart(4, '0')}`;
    await db
      .insertInto('members')
      .values({ ...known, id, mobile_phone: phone, username: null, email: null })
      .execute();
    const { data: asked } = await add({ mobilePhone: phone, jobNumber: `ONCE-${n}` });
    const token = (await client.logIn(phone)).data.token;
    const agree = { requestId: randomUUID(), joinId: asked.id, agree: true };
    const [agreed, again, withdrawn] = await Promise.all([
      client.send(companyJoin.answer, agree, { token }),
      client.send(companyJoin.answer, agree, { token }),
      write('withdraw', { employeeId: asked.id }),
    ]);
    expect([agreed.ret, withdrawn.ret].filter((ret) => ret === 0)).toHaveLength(1);
    expect(again.ret === 0).toBe(agreed.ret === 0);
    const member = await db.selectFrom('members').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const employee = await db.selectFrom('employees').where('id', '=', asked.id).selectAll().executeTakeFirst();
    expect(member.credit_employee_id).toBe(agreed.ret === 0 ? asked.id : 0);
    expect(employee?.member_id).toBe(agreed.ret === 0 ? id : undefined);
  }
}
