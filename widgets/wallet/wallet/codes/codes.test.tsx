import { expect, test } from 'vitest';
import type { NewPayCode } from '#contract/pay-auth.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { answering, walletAccount } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const made: NewPayCode = {
  codeId: '7',
  code: 'ABCDEFGHJKLM',
  codeEnd: 'JKLM',
  scope: 'wallet',
  products: ['air', 'hotel'],
  capEach: '1000',
  capTotal: '3000',
  used: '930',
  usesMax: 3,
  uses: 1,
  booker: '',
  note: '给助理',
  state: 'active',
  created: '2026-09-16 12:00:00',
  expires: '2026-09-23 12:00:00',
};
const { code: _code, ...shown } = made;
const use = {
  useId: '1',
  codeId: '7',
  codeEnd: 'JKLM',
  at: '2026-09-16 13:00:00',
  booker: '顾** 138****0021',
  orderNo: '260916143207',
  type: 'airTicket',
  subject: '北京 → 上海',
  amount: '930',
  returned: '200',
  isOwn: false,
};
const page = (...rows: unknown[]) => ({ rows, total: rows.length, next: null });

async function open(query = '', changes: Record<string, unknown> = {}, as = '13800000010') {
  const { fetch, sent } = answering({
    '/account/AppAccount': walletAccount,
    '/payAuth/list': page(shown, { ...shown, codeId: '8', codeEnd: 'WXYZ', state: 'revoked' }),
    '/payAuth/uses': page(use),
    '/payAuth/create': made,
    '/payAuth/revoke': { ...shown, state: 'revoked' },
    ...changes,
  });
  const address = `/myCenter/pay_authorization_code${query}`;
  return { ...(await mountWidget('wallet', { as, address, fetch })), sent };
}
const press = (part: ParentNode, name: string) =>
  fireEvent.click(
    Array.from(part.querySelectorAll('button')).find(({ textContent }) => textContent === name) as HTMLElement,
  );

test('the codes are masked, with what is left of them; an active one can be revoked', async () => {
  const { screen, sent } = await open();
  const row = (await screen.findByText('****-****-JKLM')).closest('tr') as HTMLElement;
  for (const word of [
    '已用 ¥930.00 / ¥3,000.00',
    '单次不超过 ¥1,000.00',
    '1 / 3 次',
    '本人、家庭成员与同事',
    '可用',
    '给助理',
  ])
    expect(row.textContent).toContain(word);
  const over = screen.getByText('****-****-WXYZ').closest('tr') as HTMLElement;
  expect(Array.from(over.querySelectorAll('button'), ({ textContent }) => textContent)).not.toContain('撤销');
  press(row, '撤销');
  press((await screen.findByText('撤销授权码')).closest('dialog') as HTMLElement, '撤销');
  await screen.findByText('授权码已撤销');
  expect(sent.find(({ path }) => path === '/payAuth/revoke')?.fields.get('codeId')).toBe('7');
});

test('a new code is sent with the pay password and shown once, in full', async () => {
  const { screen, type, sent, root } = await open('?show=new');
  const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  type(await field(/单次上限/), '1000');
  type(await field(/累计上限/), '500');
  type(await field(/^支付密码/), '135790');
  fireEvent.click(screen.getByRole('button', { name: '创建' }));
  await screen.findByText('累计上限不能低于单次上限');
  type(await field(/累计上限/), '3000');
  type(await field(/可用次数/), '3');
  fireEvent.click(screen.getByRole('button', { name: '酒店' }));
  fireEvent.click(screen.getByRole('button', { name: '创建' }));
  await screen.findByText('ABCD-EFGH-JKLM');
  const { fields } = sent.find(({ path }) => path === '/payAuth/create') ?? {};
  expect(
    ['scope', 'products', 'capEach', 'capTotal', 'uses', 'days', 'payPassword'].map((name) => fields?.get(name)),
  ).toEqual(['wallet', '["air","train"]', '1000', '3000', '3', '7', passwordHash('135790')]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ABCDEFGHJKLM');
  fireEvent.click(screen.getByRole('button', { name: '我已保存，完成' }));
  await screen.findByText('****-****-JKLM');
  expect(root.textContent).not.toContain('ABCD-EFGH');
});

test('the company chooses between its wallet and its credit line', async () => {
  const { screen } = await open(
    '?show=new',
    { '/account/AppAccount': { ...walletAccount, owner: 'company' } },
    '13800000070',
  );
  expect(await screen.findByRole('radio', { name: '企业授信' })).toBeTruthy();
});

test('an empty list has the button of a new code once, in its middle', async () => {
  const { screen } = await open('', { '/payAuth/list': page() });
  await screen.findByText('还没有支付授权码');
  expect(screen.getAllByRole('button', { name: '创建授权码' })).toHaveLength(1);
});

test('a child member has no form, and reads why', async () => {
  const { screen } = await open('', { '/payAuth/list': page() }, '13800000021');
  await waitFor(() => expect(screen.getAllByText(/家庭子会员不能创建授权码/).length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: '创建授权码' })).toBeNull();
});

test('the log names booker, order and what went back', async () => {
  const { screen } = await open('?show=uses&codeId=7');
  const row = (await screen.findByText('北京 → 上海')).closest('tr') as HTMLElement;
  for (const word of ['顾** 138****0021', '2609 1614 3207', '¥930.00', '已退回 ¥200.00'])
    expect(row.textContent).toContain(word);
  expect(row.querySelector('a')).toBeNull();
  expect(screen.getByText('尾号 JKLM 的使用记录')).toBeTruthy();
});

test('without hotels and without pay passwords a code is for flights, and is made after a question', async () => {
  const { fetch, sent } = answering({
    '/account/AppAccount': { ...walletAccount, payPassword: 'none' },
    '/payAuth/create': { ...made, products: ['air'] },
  });
  const { screen, type } = await mountWidget('wallet', {
    as: '13800000010',
    address: '/myCenter/pay_authorization_code?show=new',
    fetch,
    theme: { appId: 'default', switches: { hotel: false, train: false } },
  });
  await screen.findByRole('button', { name: '机票' });
  for (const name of ['酒店', '火车票']) expect(screen.queryByRole('button', { name })).toBeNull();
  type(screen.getByRole('textbox', { name: /单次上限/ }), '500');
  type(screen.getByRole('textbox', { name: /累计上限/ }), '800');
  fireEvent.click(screen.getByRole('button', { name: '创建' }));
  const question = await screen.findByRole('dialog', { name: '创建授权码' });
  expect(question.textContent).toContain('累计最多 ¥800.00');
  const created = () => sent.filter(({ path }) => path === '/payAuth/create');
  expect(created()).toEqual([]);
  press(question, '创建');
  await waitFor(() => expect(created()[0]?.fields.get('products')).toBe('["air"]'));
});
