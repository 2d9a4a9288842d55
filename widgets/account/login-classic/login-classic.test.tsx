import { describe, expect, test } from 'vitest';
import { askSandbox, callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { openLoginDialog } from '#tests/support/page/login-dialog.ts';
import { phones } from '#tests/support/phones.ts';

const newPhone = phones('136');
const openLogin = (options?: MountWidgetOptions) => openLoginDialog('login-classic', options);

/** Registers a member of its own through the older dialog. */
async function register(phone: string, password = 'kT4vq8Zn') {
  const login = await openLogin({ props: { type: '2' } });
  login.enter({ 手机号码: phone });
  login.press('获取验证码');
  login.enter({ 短信验证码: await login.smsCode(phone), 登录密码: password });
  fireEvent.click(login.screen.getByRole('checkbox'));
  login.press('提交注册');
  await login.screen.findByText('恭喜您，注册成功！');
  return login;
}

test('the older dialog names the ways to log in as the newer one does', async () => {
  const waysOf = async (name: 'login' | 'login-classic') => {
    const { screen, unmount } = await openLoginDialog(name);
    const ways = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent).toSorted();
    unmount();
    return ways;
  };
  expect(await waysOf('login-classic')).toEqual(await waysOf('login'));
});

/** A page that goes on by itself, so that the card stays and shows the member. */
const stays = { props: { onDone: () => undefined } };

describe('fields are checked when they lose focus', () => {
  const rows: [string, string, string, string][] = [
    ['账号', '', '请输入您的帐号', 'password'],
    ['登录密码', '', '请输入正确的密码', 'password'],
    ['图形验证码', '', '请输入正确的验证码', 'password'],
    ['图形验证码', '7Km', '请输入正确的验证码', 'password'],
    ['手机号码', '1380000', '请输入正确的手机号码', 'phone'],
    ['短信验证码', '', '请输入正确的验证码', 'phone'],
    ['登录密码', '', '请输入正确的密码', 'register'],
    ['登录密码', 'abcde', '密码长度为6-16个字符组成', 'register'],
    ['推荐人手机号', '138', '请输入正确的手机号码', 'register'],
  ];
  test.each(rows)('%s “%s”: %s', async (label, text, message, mode) => {
    const login = await openLogin({ props: mode === 'register' ? { type: '2' } : {} });
    if (mode === 'phone') fireEvent.click(login.screen.getByRole('tab', { name: '短信登录' }));
    await login.screen.findByLabelText(label);
    login.fill(label, text);
    await waitFor(() => expect(login.said()).toBe(message));
    const field = login.field(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => login.root.querySelector(`[id="${id}"]`)?.textContent)).toContain(message);
    expect(login.calls.filter((path) => path !== '/common/captcha')).toEqual([]);
  });

  test('only the first failing one is named; typing takes its message away and shows the next', async () => {
    const login = await openLogin();
    login.fill('登录密码', '');
    await waitFor(() => expect(login.said()).toBe('请输入正确的密码'));
    login.fill('账号', '');
    await waitFor(() => expect(login.said()).toBe('请输入您的帐号'));
    expect(login.root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    login.enter({ 账号: '13800000010' });
    await waitFor(() => expect(login.said()).toBe('请输入正确的密码'));
  });

  test('a phone that is empty is left in peace until the form is sent', async () => {
    const login = await openLogin();
    fireEvent.click(login.screen.getByRole('tab', { name: '短信登录' }));
    await login.screen.findByLabelText('手机号码');
    login.fill('手机号码', '');
    expect(login.said()).toBe('');
    login.press('登录');
    await waitFor(() => expect(login.said()).toBe('请输入正确的手机号码'));
    await login.isFocused(login.field('手机号码'));
  });
});

