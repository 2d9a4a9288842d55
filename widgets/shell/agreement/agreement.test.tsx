import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { loadDocument, types } from './catalogue.ts';
import type { Part } from './content/document.ts';
import { filled } from './fill.ts';

const open = (address: string, options: MountWidgetOptions = {}) => mountWidget('agreement', { address, ...options });

const names = {
  brand: '青禾出行',
  company: '青禾公司',
  telephone: '400-1',
  agreement: '《青禾服务协议》',
  privacy: '《青禾隐私》',
};
const wordsOf = (part: Part): string =>
  typeof part === 'string' ? part : 'list' in part ? part.list.join('') : part.rows.flat().join('');

test.each(types.filter((type) => type !== 'notices'))(
  '%s has a version, dates, sections with text, and no name of ours where the application has its own',
  async (type) => {
    const document = filled(await loadDocument(type), names);
    expect(document.version).toMatch(/^\d{4}\.\d$/);
    expect(document.updated <= document.effective).toBe(true);
    expect(document.sections.length).toBeGreaterThanOrEqual(4);
    const text = [
      document.title,
      ...document.summary,
      ...document.sections.flatMap(({ title, parts }) => [title, ...parts.map(wordsOf)]),
    ].join('\n');
    expect(text).not.toMatch(/[{}]|星航/);
    if (document.history[0]) expect(document.history[0].version).toBe(document.version);
    for (const { title, parts } of document.sections)
      expect([title, parts.map(wordsOf).join('').length > 20]).toEqual([title, true]);
  },
);

test.each([
  ['/agreement_frame/service_agreement', '星航服务协议'],
  ['/agreement_frame/train_rules', '火车票预订须知'],
  ['/view/text/company.shtml', '关于我们'],
  ['/view/text/serviceagreement.shtml', '星航服务协议'],
])('%s shows %s with its table of contents', async (address, title) => {
  const { screen } = await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const contents = screen.getByRole('navigation', { name: '目录' });
  expect(contents.querySelectorAll('li').length).toBe(
    screen.getAllByRole('heading', { level: 2 }).filter((one) => /^\d+\. /.test(one.textContent ?? '')).length,
  );
});

test('an entry of the contents brings the focus to its section', async () => {
  const { screen, root } = await open('/agreement_frame/air_rules');
  fireEvent.click(await screen.findByRole('button', { name: '退票' }));
  expect((root.getRootNode() as ShadowRoot).activeElement?.textContent).toBe('4. 退票');
});

test('notices are the application’s, and an unknown type offers the others', async () => {
  const { screen } = await open('/agreement_frame/notices');
  expect(await screen.findByRole('heading', { name: '携带充电宝乘机须有 3C 标识' })).toBeTruthy();
  const other = await open('/agreement_frame/unheard_of');
  expect(await other.screen.findByText('没有找到该文件')).toBeTruthy();
  fireEvent.click(other.screen.getByRole('link', { name: '隐私政策' }));
  await waitFor(() => expect(location.pathname).toBe('/agreement_frame/privacy'));
  expect(await other.screen.findByRole('heading', { level: 1, name: '隐私政策' })).toBeTruthy();
});

test('the names are those of the application', async () => {
  const { screen } = await open('/agreement_frame/service_agreement', {
    theme: { appId: 'default', texts: { brand: '青禾出行', agreement: '《青禾服务协议》' } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '青禾服务协议' })).toBeTruthy();
});
