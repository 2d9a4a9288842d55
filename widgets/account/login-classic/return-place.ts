import { returnPathOf } from '#domain/account/return-path.ts';
import { allRoutes } from '#routes/all.ts';
import { placeOf } from '#routes/path.ts';
import { startOf } from '#routes/refusal.ts';
import type { Services } from '#kit/services.ts';

/** After a login on the login page: the asked address of this site, else the page before, else where the member starts. */
export function goBackFrom({ place, navigate, back, session }: Services): void {
  const path = returnPathOf(place.peek().query['back']);
  const asked = path && placeOf(allRoutes, path);
  if (asked && asked.name !== 'Login') navigate(asked.name, { ...asked.query, ...asked.params }, { replace: true });
  else if (!back()) navigate(startOf(session.user.peek()), {}, { replace: true });
}
