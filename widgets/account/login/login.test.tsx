import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { createPage } from '#runtime/page.ts';
import { mountWidget as mount } from '#runtime/mount.tsx';
import { callSandbox, fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { expectPointed, openLoginDialog, registerMember } from '#tests/support/page/login-dialog.ts';
import type { LoginDialog as Login } from '#tests/support/page/login-dialog.ts';
import { phones } from '#tests/support/phones.ts';

const newPhone = phones('139');
const grouped = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;

/** As on the provider's site: the account comes first. */
const openLogin = (options?: MountWidgetOptions) => openLoginDialog('login', { onSite: true, ...options });

async function register(login: Login, phone: string) {
  login.enter({ 手机号: phone });
  login.press('获取验证码');
  login.enter({ 短信验证码: await login.smsCode(phone), 登录密码: 'kT4vq8Zn' });
  fireEvent.click(login.screen.getByRole('checkbox'));
  login.press('注册');
}

async function newMember() {
  const phone = newPhone();
  await registerMember(phone, 'kT4vq8Zn');
  return phone;
}

describe('account and password', () => {
  test('names only the first failing field, ties the message to it and moves the focus there', async () => {
    const login = await openLogin();
    login.press('登录');
    await waitFor(() => expectPointed(login, '账号', '请输入您的帐号'));
    login.enter({ 账号: '13800000010' });
    await waitFor(() => expect(login.said()).toBe(''));
    login.press('登录');
    await waitFor(() => expectPointed(login, '登录密码', '请输入帐号密码'));
    login.enter({ 登录密码: 'travel123' });
    login.press('登录');
    await waitFor(() => expectPointed(login, '图形验证码', '请输入验证码'));
    expect(login.calls).not.toContain('/login/appNewLogin');
  });

  test('logs in with a phone in full-width digits, tells the page and shows the member', async () => {
    const login = await openLogin();
    login.enter({
      账号: '１３８ ００００ ００１０',
      登录密码: 'travel123',
      图形验证码: (await login.captcha()).toLowerCase(),
    });
    fireEvent.submit(login.screen.getByRole('form'));
    await login.screen.findByText(/已登录/);
    expect(login.events.map(({ type }) => type)).toContain('login');
    expect(login.page.session.user.value?.mobilePhone).toBe('13800000010');
    expect(login.screen.queryByLabelText('登录密码')).toBeNull();
  });

  test('a refused login empties the password, keeps the account, deals a new captcha and shows the server’s message', async () => {
    const phone = await newMember();
    const login = await openLogin();
    login.enter({ 账号: phone, 登录密码: 'wrong-one', 图形验证码: await login.captcha() });
    const before = login.root.querySelector<SVGElement>('[data-captcha]')?.dataset['captcha'];
    login.press('登录');
    await waitFor(() => expect(login.said()).toMatch(/密码/));
    await waitFor(() => expectPointed(login, '登录密码', login.said()));
    expect(login.field('登录密码').value).toBe('');
    expect(login.field('账号').value).toBe(phone);
    expect(login.field('图形验证码').value).toBe('');
    await login.captcha();
    expect(login.root.querySelector<SVGElement>('[data-captcha]')?.dataset['captcha']).not.toBe(before);
    const message = login.said();
    login.enter({ 登录密码: 'k' });
    await waitFor(() => expect(login.field('登录密码').value).toBe('k'));
    expect(login.said()).toBe(message);
  });

  test('a wrong captcha keeps the unchecked password', async () => {
    const login = await openLogin();
    await login.captcha();
    login.enter({ 账号: '13800000010', 登录密码: 'travel123', 图形验证码: '0000' });
    login.press('登录');
    await waitFor(() => expectPointed(login, '图形验证码', '验证码错误'));
    expect(login.field('登录密码').value).toBe('travel123');
  });

  test('a press on the picture deals another one and empties the box', async () => {
    const login = await openLogin();
    await login.captcha();
    const before = login.root.querySelector<SVGElement>('[data-captcha]')?.dataset['captcha'];
    login.enter({ 图形验证码: 'ab' });
    login.press('看不清，换一张');
    await waitFor(() =>
      expect(login.root.querySelector<SVGElement>('[data-captcha]')?.dataset['captcha'] ?? before).not.toBe(before),
    );
    expect(login.field('图形验证码').value).toBe('');
  });

  test('two presses send one call, and the button shows its progress', async () => {
    const login = await openLogin();
    login.enter({ 账号: '13800000010', 登录密码: 'travel123', 图形验证码: await login.captcha() });
    login.press('登录');
    const busy = await login.screen.findByRole('button', { name: /正在登录/ });
    fireEvent.click(busy);
    fireEvent.submit(login.screen.getByRole('form'));
    await login.screen.findByText(/已登录/);
    expect(login.calls.filter((path) => path === '/login/appNewLogin')).toHaveLength(1);
  });

  test('a failed network says so, keeps everything typed, and the next try works', async () => {
    let isDown = false;
    const login = await openLogin({
      fetch: (input, init) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)),
    });
    const code = await login.captcha();
    login.enter({ 账号: '13800000010', 登录密码: 'travel123', 图形验证码: code });
    isDown = true;
    login.press('登录');
    await waitFor(() => expect(login.said()).toContain('网络'));
    expect(login.field('登录密码').value).toBe('travel123');
    expect(login.field('图形验证码').value).toBe(code);
    isDown = false;
    login.press('登录');
    await login.screen.findByText(/已登录/);
  });
});

