import { account } from '#contract/account.ts';
import type { LoginAnswer } from '#contract/account.ts';
import type { Session } from '#session/session.ts';

/** Exchanges a one-time ticket of the address for a session (specification 1, section 2.7); storage is cleared at once. */
export async function adoptTicket(session: Session, ticket: string): Promise<boolean> {
  session.clearTab();
  const { outcome } = (await session.client.call(account.loginByTicket, { ticket }, { quiet: 'all', token: null }))
    .reading;
  if (outcome.ok) session.adopt(outcome.data as LoginAnswer);
  return outcome.ok;
}
