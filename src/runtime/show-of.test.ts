import { expect, test } from 'vitest';
import { pageOptions } from '#tests/support/page/mounted-search.tsx';
import { createPage } from './page.ts';
import { showOf } from './show-of.ts';
import { shownKey } from './shown.ts';

test('a member who comes while a place is decided for a visitor is another decision', async () => {
  const made = await createPage(pageOptions);
  const place = { name: 'pay_order', params: { orderId: 'A1' }, query: {} };
  let asked = 0;
  const page = {
    ...made,
    routes() {
      asked += 1;
      // The answer to the partner's sign is here before the guard is.
      if (asked === 2) queueMicrotask(() => made.session.adopt({ memberId: 'M1', token: 'T1' } as never));
      return made.routes();
    },
  };
  const shown = await showOf(page, place, () => undefined);
  expect([shown.key === shownKey(page, place), made.session.user.peek()?.memberId]).toEqual([false, 'M1']);
  const again = await showOf(page, place, () => undefined);
  expect([again.key === shownKey(page, place), again.widget === shown.widget]).toEqual([true, false]);
});
