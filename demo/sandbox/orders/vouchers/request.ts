import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { Voucher } from '#contract/voucher.ts';
import type { voucherSchemas } from '#contract/voucher.schema.ts';
import { shortVoucherLabels } from '#domain/invoice/voucher.ts';
import { voucherNote } from '#domain/invoice/voucher-note.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { buyerViewOf } from '../heads/list-query.ts';
import { findBilled, findClaim, lockClaims } from './claims.ts';
import { issueMs } from './issue.ts';
import { showClaim } from './show.ts';

/** Asks for a voucher with a saved title. At most one for each order and kind, for all members who see the order. */
export async function requestVoucher(
  { requestId, ...input }: z.output<typeof voucherSchemas.request>,
  call: Call,
): Promise<Envelope<Voucher>> {
  const member = memberOf(call);
  const viewer = buyerViewOf(member);
  const show = showClaim(call.app, call.now());
  return await once(call, requestId, input, async (tx) => {
    const now = call.now();
    await lockClaims(tx, input.orderNo);
    const claim = await findClaim(tx, viewer, input, now);
    const billed = claim?.hurdle === 'billed' ? claim : await findBilled(tx, viewer, input.orderNo, now);
    // One voucher for the same money.
    if (billed) return refuse(409, voucherNote(show(billed)), { kind: 'billed' });
    if (!claim) return refuse(404, '没有找到可开具凭证的订单');
    const seen = show(claim);
    if (claim.state === 'issuing' || claim.state === 'issued')
      return refuse(409, `该订单的${shortVoucherLabels[input.kind]}已申请，无需重复申请`, { kind: claim.state });
    if (claim.state !== 'open') return refuse(409, voucherNote(seen), { kind: claim.state });
    const title = await tx
      .selectFrom('invoice_titles')
      .where('app_id', '=', member.appId)
      .where('member_id', '=', member.memberId)
      .where('id', '=', Number(input.titleId))
      .select(['title_name', 'tax_no'])
      .executeTakeFirst();
    if (!title) return refuse(404, '该抬头不存在或已删除，请重新选择', { field: 'titleId' });
    await tx
      .insertInto('vouchers')
      .values({
        ...title,
        order_id: input.orderNo,
        kind: input.kind,
        app_id: member.appId,
        member_id: member.memberId,
        state: 'issuing',
        amount: claim.amount,
        email: input.email,
        requested_at: now,
        issue_at: now + issueMs,
      })
      .execute();
    const asked = await findClaim(tx, viewer, input, now);
    if (!asked) throw new Error('the requested voucher is gone');
    return ok(show(asked), '申请已提交');
  });
}
