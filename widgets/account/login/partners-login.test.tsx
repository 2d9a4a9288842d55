import { expect, test } from 'vitest';
import { fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';

/** The orders of a member whose session the server does not know any more. */
function openEnded(isThirdParty: boolean) {
  sessionStorage.clear();
  sessionStorage.setItem('travel-embed:default:token', '"ended"');
  sessionStorage.setItem('travel-embed:default:owner', '"p1"');
  sessionStorage.setItem(
    'travel-embed:default:user',
    JSON.stringify({ memberId: 'P1', memberType: 10, realName: '林若溪', mobilePhone: '13900001001', isThirdParty }),
  );
  return mountWidget('order-list', { hash: '/myCenter/airTicket', keepSession: true });
}

test("a partner's user whose session has ended is led to the page that signs the same member in again, and behind that to the login", async () => {
  const { screen } = await openEnded(true);
  await screen.findByRole('heading', { name: '登录已失效' });
  const again = screen.getByRole('link', { name: '刷新并登录' }) as HTMLAnchorElement;
  const [asked, place] = again.href.split('#');
  expect([asked, `#${place}`]).toEqual([`${location.href.split('#')[0]}?`, location.hash]);
  expect(screen.queryByRole('tab', { name: '短信登录' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '改用手机号登录' }));
  await screen.findByRole('tab', { name: '短信登录' });
  expect(screen.queryByRole('heading', { name: '登录已失效' })).toBeNull();
});

test("a session of the provider's own member leads to the login at once", async () => {
  const { screen } = await openEnded(false);
  await screen.findByRole('tab', { name: '短信登录' });
  expect(screen.queryByRole('heading', { name: '登录已失效' })).toBeNull();
});

test('it is so after a reload without a login, and not any more after another login', async () => {
  const before = await openEnded(true);
  await before.screen.findByRole('heading', { name: '登录已失效' });
  before.unmount();
  const { screen, page } = await mountWidget('order-list', { hash: '/myCenter/airTicket', keepSession: true });
  fireEvent.click(await screen.findByRole('button', { name: '登录' }));
  await screen.findByRole('heading', { name: '登录已失效' });
  expect(sessionStorage.getItem('travel-embed:default:draft:again')).toBe('true');
  page.session.adopt({ memberId: 'M2', token: 'T2', memberType: 10 } as never);
  expect(sessionStorage.getItem('travel-embed:default:draft:again')).toBeNull();
});
