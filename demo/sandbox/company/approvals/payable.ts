import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { CaseHead } from '../../orders/cases/case-subject.ts';

/** Ends of the time to pay, by number of the case: approved orders that the caller made and has not paid yet. */
export async function payableUntil(
  call: Call,
  cases: readonly (Pick<CaseHead, 'no' | 'kind' | 'state'> & { subject_id: string })[],
): Promise<ReadonlyMap<string, number>> {
  const approved = cases.filter(({ kind, state }) => kind === 'order' && state === 'agreed');
  if (!approved.length) return new Map();
  const { memberId, appId } = memberOf(call);
  const rows = await call.db
    .selectFrom('orders')
    .where(
      'order_id',
      'in',
      approved.map(({ subject_id }) => subject_id),
    )
    .where('member_id', '=', memberId)
    .where('app_id', '=', appId)
    .where('status', '=', 0)
    .where('pay_deadline', '>', call.now())
    .select(['order_id', 'pay_deadline'])
    .execute();
  const until = new Map(rows.map(({ order_id, pay_deadline }) => [order_id, pay_deadline]));
  return new Map(
    approved.flatMap(({ no, subject_id }) => {
      const at = until.get(subject_id);
      return at === undefined ? [] : [[no, at] as const];
    }),
  );
}
