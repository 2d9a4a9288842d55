import { sql } from 'kysely';
import type { z } from 'zod';
import type { securitySchemas } from '#contract/profile.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { checkCode } from '../../ground/member/sms-codes.ts';
import { benefitOrders } from '../../money/benefits/benefit-order.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { closeAccounts, lockAccounts, moneyAccountsOf } from '../../money/ledger/ledger.ts';
import { rechargeOrders } from '../../money/wallet/recharge-order.ts';
import { closeBlocks } from './close-blocks.ts';

type Input = z.output<typeof securitySchemas.close>;

/** Name of a closed member wherever others still see it. */
export const closedName = '已注销';

/** Own data that goes with the account; orders, bills and vouchers stay, as the law asks. */
const ownTables = [
  'passengers',
  'addresses',
  'rail_accounts',
  'invoice_titles',
  'list_views',
  'bank_cards',
  'pay_passwords',
  'pay_code_tries',
  'recommend_codes',
  'member_photos',
] as const;

/**
 * Closes the account: nothing logs in to it, its phone, name and mail are free, and what the member kept is gone.
 * Its open purchases end, and its wallet takes no money from then on. The order of the locks is that of payments:
 * purchases, then codes, then the accounts of the ledger; the reasons against closing are read under all of them.
 */
export async function closeAccount({ requestId, code }: Input, call: Call): Promise<Envelope<{ closed: true }>> {
  const { memberId, mobilePhone } = memberOf(call);
  const [before] = await closeBlocks(call.db, call);
  if (before) return refuse(409, before.text, before);
  const proof = { phone: mobilePhone, purpose: ['phone'], code, field: 'code' } as const;
  const wrong = await checkCode(call.db, { ...proof, use: true }, call.now());
  if (wrong) return wrong;
  return await once(call, requestId, {}, async (tx) => {
    const now = call.now();
    // Calls of the member that write hold the shared side (once.ts).
    await sql`select pg_advisory_xact_lock(hashtextextended(${`member:${memberId}`}, 7))`.execute(tx);
    await rechargeOrders.endAll(tx, memberId, '账号已注销', now);
    await benefitOrders.endAll(tx, memberId, '账号已注销', now);
    const codes = tx.selectFrom('pay_codes').where('owner_id', '=', memberId).where('revoked_at', 'is', null);
    await codes.orderBy('id').select('id').forUpdate().execute();
    const accounts = moneyAccountsOf(memberId);
    await lockAccounts(tx, accounts);
    const [block] = await closeBlocks(tx, call);
    if (block) return refuse(409, block.text, block);
    await closeAccounts(tx, accounts, now);
    for (const table of ownTables) await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
    await tx
      .updateTable('members')
      .set({
        mobile_phone: null,
        username: null,
        email: null,
        password: null,
        real_name: closedName,
        mark_name: '',
        sex: '',
        birthday: '',
        remark: '',
        photo_id: null,
        photo_name: '',
        closed_at: now,
      })
      .where('id', '=', memberId)
      .execute();
    await tx.deleteFrom('sessions').where('member_id', '=', memberId).execute();
    return ok({ closed: true as const }, '账号已注销');
  });
}
