import { refuse } from '../../ground/call.ts';
import type { Database, Member } from '../../ground/call.ts';
import type { Envelope, Row } from '#contract/row.ts';

/** Of the account that it acts as: password, phone, bank cards and codes stay with the company's own administrator. */
const personal = /^\/(?:security|payPassword|bank|withdraw|payAuth|profile|trainAccount)\b/;

/** Refuses what the main account may not do inside of a company. */
export const refusedInside = (
  member: Member | null,
  row: Row<never, unknown>,
  domain: string,
): Envelope<never> | null =>
  member?.acting && !row.reads && personal.test(`/${domain}`)
    ? refuse(403, '在子公司内不能修改管理员的账号与安全设置')
    : null;

/** Writes down what the main account has done inside of a company. */
export async function noteAct(
  db: Database,
  member: Member | null,
  row: Row<never, unknown>,
  answer: Envelope<unknown>,
  now: number,
): Promise<void> {
  if (!member?.acting || row.reads || answer.ret !== 0) return;
  await db
    .insertInto('company_acts')
    .values({
      company_id: member.creditMemberId,
      member_id: member.acting.memberId,
      by_name: member.acting.by,
      text: row.summary,
      at: now,
    })
    .execute();
}
