import { expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { allRoutes } from '#routes/all.ts';
import { allWidgets } from '#tests/support/page/all-widgets.ts';
import { logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const typed = '13812345678';
/** Widgets that read data of their own; a test without data would prove nothing. */
const readers = new Set(['home', 'site-header', 'agreement', 'flight-search']);
const reports = '/buryingPoint/';

/** Addresses of public widgets that read data; the others open at their route. */
const addresses: Record<string, string> = {
  'flight-search': `/airTicket/query?from=BJS&to=SHA&date=${addDays(dayAt(Date.now()), 30)}&step=outbound`,
  agreement: '/agreement_frame/notices',
};
const isPublic = (name: string) =>
  allWidgets[name]?.isPublic === true ||
  allRoutes.find((route) => route.name === allWidgets[name]?.route)?.access === 'public';
/** A login widget ends with the login; captchas are no data of a member. */
const names = Object.keys(allWidgets).filter((name) => isPublic(name) && !name.startsWith('login'));

async function open(name: string) {
  const paths: string[] = [];
  let running = 0;
  const widget = await mountWidget(name, {
    address:
      addresses[name] ??
      allRoutes.find((route) => route.name === allWidgets[name]?.route)?.path.replace(/\/:.*/, '') ??
      '/',
    isFixed: true,
    async fetch(input, init) {
      const { pathname } = new URL(String(input));
      if (!pathname.startsWith(reports)) paths.push(pathname);
      running += 1;
      return fetch(input, init).finally(() => (running -= 1));
    },
  });
  const settled = async () => {
    for (let quiet = 0; quiet < 4; quiet = running ? 0 : quiet + 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
  };
  if (readers.has(name)) await waitFor(() => expect(paths.length).toBeGreaterThan(0));
  await settled();
  return { ...widget, paths, settled };
}

test.each(names)('%s reads again after a login what it has read before, and keeps what was typed', async (name) => {
  const { root, page, paths, settled, type } = await open(name);
  const read = new Set(paths);
  // A city is chosen, not typed.
  const fields = Array.from(
    root.querySelectorAll<HTMLInputElement>('input:not([type]),input[type=text],input[type=tel],textarea'),
  ).filter((field) => field.getAttribute('role') !== 'combobox');
  for (const field of fields) type(field, typed);
  const kept = fields.map(({ value }) => value);
  const member = await logIn('13800000010');
  const before = paths.length;
  page.session.adopt(member as never);
  await settled();
  await waitFor(() => expect([...read].filter((path) => !paths.slice(before).includes(path))).toEqual([]));
  expect(fields.map(({ value, isConnected }) => [value, isConnected])).toEqual(kept.map((value) => [value, true]));
});