describe('login', () => {
  test('by account: a wrong password is emptied and a new captcha dealt; the right one logs in', async () => {
    const phone = newPhone();
    (await register(phone)).unmount();
    const login = await openLogin(stays);
    login.enter({ 账号: phone, 登录密码: 'wrong-one', 图形验证码: await login.captcha() });
    login.press('登录');
    await waitFor(() => expect(login.said()).toMatch(/密码错误|再错/));
    await waitFor(() =>
      expect([login.field('账号').value, login.field('登录密码').value, login.field('图形验证码').value]).toEqual([
        phone,
        '',
        '',
      ]),
    );
    login.enter({ 登录密码: 'kT4vq8Zn', 图形验证码: await login.captcha() });
    login.press('登录');
    await login.screen.findByText(/您已登录/);
    expect(login.events.map(({ type }) => type)).toContain('login');
  });

  test('a captcha that the server finds wrong has the words of the older dialog, and keeps the password', async () => {
    const login = await openLogin(stays);
    await login.captcha();
    login.enter({ 账号: '13800000010', 登录密码: 'travel123', 图形验证码: '0000' });
    login.press('登录');
    await waitFor(() => expect(login.said()).toBe('请输入正确的验证码'));
    expect(login.field('登录密码').value).toBe('travel123');
  });

  test('by SMS, with a countdown that the newer dialog shares', async () => {
    const phone = newPhone();
    (await register(phone)).unmount();
    const login = await openLogin(stays);
    fireEvent.click(login.screen.getByRole('tab', { name: '短信登录' }));
    await login.screen.findByLabelText('手机号码');
    login.enter({ 手机号码: phone });
    login.press('获取验证码');
    const code = await login.smsCode(phone);
    expect(login.screen.getByRole('button', { name: /秒后重新获取/ }).getAttribute('aria-disabled')).toBe('true');
    // The page that registered shares this tab's storage with the others here, as pages never do.
    for (const key of ['token', 'user']) sessionStorage.removeItem(`travel-embed:default:${key}`);
    const newer = await mountWidget('login', { keepSession: true });
    fireEvent.click(await newer.screen.findByRole('tab', { name: '短信登录' }));
    newer.type(await newer.screen.findByLabelText('手机号'), phone);
    await newer.screen.findByRole('button', { name: /秒后重发/ });
    login.enter({ 短信验证码: code });
    login.press('登录');
    await login.screen.findByText(/您已登录/);
  });

  test('the SMS button warns without a valid phone', async () => {
    const login = await openLogin();
    fireEvent.click(login.screen.getByRole('tab', { name: '短信登录' }));
    await login.screen.findByLabelText('手机号码');
    login.press('获取验证码');
    await waitFor(() => expect(login.said()).toBe('请输入正确的手机号码'));
    expect(login.root.querySelector('.t-strip--warn')).not.toBeNull();
    expect(login.calls).not.toContain('/login/appNewLoginPhoneCode');
  });
});

describe('register', () => {
  test('shows its progress, wants the agreement, finishes and is logged in', async () => {
    const phone = newPhone();
    const login = await openLogin({ props: { type: '2' } });
    const steps = () =>
      [...login.root.querySelectorAll('.lc-steps li')].map((item) => [
        item.textContent?.replace(/^\d|已完成/, ''),
        item.getAttribute('aria-current'),
      ]);
    expect(steps()).toEqual([
      ['填写资料', 'step'],
      ['注册完成', null],
    ]);
    login.enter({ 手机号码: phone });
    login.press('获取验证码');
    login.enter({ 短信验证码: await login.smsCode(phone), 登录密码: 'kT4vq8Zn' });
    login.press('提交注册');
    await waitFor(() => expect(login.said()).toBe('请阅读并勾选《星航服务协议》'));
    fireEvent.click(login.screen.getByRole('checkbox'));
    login.press('提交注册');
    await login.screen.findByText('恭喜您，注册成功！');
    expect(login.page.session.user.value?.mobilePhone).toBe(phone);
    login.press('继续');
    await login.screen.findByText(/您已登录/);
  });
});