describe('SMS login', () => {
  test('the button warns without a valid phone and sends nothing', async () => {
    const login = await openLogin();
    await login.tab('短信登录');
    login.enter({ 手机号: '1380000' });
    login.press('获取验证码');
    await waitFor(() => expectPointed(login, '手机号', '请正确输入手机号码'));
    expect(login.root.querySelector('.t-strip--warn')).not.toBeNull();
    expect(login.calls).not.toContain('/login/appNewLoginPhoneCode');
  });

  test('sends a code, counts down, takes a pasted code with a gap, and logs in', async () => {
    const phone = await newMember();
    const login = await openLogin();
    await login.tab('短信登录');
    login.enter({ 手机号: phone });
    login.press('获取验证码');
    const code = await login.smsCode(phone);
    expect(login.said()).toBe('短信验证码已发送');
    expect(login.screen.getByRole('button', { name: /秒后重发/ }).getAttribute('aria-disabled')).toBe('true');
    await login.isFocused(login.field('短信验证码'));
    login.enter({ 短信验证码: `${code.slice(0, 3)} ${code.slice(3)}` });
    login.press('登录');
    await login.screen.findByText(/已登录/);
  });

  test('the countdown ends after its seconds by the server clock', async () => {
    let later = 0;
    const phone = newPhone();
    const login = await openLogin({ props: { type: '2' }, now: () => Date.now() + later });
    login.enter({ 手机号: phone });
    login.press('获取验证码');
    await login.smsCode(phone);
    later = 61_000;
    await waitFor(() =>
      expect(login.screen.getByRole('button', { name: '获取验证码' }).getAttribute('aria-disabled')).toBeNull(),
    );
  });

  test('the countdown belongs to a phone and a purpose, and survives closing and a reload', async () => {
    const phone = newPhone();
    const login = await openLogin({ props: { type: '2', presentation: 'dialog' } });
    login.enter({ 手机号: phone });
    login.press('获取验证码');
    await login.smsCode(phone);
    login.enter({ 手机号: newPhone() });
    await login.screen.findByRole('button', { name: '获取验证码' });
    login.press('关闭');
    await waitFor(() => expect(login.field('手机号').value).toBe(''));

    const reloaded = await createPage({ ...login.page.options, config: login.page.config });
    const host = document.body.appendChild(document.createElement('div'));
    const second = mount(reloaded, host, 'login', { type: '2' }, { router: 'memory' });
    await second.ready;
    const screen = within(host.shadowRoot?.querySelector('.root') as HTMLElement);
    login.type(await screen.findByLabelText('手机号'), phone);
    await screen.findByRole('button', { name: /^\d+ 秒后重发$/ });
    fireEvent.click(screen.getByRole('button', { name: '已有账号，去登录' }));
    fireEvent.click(await screen.findByRole('tab', { name: '短信登录' }));
    await screen.findByRole('button', { name: '获取验证码' });
    second.unmount();
    host.remove();
  });

  test("the server's own wait is respected", async () => {
    const phone = await newMember();
    await callSandbox('/login/appNewLoginPhoneCode', { mobilePhone: phone });
    const login = await openLogin();
    await login.tab('短信登录');
    login.enter({ 手机号: phone });
    login.press('获取验证码');
    await login.screen.findByRole('button', { name: /秒后重发/ });
    expect(login.said()).not.toBe('');
  });
});

