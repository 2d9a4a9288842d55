import { account } from '#contract/account.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Session } from '#session/session.ts';

/** A one-time ticket of the address becomes the session (specification 1, section 2.7); false where the server knows it not. */
export async function adoptTicket(session: Session, token: string): Promise<boolean> {
  session.end();
  const { outcome } = (await session.client.call(account.memberInfo, {}, { quiet: 'all', token })).reading;
  if (!outcome.ok) return false;
  session.adopt({ ...(outcome.data as UserInfo), token });
  return true;
}
