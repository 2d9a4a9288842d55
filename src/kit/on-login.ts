import type { Services } from './services.ts';

/**
 * Reads again after every login over what is open: in place of a page reload (specification 1, section 4), which no
 * partner's page may be given, what is shown is asked for again and what was typed stays. Answers what ends it.
 */
export function onLogin({ session }: Pick<Services, 'session'>, read: () => void): () => void {
  let wasIn = session.user.peek() !== null;
  return session.user.subscribe((user) => {
    const isNew = user !== null && !wasIn;
    wasIn = user !== null;
    if (isNew) read();
  });
}