describe('register', () => {
  test('checks in order, and warns about the agreement last, by its name here', async () => {
    const login = await openLogin({
      props: { type: '2' },
      theme: { appId: 'default', texts: { agreement: '《云帆服务协议》' } },
    });
    login.press('注册');
    await waitFor(() => expectPointed(login, '手机号', '请正确输入手机号码'));
    login.enter({ 手机号: newPhone() });
    login.press('注册');
    await waitFor(() => expectPointed(login, '短信验证码', '请输入短信验证码'));
    login.enter({ 短信验证码: '408316' });
    login.press('注册');
    await waitFor(() => expectPointed(login, '登录密码', '请设置登录密码'));
    login.enter({ 登录密码: 'abc12' });
    login.press('注册');
    await waitFor(() => expectPointed(login, '登录密码', '密码长度为6-16个字符组成'));
    login.enter({ 登录密码: 'abc123', '推荐人手机号（选填）': '138' });
    login.press('注册');
    await waitFor(() => expectPointed(login, '推荐人手机号（选填）', '请正确输入手机号码'));
    login.enter({ '推荐人手机号（选填）': '' });
    login.press('注册');
    await waitFor(() => expect(login.said()).toBe('请阅读并勾选《云帆服务协议》'));
    expect(login.root.querySelector('.t-strip--warn')).not.toBeNull();
    await login.isFocused(login.screen.getByRole('checkbox'));
  });

  test('a session that ended is the first message, until the visitor goes to another form', async () => {
    const login = await openLogin({ props: { presentation: 'dialog', note: '登录已失效，请重新登录' } });
    await waitFor(() => expect(login.said()).toBe('登录已失效，请重新登录'));
    login.press('免费注册');
    await waitFor(() => expect(login.said()).toBe(''));
  });

  test('shows the success, logs in at once, and goes on with the interrupted action', async () => {
    const phone = newPhone();
    const ends: string[] = [];
    const reason = 'CA1501 北京 → 上海';
    const login = await openLogin({
      props: {
        type: '2',
        presentation: 'dialog',
        reason,
        onDone: () => ends.push('done'),
        onClose: () => ends.push('closed'),
      },
    });
    await register(login, phone);
    await login.screen.findByText('恭喜您，注册成功！');
    expect(login.page.session.user.value?.mobilePhone).toBe(phone);
    expect(
      login.screen.getByText(`已为 ${phone.slice(0, 3)}****${phone.slice(7)} 自动登录，继续预订 ${reason}`),
    ).toBeTruthy();
    expect(ends).toEqual([]);
    login.press('继续预订');
    expect(ends).toEqual(['done']);
  });

  test('without anything interrupted it ends with 完成', async () => {
    const phone = newPhone();
    const login = await openLogin({ props: { type: '2' } });
    await register(login, phone);
    await waitFor(() => login.press('完成'));
    await login.screen.findByText(/已登录/);
  });

  test('estimates the new password while it is typed', async () => {
    const login = await openLogin({ props: { type: '2' } });
    login.enter({ 登录密码: '123456' });
    await login.screen.findByText(/强度 弱/);
    login.enter({ 登录密码: 'kT4vq8Zn' });
    await login.screen.findByText(/强度 强/);
  });
});

test('a reset password can be used at once', async () => {
  const phone = await newMember();
  const login = await openLogin();
  login.enter({ 账号: phone });
  login.press('忘记密码');
  await waitFor(() => expect(login.field('手机号').value).toBe(grouped(phone)));
  login.press('获取验证码');
  login.enter({ 短信验证码: await login.smsCode(phone), 新密码: 'yunfan2026', 确认密码: 'yunfan202' });
  login.press('重置密码');
  await waitFor(() => expectPointed(login, '确认密码', '两次输入不一致'));
  login.enter({ 确认密码: 'yunfan2026' });
  login.press('重置密码');
  await login.screen.findByText('恭喜您，密码重置成功！');
  login.press('返回登录');
  await waitFor(() => expect(login.field('账号').value).toBe(phone));
  login.enter({ 登录密码: 'yunfan2026', 图形验证码: await login.captcha() });
  login.press('登录');
  await login.screen.findByText(/已登录/);
});

