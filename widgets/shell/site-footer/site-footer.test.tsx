import { expect, test } from 'vitest';
import { mountWidget } from '#tests/support/mount-widget.tsx';

test('the footer has four promises, its links, copyright and filing number, in the application\'s words', async () => {
  const { screen, root } = await mountWidget('site-footer', { address: '/airTicket/query', isFixed: true, theme: { appId: 'default', telephones: ['400-000-9355'], texts: { agreement: '《青禾服务协议》', company: '青禾公司', filingNumber: '沪ICP备1号' } } });
  expect((await screen.findAllByRole('listitem')).map((item) => item.querySelector('b')?.textContent)).toEqual(['价格保证', '退改保障', '无捆绑销售', '24 小时服务']);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['关于我们', '/view/text/company.shtml', null],
    ['青禾服务协议（在新窗口打开）', '/agreement_frame/service_agreement', '_blank'],
    ['隐私政策（在新窗口打开）', '/agreement_frame/privacy', '_blank'],
  ]);
  expect(root.textContent).toMatch(/400-000-9355 全年无休.*© \d{4} 青禾公司.*沪ICP备1号/);
});
