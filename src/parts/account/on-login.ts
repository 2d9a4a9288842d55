import type { Services } from '#kit/services.ts';

/**
 * Reads again after every login over an open screen: in place of a page reload (specification 1, section 4), which no
 * partner's page may get. Shown data is requested again, typed input stays. Returns the function that ends it.
 */
export function onLogin({ session }: Pick<Services, 'session'>, read: () => void): () => void {
  let wasIn = session.user.peek() !== null;
  return session.user.subscribe((user) => {
    const isNew = user !== null && !wasIn;
    wasIn = user !== null;
    if (isNew) read();
  });
}