test('registration after a reset asks for another phone: the one of the reset has an account', async () => {
  const phone = await newMember();
  const login = await openLogin();
  login.enter({ 账号: phone });
  login.press('忘记密码');
  await waitFor(() => expect(login.field('手机号').value).toBe(grouped(phone)));
  login.press('获取验证码');
  login.enter({ 短信验证码: await login.smsCode(phone), 新密码: 'yunfan2026', 确认密码: 'yunfan2026' });
  login.press('重置密码');
  await login.screen.findByText('恭喜您，密码重置成功！');
  login.press('返回登录');
  await waitFor(() => expect(login.field('账号').value).toBe(phone));
  login.press('免费注册');
  await waitFor(() => expect(login.field('手机号').value).toBe(''));
});

test('a phone without any more codes today is told of the login by password', async () => {
  const login = await openLogin({
    fetch: async (input, init) =>
      String(input).includes('LoginPhoneCode')
        ? Response.json({
            ret: 429,
            msg: '该手机号今日获取验证码次数已达上限，请 9 小时后再试',
            data: { retryAfter: 32_400 },
          })
        : fetch(input, init),
  });
  await login.tab('短信登录');
  login.enter({ 手机号: newPhone() });
  login.press('获取验证码');
  await waitFor(() => expect(login.said()).toBe('该手机号今日获取验证码次数已达上限，请 9 小时后再试，或使用账号登录'));
  expect(login.screen.getByRole('button', { name: '9 小时后重发' })).toBeTruthy();
});

describe('modes', () => {
  test('changing the mode loses nothing, and the phone goes along', async () => {
    const phone = newPhone();
    const login = await openLogin();
    login.enter({ 账号: 'wang.siyuan', 登录密码: 'travel123' });
    await login.tab('短信登录');
    login.enter({ 手机号: phone, 短信验证码: '12' });
    login.press('免费注册');
    await waitFor(() => expect(login.field('手机号').value).toBe(grouped(phone)));
    login.press('已有账号，去登录');
    await waitFor(() => expect(login.field('账号').value).toBe('wang.siyuan'));
    expect(login.field('登录密码').value).toBe('travel123');
    await login.tab('短信登录');
    await waitFor(() => expect(login.field('短信验证码').value).toBe('12'));
  });

  test('closing the dialog forgets what was typed and the mode', async () => {
    let closed = 0;
    const login = await openLogin({ props: { presentation: 'dialog', onClose: () => (closed += 1) } });
    login.enter({ 账号: 'wang.siyuan', 登录密码: 'travel123' });
    login.press('忘记密码');
    await login.screen.findByRole('heading', { name: '找回密码' });
    login.press('关闭');
    await login.screen.findByRole('heading', { name: '登录星航商旅' });
    expect(closed).toBe(1);
    expect(login.field('账号').value).toBe('');
    expect(login.field('登录密码').value).toBe('');
  });

  test('opens register with type 2', async () => {
    const login = await openLogin({ props: { type: '2' } });
    await login.screen.findByRole('heading', { name: '注册新账号' });
  });

  test('an answer that was left behind changes nothing', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const login = await openLogin({
      fetch: async (input, init) =>
        String(input instanceof Request ? input.url : input).endsWith('appNewLogin')
          ? late.then(() => fetch(input, init))
          : fetch(input, init),
    });
    login.enter({ 账号: '13800000010', 登录密码: 'travel123', 图形验证码: await login.captcha() });
    login.press('登录');
    await login.screen.findByRole('button', { name: /正在登录/ });
    await login.tab('短信登录');
    answer();
    await waitFor(() =>
      expect(login.screen.getByRole('button', { name: '登录' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect([login.said(), login.page.session.user.value]).toEqual(['', null]);
  });

  test('a logged-in member sees the login state, and may log out', async () => {
    const login = await openLogin({ as: '13800000010' });
    await login.screen.findByText(/已登录/);
    expect(login.calls).not.toContain('/common/captcha');
    login.press('退出登录');
    await login.screen.findByLabelText('账号');
  });
});
