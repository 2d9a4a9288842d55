import type { z } from 'zod';
import type { LoginAnswer } from '#contract/account.ts';
import type { accountSchemas } from '#contract/account.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { hashToken } from '../../ground/member/tokens.ts';
import { logIn } from './user-info.ts';
import { randomBytes } from '../../ground/random/random.ts';

/** A ticket that was not exchanged by then is worth nothing. */
const ticketLifeMs = 5 * 60_000;

/** A ticket of `/mismatch?token=` for a member; null for a phone without one. It opens no session before it is exchanged. */
export async function makeTicket(
  db: Database,
  { appId, mobilePhone }: { appId: string; mobilePhone: string },
  now: number,
): Promise<string | null> {
  const member = await db
    .selectFrom('members')
    .where('mobile_phone', '=', mobilePhone)
    .where('app_id', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!member) return null;
  const ticket = randomBytes(16).toString('hex');
  await db
    .deleteFrom('login_tickets')
    .where('made_at', '<=', now - ticketLifeMs)
    .execute();
  await db
    .insertInto('login_tickets')
    .values({ ticket_hash: hashToken(ticket), app_id: appId, member_id: member.id, made_at: now })
    .execute();
  return ticket;
}

/** Exchanges a ticket for a session. Two calls with one ticket open one session, in this process or another. */
export async function logInByTicket(
  { ticket }: z.output<typeof accountSchemas.loginByTicket>,
  call: Call,
): Promise<Envelope<LoginAnswer>> {
  const now = call.now();
  return await call.db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('login_tickets')
      .where('ticket_hash', '=', hashToken(ticket))
      .where('app_id', '=', call.appId)
      .returning(['member_id', 'made_at'])
      .executeTakeFirst();
    if (!used || used.made_at <= now - ticketLifeMs) return badInput('ticket', '登录凭证无效或已使用，请重新登录');
    return await logIn(
      tx,
      await tx.selectFrom('members').where('id', '=', used.member_id).selectAll().executeTakeFirstOrThrow(),
      call,
    );
  });
}
