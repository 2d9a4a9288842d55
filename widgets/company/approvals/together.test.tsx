import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { startCase } from '#tests/support/page/start-case.ts';

/** All cases, for the company's account. */
const all = (keyword: string) =>
  mountWidget('approvals', {
    as: '13800000070',
    address: `/travel/audit?box=mine&keyword=${keyword}`,
    props: { side: 'trip' },
  });

/** All rows, once they are there; then an act on them. */
async function chooseAll(screen: Awaited<ReturnType<typeof all>>['screen'], act: string): Promise<void> {
  const page = await screen.findByRole<HTMLInputElement>('checkbox', { name: /本页/ });
  await waitFor(() => expect(page.disabled).toBe(false));
  fireEvent.click(page);
  const bar = await screen.findByRole('region', { name: /^已选/ });
  fireEvent.click(within(bar).getByRole('button', { name: act }));
}

it('urges several of all cases for the company; one that was urged is left and says from when on', async () => {
  await startCase({ title: '长沙一' });
  await startCase({ title: '长沙二' });
  const press = async ({ screen }: Awaited<ReturnType<typeof all>>) => {
    await chooseAll(screen, '催办');
    return (await screen.findByText('批量催办')).closest('dialog') as HTMLElement;
  };
  const first = await all('长沙');
  const dialog = await press(first);
  expect(within(dialog).getByText('已选 2 件，一次最多 100 件')).toBeTruthy();
  const choices = within(dialog).getByRole('radiogroup', { name: '长沙二的处理' });
  fireEvent.click(within(choices).getByRole('radio', { name: '留下' }));
  fireEvent.click(await within(dialog).findByRole('button', { name: '催办 1 件' }));
  const [done] = await first.screen.findAllByText('已处理 1 件', { selector: 'b' });
  expect(done?.closest('dialog')?.textContent).toMatch(/长沙一已催办/);
  fireEvent.click(first.screen.getByRole('button', { name: '知道了' }));
  first.unmount();
  const again = await press(await all('长沙'));
  expect(within(again).getByText(/^\d\d:\d\d 后可再次催办$/)).toBeTruthy();
  expect(within(again).getByText('留下 1 件')).toBeTruthy();
});

it('gives several of all cases to one colleague for the company; the applicant’s own is left', async () => {
  await startCase({ title: '昆明一' });
  const { screen, type } = await all('昆明');
  await chooseAll(screen, '转交');
  const dialog = (await screen.findByText('批量转交')).closest('dialog') as HTMLElement;
  fireEvent.click(await within(dialog).findByRole('button', { name: '转交 1 件' }));
  expect(await within(dialog).findByText('请选择同事')).toBeTruthy();
  const field = within(dialog).getByRole('combobox', { name: /^转交给/ });
  const choose = async (name: string) => {
    fireEvent.click(field);
    type(field, name);
    const option = await within(dialog).findByRole('option', { name: new RegExp(name) });
    fireEvent.mouseDown(option);
    fireEvent.click(option);
    await waitFor(() => expect(field).toHaveProperty('value', name));
  };
  await choose('许曼');
  expect(within(dialog).getByText('许曼已经是审批人')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: '转交 0 件' }).hasAttribute('disabled')).toBe(true);
  await choose('郑怀远');
  fireEvent.click(within(dialog).getByRole('button', { name: '转交 1 件' }));
  await screen.findAllByText('已处理 1 件', { selector: 'b' });
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(await screen.findByText('待 郑怀远 审批')).toBeTruthy();
});

it('says no success where nothing of a batch was done', async () => {
  const no = await startCase({ title: '贵阳一' });
  const { screen, type } = await mountWidget('approvals', {
    as: '13800000070',
    address: '/travel/audit?box=mine&keyword=贵阳',
    props: { side: 'trip' },
    async fetch(input, init) {
      const request = new Request(input, init);
      if (!request.url.endsWith('/travel/audit/handOnAll')) return await fetch(request);
      const rows = [{ no, done: false, state: 'running', text: '郑怀远已经是这个节点的审批人' }];
      return new Response(JSON.stringify({ ret: 0, msg: '', data: { rows } }));
    },
  });
  await chooseAll(screen, '转交');
  const dialog = (await screen.findByText('批量转交')).closest('dialog') as HTMLElement;
  const field = within(dialog).getByRole('combobox', { name: /^转交给/ });
  fireEvent.click(field);
  type(field, '郑怀远');
  const option = await within(dialog).findByRole('option', { name: /郑怀远/ });
  fireEvent.mouseDown(option);
  fireEvent.click(option);
  fireEvent.click(await within(dialog).findByRole('button', { name: '转交 1 件' }));
  await screen.findByText('已处理 0 件，1 件未处理', { selector: '.t-toast--bad' });
  expect(screen.queryByText('已处理 0 件，1 件未处理', { selector: '.t-toast--ok' })).toBeNull();
});
