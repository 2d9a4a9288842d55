import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { openLoginDialog } from '#tests/support/page/login-dialog.ts';
import type { LoginDialog } from '#tests/support/page/login-dialog.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';
import { phones } from '#tests/support/phones.ts';
import { settle } from '#tests/support/page/render-ui.tsx';

const newPhone = phones('133');
const tabsOf = (login: LoginDialog) =>
  login.screen
    .getAllByRole('tab')
    .map((tab) => `${tab.textContent}${tab.getAttribute('aria-selected') === 'true' ? ' *' : ''}`);

/** Enters the code that was sent to a phone without an account, and presses 登录. */
async function logInUnknown(login: LoginDialog, phone: string, label = '手机号'): Promise<string> {
  login.enter({ [label]: phone });
  login.press('获取验证码');
  const code = await login.smsCode(phone);
  login.enter({ 短信验证码: code });
  login.press('登录');
  await waitFor(() => login.field('登录密码'));
  return code;
}

describe('SMS login comes first', () => {
  test('on a partner page, without a captcha being asked for', async () => {
    const login = await openLoginDialog('login');
    expect(tabsOf(login)).toEqual(['短信登录 *', '账号登录']);
    expect(login.calls).not.toContain('/common/captcha');
  });

  test('on the site of the provider only where the window is narrow', async () => {
    expect(tabsOf(await openLoginDialog('login', { onSite: true }))).toEqual(['账号登录 *', '短信登录']);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width:719px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    expect(tabsOf(await openLoginDialog('login', { onSite: true }))).toEqual(['短信登录 *', '账号登录']);
    vi.unstubAllGlobals();
  });
});

test('an unknown phone goes on into registration in the same panel: the phone is a fact, and no second code is asked or sent', async () => {
  const phone = newPhone();
  const ends: string[] = [];
  const login = await openLoginDialog('login', {
    props: { presentation: 'dialog', reason: 'CA1501 北京 → 上海', onDone: () => ends.push('done') },
  });
  await logInUnknown(login, phone);
  expect(login.screen.getByRole('heading', { name: '注册新账号' })).toBeTruthy();
  expect(login.said()).toBe('手机号已验证，设置登录密码即可完成注册');
  expect(login.root.querySelector('.lg-phone')?.textContent?.replaceAll(' ', '')).toBe(`手机号${phone}更换手机号`);
  expect([
    login.screen.queryByRole('textbox', { name: '短信验证码' }),
    login.screen.queryByRole('button', { name: '获取验证码' }),
    login.screen.queryByRole('textbox', { name: /^推荐人/ }),
  ]).toEqual([null, null, null]);
  await login.isFocused(login.field('登录密码'));
  // Consent is the member's own act: no box is ticked in advance.
  login.enter({ 登录密码: 'kT4vq8Zn' });
  login.press('注册');
  await waitFor(() => expect(login.said()).toBe('请阅读并勾选《星航服务协议》'));
  fireEvent.click(login.screen.getByRole('checkbox'));
  login.press('注册');
  await login.screen.findByText('恭喜您，注册成功！');
  expect(login.calls.filter((path) => path.endsWith('Code'))).toEqual(['/login/appNewLoginPhoneCode']);
  expect(login.page.session.user.value?.mobilePhone).toBe(phone);
  login.press('继续预订');
  expect(ends).toEqual(['done']);
});

test('another phone than the verified one is asked with its own code; a referrer is asked after a press', async () => {
  const login = await openLoginDialog('login');
  await logInUnknown(login, newPhone());
  login.press('填写推荐人手机号');
  await waitFor(() => login.field('推荐人手机号（选填）'));
  login.press('更换手机号');
  await waitFor(() => expect([login.field('手机号').value, login.field('短信验证码').value]).toEqual(['', '']));
  await login.isFocused(login.field('手机号'));
  expect(login.said()).toBe('');
});

test('the older dialog goes on into registration as well', async () => {
  const phone = newPhone();
  const login = await openLoginDialog('login-classic');
  await login.tab('短信登录');
  await logInUnknown(login, phone, '手机号码');
  expect(login.said()).toBe('该手机号尚未注册，请先注册');
  expect(login.field('手机号码').value.replaceAll(' ', '')).toBe(phone);
});

test('the consent line names both agreements; without addresses they open over the login, which keeps what was typed', async () => {
  const login = await openLoginDialog('login', { props: { presentation: 'dialog' } });
  login.enter({ 手机号: '13600000001' });
  expect(login.screen.getByText(/^登录即表示同意/).textContent).toBe('登录即表示同意《星航服务协议》《隐私政策》');
  login.press('《隐私政策》');
  const text = within(await login.screen.findByRole('dialog', { name: '《隐私政策》' }));
  expect((await text.findAllByText(/个人信息/)).length).toBeGreaterThan(1);
  expect(text.queryByRole('navigation', { name: '协议与规则' })).toBeNull();
  fireEvent.click(text.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(login.screen.queryByRole('dialog', { name: '《隐私政策》' })).toBeNull());
  expect(login.field('手机号').value).toBe('136 0000 0001');
});

test('on a page with addresses the agreements are links to a tab of their own', async () => {
  const login = await openLoginDialog('login', { address: '/view/login.shtml' });
  const link = login.screen.getByRole<HTMLAnchorElement>('link', { name: '《隐私政策》' });
  expect([new URL(link.href).pathname, link.target]).toEqual(['/agreement_frame/privacy', '_blank']);
});

test.each([
  ['who waits finds the focus in the code', false],
  ['who types on keeps the focus', true],
])('a newcomer %s when the code has been sent', async (_case, typesOn) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const login = await openLoginDialog('login', {
    props: { type: '2' },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (String(input).endsWith('/common/sendCode')) await held;
      return response;
    },
  });
  login.enter({ 手机号: newPhone() });
  login.press('获取验证码');
  login.field('登录密码').focus();
  if (typesOn) login.enter({ 登录密码: 'kT4v' });
  answer();
  await login.screen.findByText(/验证码已发送/);
  // The focus follows in an effect.
  await settle();
  await waitFor(() => expect(login.focused()).toBe(login.field(typesOn ? '登录密码' : '短信验证码')));
});
