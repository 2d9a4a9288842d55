import type { Database } from '../../ground/call.ts';

const minuteMs = 60_000;
const reviewAfterMs = 30 * minuteMs;
const decideAfterMs = 24 * 60 * minuteMs;

/**
 * The provider's back office, as far as a visitor sees it: half an hour after it came an application is looked at,
 * a day after it came it is decided. A company that is a partner already is refused.
 */
export async function review(db: Database, now: number): Promise<void> {
  await db
    .updateTable('partner_applications')
    .set((eb) => ({ status: 'reviewing', reviewed_at: eb('applied_at', '+', reviewAfterMs) }))
    .where('status', '=', 'submitted')
    .where('applied_at', '<=', now - reviewAfterMs)
    .execute();
  const due = await db
    .selectFrom('partner_applications')
    .where('status', '=', 'reviewing')
    .where('applied_at', '<=', now - decideAfterMs)
    .orderBy('applied_at')
    .select(['application_no', 'app_id', 'company', 'applied_at'])
    .limit(200)
    .execute();
  for (const one of due) {
    const partner = await db
      .selectFrom('partner_applications')
      .where('app_id', '=', one.app_id)
      .where('company', '=', one.company)
      .where('status', '=', 'approved')
      .select('application_no')
      .executeTakeFirst();
    await db
      .updateTable('partner_applications')
      .set(
        partner
          ? {
              status: 'rejected',
              reason: '该企业已是合作伙伴，如需变更联系人请致电客服',
              decided_at: one.applied_at + decideAfterMs,
            }
          : { status: 'approved', decided_at: one.applied_at + decideAfterMs },
      )
      .where('application_no', '=', one.application_no)
      .where('status', '=', 'reviewing')
      .execute();
  }
}
