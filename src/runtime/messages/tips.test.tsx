import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { notice } from '#contract/notice.ts';
import { faultReply, readFault } from '#demo/sandbox/app/http/faults.ts';
import { defineWidget, useServices } from '#kit/widget.ts';
import { mergeTheme } from '#theme/default-config.ts';
import harbour from '#themes/harbour/theme.ts';
import { mountWidget } from '../mount.tsx';
import { createPage } from '../page.ts';

/** Answers with tips, as the sandbox's faults make them, to a mounted widget of the application `harbour`. */
function AskView() {
  const { api } = useServices();
  return (
    <button type="button" onClick={() => void api.send(notice.list, {})}>
      查询
    </button>
  );
}
const registry = {
  ask: {
    load: async () => ({ default: defineWidget({ name: 'ask', styles: [], View: AskView }) }),
    route: 'ask',
    isPublic: true,
  },
};
const routes = [
  { name: 'ask', path: '/ask', access: 'public', domain: 'flight', title: '查询', widget: 'ask', frame: 'site' },
] as const;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

async function ask(kind: string) {
  const fault = readFault(kind);
  if (!fault) throw new Error(`no fault ${kind}`);
  const answer = async () => faultReply(fault) ?? Promise.reject(new Error('no answer'));
  const page = await createPage({
    appId: 'harbour',
    apiBase: 'http://127.0.0.1:1',
    cdnBase: '',
    version: 'test',
    registry,
    loadTables: async () => ({ routes, screens: {} }),
    config: mergeTheme(harbour),
    fetch: answer,
  });
  const host = document.body.appendChild(document.createElement('div'));
  const errors: Event[] = [];
  host.addEventListener('travel:error', (event) => errors.push(event));
  const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const mounted = mountWidget(page, host, 'ask', {}, { router: 'memory' });
  ends.push(() => (mounted.unmount(), host.remove()));
  await mounted.ready;
  const root = host.shadowRoot?.querySelector<HTMLElement>('.root') as HTMLElement;
  fireEvent.click(await within(root).findByRole('button', { name: '查询' }));
  return { screen: within(root), root, went, errors };
}

/** Waits until all pending calls have ended. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('tips:toast shows its message', async () => {
  const { screen } = await ask('tips:toast');
  await screen.findByText('沙箱模拟的提示');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('tips:dialog is an alert with one button', async () => {
  const { root } = await ask('tips:dialog');
  await waitFor(() => expect(root.querySelector('dialog')?.textContent).toContain('沙箱模拟的提示'));
  expect(root.querySelectorAll('dialog .t-btn')).toHaveLength(1);
});

test.each([
  ['https://oa.yungang.example/approve?id=7', 'https://oa.yungang.example/approve?id=7'],
  ['/orders/7', new URL('/orders/7', location.href).href],
])('tips:confirm leads to the listed address %s once it is confirmed', async (url, address) => {
  const { screen, went } = await ask(`tips:confirm:${url}`);
  await screen.findByText('沙箱模拟的提示');
  expect(went).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: '确定' }));
  await waitFor(() => expect(went.mock.calls).toEqual([[address]]));
});

test.each(['https://other.example/x', 'javascript:alert(1)', 'http://[', 'https://oa.yungang.example.evil.example/'])(
  'tips:confirm stays for %s, and nothing breaks',
  async (url) => {
    const { screen, root, went, errors } = await ask(`tips:confirm:${url}`);
    fireEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    await settled();
    expect([went.mock.calls, errors]).toEqual([[], []]);
    expect(screen.getByRole('button', { name: '查询' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('tips:confirm that is refused goes nowhere', async () => {
  const { screen, root, went } = await ask('tips:confirm:https://oa.yungang.example/');
  fireEvent.click(await screen.findByRole('button', { name: '取消' }));
  await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
  await settled();
  expect(went).not.toHaveBeenCalled();
});
