import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

test("the footer has four promises, its links, copyright and filing number, in the application's words", async () => {
  const { screen, root } = await mountWidget('site-footer', {
    address: '/airTicket/query',
    isFixed: true,
    theme: {
      appId: 'default',
      telephones: ['400-000-9355'],
      texts: { agreement: '《青禾服务协议》', company: '青禾公司', filingNumber: '沪ICP备1号' },
    },
  });
  expect((await screen.findAllByRole('listitem')).map((item) => item.querySelector('b')?.textContent)).toEqual([
    '明码标价',
    '退改保障',
    '无捆绑销售',
    '24 小时服务',
  ]);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['关于我们', '/view/text/company.shtml', null],
    ['青禾服务协议（在新窗口打开）', '/agreement_frame/service_agreement', '_blank'],
    ['隐私政策（在新窗口打开）', '/agreement_frame/privacy', '_blank'],
  ]);
  expect(root.textContent).toMatch(/400-000-9355 全年无休.*© \d{4} 青禾公司.*沪ICP备1号/);
});

const ownWords = {
  appId: 'default',
  texts: { agreement: '《青禾服务协议》', company: '青禾公司', filingNumber: '沪ICP备1号' },
};

test.each(['/th_business_index', '/th_official_index', '/partner_plan_index'])(
  '%s has the last line alone: the links of every footer, no promises',
  async (address) => {
    const { screen } = await mountWidget(address.startsWith('/th') ? 'home' : 'partner-plan', {
      address,
      theme: ownWords,
    });
    const foot = await screen.findByRole('contentinfo');
    expect(
      within(foot)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['关于我们', '/view/text/company.shtml', null],
      ['青禾服务协议（在新窗口打开）', '/agreement_frame/service_agreement', '_blank'],
      ['隐私政策（在新窗口打开）', '/agreement_frame/privacy', '_blank'],
    ]);
    expect(foot.textContent).toMatch(/© \d{4} 青禾公司沪ICP备1号$/);
    expect(within(foot).queryByText('明码标价')).toBeNull();
    fireEvent.click(within(foot).getByRole('link', { name: '关于我们' }));
    await waitFor(() => expect(location.pathname).toBe('/view/text/company.shtml'));
  },
);

test.each([
  ['关于我们', '关于我们'],
  ['青禾服务协议', '青禾服务协议'],
  ['隐私政策', '隐私政策'],
])(
  'on a partner page %s of a home page opens inside the widget and leaves the page where it is',
  async (name, title) => {
    const { screen } = await mountWidget('home', { theme: ownWords });
    const before = location.href;
    fireEvent.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeTruthy();
    expect(location.href).toBe(before);
  },
);
