import type { Decision } from '#routes/guard.ts';
import { isPlain } from '#routes/plain.ts';
import { importAgain } from '#base/import-again.ts';
import type { Widget } from '#kit/widget.ts';
import type { Page } from './page.ts';
import type { Place } from './place/place.ts';

/** Asks the guard whether the person who is here may see a place (specification 1, section 2.7). */
export async function decide(page: Page, place: Place): Promise<Decision> {
  const { session } = page;
  const viewer = session.user.peek();
  // A token whose member was lost from storage is no session.
  const hasToken = session.token.peek() !== null && viewer !== null;
  const routes = await page.routes();
  const route = routes.find(({ name }) => name === place.name);
  if (route && isPlain(route, hasToken ? viewer : null)) return { kind: 'show', place };
  const { askGuard } = await importAgain(() => import('./ask-guard.ts'));
  return askGuard(page, place, viewer, hasToken, routes);
}

/** Shown in a private place until a member has logged in; loaded before the first paint, so that the page does not move. */
export const loginNeeded = async (): Promise<Widget> =>
  (await importAgain(() => import('./login/LoginNeeded.tsx'))).default;
