import { expect, test } from 'vitest';
import { passwordHash } from '#parts/login/password-hash.ts';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const state = { isSetup: true, retryAfter: 0, mobilePhone: '138****0010' };

async function open(changes: Record<string, unknown> = {}, options: MountWidgetOptions = {}, query = '') {
  const { fetch, sent } = answering({
    '/member/isPayPwdSetup': state,
    '/member/updatePayPswd': state,
    '/common/sendCode': { retryAfter: 60, validFor: 300 },
    ...changes,
  });
  const address = `/myCenter/wallet?view=payPassword${query}`;
  return { ...(await mountWidget('wallet', { as: '13800000010', address, fetch, ...options })), sent };
}
type Opened = Awaited<ReturnType<typeof open>>;
const confirm = ({ screen }: Opened) => fireEvent.click(screen.getByRole('button', { name: '确认' }));
const updates = ({ sent }: Opened) => sent.filter(({ path }) => path === '/member/updatePayPswd');
const fill = async ({ screen, type }: Opened, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) type(await screen.findByLabelText(new RegExp(`^${name}`)), text);
};

test('a first pay password is set by a code to the phone of the member', async () => {
  const opened = await open({ '/member/isPayPwdSetup': { ...state, isSetup: false } });
  const { screen, sent } = opened;
  await screen.findByRole('heading', { name: '设置支付密码' });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('验证码已发送至 138****0010，5 分钟内有效');
  expect(sent.find(({ path }) => path === '/common/sendCode')?.fields.get('type')).toBe('payPassword');
  await fill(opened, { 短信验证码: '408316', 新支付密码: '135790', 再次输入新支付密码: '135790' });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('135790');
  confirm(opened);
  await screen.findByRole('region', { name: '可用余额（元）' });
  const { fields } = updates(opened)[0]!;
  expect([fields.get('payPswd'), fields.get('smsCode'), fields.has('oldPswd')]).toEqual([
    passwordHash('135790'),
    '408316',
    false,
  ]);
});

test('a change takes the old pay password, and a wrong one is named at its field', async () => {
  const opened = await open({
    '/member/updatePayPswd': { ret: 400, msg: '支付密码不正确，还可尝试 4 次', data: { field: 'oldPswd' } },
  });
  await fill(opened, { 原支付密码: '000001', 新支付密码: '246802', 再次输入新支付密码: '246802' });
  confirm(opened);
  await opened.screen.findByText('支付密码不正确，还可尝试 4 次');
  const old = opened.screen.getByLabelText<HTMLInputElement>(/^原支付密码/);
  await waitFor(() => expect([old.value, old.getAttribute('aria-invalid')]).toEqual(['', 'true']));
  expect(opened.screen.getByLabelText<HTMLInputElement>(/^新支付密码/).value).toBe('246802');
});

test.each([
  ['too short', { 新支付密码: '12345', 再次输入新支付密码: '12345' }, '请输入 6 位支付密码'],
  ['a run', { 新支付密码: '456789', 再次输入新支付密码: '456789' }, '支付密码过于简单，请避免连续或相同的数字'],
  ['one digit', { 新支付密码: '888888', 再次输入新支付密码: '888888' }, '支付密码过于简单，请避免连续或相同的数字'],
  ['the old one', { 新支付密码: '135790', 再次输入新支付密码: '135790' }, '新支付密码不能与原支付密码相同'],
  ['typed differently', { 新支付密码: '246802', 再次输入新支付密码: '246803' }, '两次输入的支付密码不一致'],
])('a new pay password that is %s is refused before it is sent', async (_name, fields, error) => {
  const opened = await open();
  await fill(opened, { 原支付密码: '135790', ...fields });
  confirm(opened);
  await opened.screen.findByText(error);
  expect(updates(opened)).toEqual([]);
});

test('a locked pay password shows when it unlocks, and the way to a reset', async () => {
  const { screen } = await open({ '/member/isPayPwdSetup': { ...state, retryAfter: 600 } });
  await screen.findByText(/已锁定。解锁剩余 (10分00秒|09分5\d秒)/);
  fireEvent.click(screen.getByRole('link', { name: '短信验证码重置' }));
  await screen.findByRole('heading', { name: '重置支付密码' });
  expect(screen.queryByLabelText(/^原支付密码/)).toBeNull();
});

test('an application that asks for none changes a password that is set, and makes no new one', async () => {
  const off = { theme: { switches: { showPayPwd: false } } } as MountWidgetOptions;
  const without = await open({ '/member/isPayPwdSetup': { ...state, isSetup: false } }, off);
  await without.screen.findByText('当前平台不使用支付密码');
  const owner = await open({ '/member/isPayPwdSetup': { ...state, isSetup: true } }, off);
  await owner.screen.findByLabelText(/^原支付密码/);
});

test.each([
  ['a child member', { as: '13800000021' }, '家庭子会员只能查看，不能动用家庭钱包的资金'],
  ['a member without a phone', { user: { mobilePhone: '' } }, /还没有绑定手机号，暂不能设置支付密码/],
])('%s has no form, with the reason', async (_name, options, text) => {
  const opened = await open({}, options as MountWidgetOptions);
  await opened.screen.findByText(text);
  expect(opened.sent).toEqual([]);
});
