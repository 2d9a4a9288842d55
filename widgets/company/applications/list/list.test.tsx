import { describe, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import type { ApplicationSaved } from '#contract/application-views.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const employee = '13800000071';
const open = (address = '/travel/application') => mountWidget('applications', { as: employee, address });
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;
let made = 0;

async function draft(reason: string): Promise<ApplicationSaved> {
  const { token } = await logIn(employee);
  const answer = await callSandbox(application.save.path, {
    token: String(token),
    appId: 'default',
    requestId: `list-test-draft-${(made += 1)}`,
    reason,
    travellers: JSON.stringify([{ kind: 'employee', employeeId: 710_071 }]),
  });
  expect(answer.ret).toBe(0);
  return answer.data as unknown as ApplicationSaved;
}
const pick = async (row: HTMLElement, screen: Awaited<ReturnType<typeof open>>['screen'], name: string) => {
  const button = Array.from(row.querySelectorAll('button')).find(({ textContent }) => textContent === name);
  if (button) return fireEvent.click(button);
  fireEvent.click(row.querySelector('[aria-haspopup]') as HTMLElement);
  return fireEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('the list of trip applications', () => {
  it('has counts by state, finds by words, and opens the form of a draft', async () => {
    await draft('列表里的草稿');
    const { screen } = await open('/travel/application?keyword=列表里的');
    const row = rowOf(await screen.findByText('列表里的草稿'));
    expect(row.textContent).toContain('未提交');
    expect(row.textContent).toContain('草稿');
    expect(screen.getByRole('button', { name: /^草稿 \d+/ })).toBeTruthy();
    await pick(row, screen, '继续填写');
    await screen.findByDisplayValue('列表里的草稿');
  });

  it('copies into a new draft, and deletes after a question', async () => {
    await draft('要删除的草稿');
    const { screen } = await open('/travel/application?keyword=要删除的');
    const row = rowOf(await screen.findByText('要删除的草稿'));
    await pick(row, screen, '删除');
    const dialog = (await screen.findByText('删除草稿')).closest('dialog') as HTMLElement;
    fireEvent.click(Array.from(dialog.querySelectorAll('button')).find((one) => one.textContent === '删除') as Element);
    await screen.findByText('草稿已删除');
    await waitFor(() => expect(screen.queryByText('要删除的草稿')).toBeNull());
  });

  it('an expired one has an unused budget, and nothing left to spend', async () => {
    await draft('过期的那一份');
    const { screen } = await mountWidget('applications', {
      as: employee,
      address: '/travel/application?keyword=过期的',
      async fetch(input, init) {
        const answer = await fetch(input, init);
        if (!String(input).includes(application.list.path)) return answer;
        const body = await answer.json();
        const rows = body.data.rows.map((row: object) => ({ ...row, state: 5, budget: '4800', remaining: '4800' }));
        return Response.json({ ...body, data: { ...body.data, rows } });
      },
    });
    const row = rowOf(await screen.findByText('过期的那一份'));
    expect(row.textContent).toContain('未用 ¥4,800.00');
    expect(row.textContent).not.toContain('剩余');
  });

  it('without any says what to do', async () => {
    const { screen } = await open('/travel/application?state=7');
    await screen.findByText('没有关闭的申请');
    expect(screen.getByRole('button', { name: '新建申请' })).toBeTruthy();
  });
});
