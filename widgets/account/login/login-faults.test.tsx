import { expect, test } from 'vitest';
import { afterTheAct, buttonIn, faultKinds, faults, faultyWire } from '#tests/support/suites/faulty-wire.ts';
import { registerMember, openLoginDialog } from '#tests/support/page/login-dialog.ts';
import { waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import type { LoginDialog } from '#tests/support/page/login-dialog.ts';
import { phones } from '#tests/support/phones.ts';

const newPhone = phones('137');
/** As on the provider's site: the account comes first. */
const openLogin = (options?: MountWidgetOptions) => openLoginDialog('login', { onSite: true, ...options });

/** An unknown code is a refusal like any other: it concerns the input. */
const refusal = 'an unknown ret without words';

/** The dialog says what is wrong, points at nothing that was typed unless it was refused, and its button can be pressed again. */
const said = (login: LoginDialog, name: string, button: string) =>
  waitFor(() => {
    expect(login.said().length, name).toBeGreaterThan(3);
    expect(login.root.querySelectorAll('[aria-invalid="true"]'), name).toHaveLength(name === refusal ? 1 : 0);
    const found = buttonIn(login.root, button);
    expect([found.getAttribute('aria-busy'), found.getAttribute('aria-disabled')]).toEqual([null, null]);
  });

test('a login by password names every fault, keeps account and password, and goes on', async () => {
  const wire = faultyWire();
  const phone = newPhone();
  await registerMember(phone, 'kT4vq8Zn');
  const login = await openLogin({ fetch: wire.fetch });
  await login.captcha();
  login.enter({ 账号: phone, 登录密码: 'kT4vq8Zn' });
  const path = '/login/appNewLogin';
  let presses = 0;
  for (const [name, fault] of [...Object.entries(faults), ...Object.entries(afterTheAct).slice(0, 1)]) {
    wire.break(path, fault);
    login.enter({ 图形验证码: await login.captcha() });
    if (!login.field('登录密码').value) login.enter({ 登录密码: 'kT4vq8Zn' });
    login.press(/^登录$/);
    presses += 1;
    await waitFor(() => expect(wire.sent(path), name).toHaveLength(presses));
    await said(login, name, '登录');
    expect([login.field('账号').value, login.field('登录密码').value], name).toEqual([
      phone,
      name === refusal ? '' : 'kT4vq8Zn',
    ]);
  }
  wire.heal();
  // The one that was lost may have used the picture up.
  const shown = () => login.root.querySelector<SVGElement>('[data-captcha]')?.dataset['captcha'];
  const before = shown();
  login.press('看不清，换一张');
  await waitFor(() => expect(shown() ?? before).not.toBe(before));
  login.enter({ 图形验证码: await login.captcha() });
  login.press(/^登录$/);
  await login.screen.findByText(/已登录/);
});

test('a captcha that does not come can be asked for again', async () => {
  const wire = faultyWire();
  wire.break('/common/captcha', faults['status 500']);
  const login = await openLogin({ fetch: wire.fetch });
  for (const [, fault] of faultKinds) {
    await login.screen.findByText('点此重试');
    wire.break('/common/captcha', fault);
    const before = wire.sent('/common/captcha').length;
    login.press('看不清，换一张');
    await waitFor(() => expect(wire.sent('/common/captcha')).toHaveLength(before + 1));
  }
  await login.screen.findByText('点此重试');
  wire.heal();
  login.press('看不清，换一张');
  await login.captcha();
});

test('a login by SMS names every fault, keeps phone and code, and goes on', async () => {
  const wire = faultyWire();
  const phone = newPhone();
  await registerMember(phone, 'kT4vq8Zn');
  const login = await openLogin({ fetch: wire.fetch });
  await login.tab('短信登录');
  login.enter({ 手机号: phone });
  const digits = (label: string) => login.field(label).value.replaceAll(' ', '');
  const [sending, entering] = ['/login/appNewLoginPhoneCode', '/login/appNewLoginMobile'];
  let presses = 0;
  // Success without data is a code on its way: there is nothing in it to read.
  const { 'ret 0 without data': _, ...failures } = faults;
  for (const [name, fault] of Object.entries(failures)) {
    wire.break(sending, fault);
    login.press('获取验证码');
    presses += 1;
    await waitFor(() => expect(wire.sent(sending), name).toHaveLength(presses));
    await said(login, name, '获取验证码');
    expect(digits('手机号'), name).toBe(phone);
  }
  wire.heal();
  login.press('获取验证码');
  const code = await login.smsCode(phone);
  login.enter({ 短信验证码: code });
  presses = 0;
  for (const [name, fault] of faultKinds) {
    wire.break(entering, fault);
    login.press(/^登录$/);
    presses += 1;
    await waitFor(() => expect(wire.sent(entering), name).toHaveLength(presses));
    await said(login, name, '登录');
    expect([digits('手机号'), digits('短信验证码')], name).toEqual([phone, code]);
  }
  wire.heal();
  login.press(/^登录$/);
  await login.screen.findByText(/已登录/);
});

test('a code that was sent without a word of how long it holds is a code', async () => {
  const wire = faultyWire();
  const login = await openLogin({ fetch: wire.fetch });
  await login.tab('短信登录');
  login.enter({ 手机号: newPhone() });
  wire.break('/login/appNewLoginPhoneCode', faults['ret 0 without data']);
  login.press('获取验证码');
  await waitFor(() => expect(login.said()).toContain('短信验证码已发送'));
  expect(login.screen.getByRole('button', { name: /秒后重发/ })).toBeTruthy();
});
