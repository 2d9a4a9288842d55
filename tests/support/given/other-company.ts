import type { Database } from '#demo/sandbox/ground/call.ts';

const other = { organize_name: '另一家公司', service_fee_fen: 0, credit_limit_fen: 0 } as const;

/** Another company, whose account the seeded member 13800000030 has become. */
export async function givenOtherCompany(db: Database): Promise<{ companyId: number; phone: string }> {
  const [companyId, phone] = [700_999, '13800000030'];
  await db
    .insertInto('companies')
    .values({ id: companyId, ...other })
    .execute();
  await db
    .updateTable('members')
    .set({ credit_member_id: companyId, member_type: 70 })
    .where('mobile_phone', '=', phone)
    .execute();
  return { companyId, phone };
}

/** Another company with an account of its own that is otherwise as the seeded company's: same password, same rights. */
export async function givenOtherAccount(db: Database): Promise<{ companyId: number; phone: string }> {
  const [companyId, phone] = [700_099, '13900099070'];
  await db
    .insertInto('companies')
    .values({ id: companyId, ...other })
    .execute();
  const own = await db
    .selectFrom('members')
    .where('mobile_phone', '=', '13800000070')
    .selectAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('members')
    .values({
      ...own,
      id: '20259999',
      mobile_phone: phone,
      username: null,
      email: null,
      credit_member_id: companyId,
    })
    .execute();
  return { companyId, phone };
}