describe('reset in three steps', () => {
  async function verify(phone: string) {
    const login = await openLogin(stays);
    login.press('忘记密码？');
    await login.screen.findByRole('heading', { name: '找回密码' });
    login.enter({ 手机号码: phone });
    login.press('获取验证码');
    login.enter({ 短信验证码: await login.smsCode(phone) });
    login.press('下一步');
    await login.screen.findByLabelText('确认密码');
    return login;
  }

  test('verifies the account, sets the password, succeeds; the new password logs in', async () => {
    const phone = newPhone();
    (await register(phone)).unmount();
    const login = await verify(phone);
    login.fill('新密码', 'yunfan2026');
    login.fill('确认密码', 'yunfan202');
    await waitFor(() => expect(login.said()).toBe('两次密码不一致，请重新输入'));
    login.fill('确认密码', 'yunfan2026');
    await waitFor(() => expect(login.said()).toBe(''));
    login.press('确认重置');
    await login.screen.findByText('恭喜您，密码重置成功！');
    expect(login.calls.filter((path) => path === '/updatePswd')).toHaveLength(2);
    login.press('返回登录');
    await waitFor(() => expect(login.field('账号').value).toBe(phone));
    login.enter({ 登录密码: 'yunfan2026', 图形验证码: await login.captcha() });
    login.press('登录');
    await login.screen.findByText(/您已登录/);
  });

  test('a wrong code stays in the first step', async () => {
    const login = await openLogin();
    login.press('忘记密码？');
    await login.screen.findByLabelText('手机号码');
    login.enter({ 手机号码: newPhone(), 短信验证码: '000000' });
    login.press('下一步');
    await waitFor(() => expect(login.said()).toBe('请先获取短信验证码'));
    await login.isFocused(login.field('短信验证码'));
  });

  test('a code that is refused in the second step leads back to the first', async () => {
    const phone = newPhone();
    (await register(phone)).unmount();
    const login = await verify(phone);
    const { code } = await askSandbox(`/sandbox/sms?mobilePhone=${phone}`);
    expect(
      await callSandbox('/updatePswd', { mobilePhone: phone, smsCode: String(code), pswd: '0'.repeat(32) }),
    ).toMatchObject({ ret: 0 });
    login.enter({ 新密码: 'yunfan2026', 确认密码: 'yunfan2026' });
    login.press('确认重置');
    await login.screen.findByLabelText('短信验证码');
    await waitFor(() => expect(login.said()).toBe('请先获取短信验证码'));
  });
});

describe('as in the newer dialog', () => {
  test('without addresses an agreement opens over the form, which keeps what was typed', async () => {
    const login = await openLogin({ props: { type: '2' } });
    login.enter({ 手机号码: '13600000001' });
    fireEvent.click(login.screen.getByText('《隐私政策》'));
    await login.screen.findByRole('dialog', { name: '《隐私政策》' });
    login.press('关闭');
    await waitFor(() => expect(login.screen.queryByRole('dialog')).toBeNull());
    expect(login.field('手机号码').value).toBe('136 0000 0001');
  });

  test('a reload keeps the account that was typed, never the password', async () => {
    const login = await openLogin();
    login.enter({ 账号: 'wang.siyuan', 登录密码: 'travel123' });
    login.unmount();
    const reloaded = await openLogin({ keepSession: true });
    expect([reloaded.field('账号').value, reloaded.field('登录密码').value]).toEqual(['wang.siyuan', '']);
  });
});

describe('the login page', () => {
  test('opens register with type=2, and its agreement in a tab of its own', async () => {
    const login = await openLogin({ address: '/view/login.shtml?type=2' });
    await login.screen.findByRole('heading', { name: '新用户注册' });
    const link = login.screen.getByRole<HTMLAnchorElement>('link', { name: '《星航服务协议》' });
    expect([link.getAttribute('href'), link.target]).toEqual(['/agreement_frame/service_agreement', '_blank']);
    expect(login.screen.getByRole('banner').textContent).toContain('星航商旅');
  });

  /** [what; back of the query; path after going on] */
  const rows: [string, string, string][] = [
    [
      'a path of this site is followed, with its query',
      '/agreement_frame/service_agreement?from=mail',
      '/agreement_frame/service_agreement?from=mail',
    ],
    ['another site is not', '//evil.example/myCenter/index', '/personalCentral/index'],
    ['an unknown path is not', '/nowhere/at/all', '/personalCentral/index'],
    ['the login page itself is not', '/view/login.shtml', '/personalCentral/index'],
  ];
  test.each(rows)('after the login: %s', async (_what, back, expected) => {
    const login = await openLogin({ as: '13800000040', address: `/view/login.shtml?back=${encodeURIComponent(back)}` });
    login.press('继续');
    await waitFor(() => expect(location.pathname + location.search).toBe(expected));
  });

  test('the dialog is 640 px wide; closing it forgets what was typed and the mode', async () => {
    let closed = 0;
    const login = await openLogin({ props: { presentation: 'dialog', onClose: () => (closed += 1) } });
    expect(login.root.querySelector('.t-dialog--lg')).not.toBeNull();
    login.enter({ 账号: 'wang.siyuan', 登录密码: 'travel123' });
    login.press('免费注册');
    await login.screen.findByRole('heading', { name: '新用户注册' });
    login.press('关闭');
    await login.screen.findByRole('heading', { name: '用户登录' });
    expect([closed, login.field('账号').value, login.field('登录密码').value]).toEqual([1, '', '']);
  });
});
