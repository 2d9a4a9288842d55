import { expect } from 'vitest';
import { passwordHash } from '#parts/login/password-hash.ts';
import { askSandbox, callSandbox, fireEvent, mountWidget, waitFor } from './mount-widget.tsx';
import type { MountWidgetOptions } from './mount-widget.tsx';

/** A member of its own, so that wrong passwords lock no other member out. */
export async function registerMember(mobilePhone: string, password: string): Promise<void> {
  await callSandbox('/common/sendCode', { mobilePhone, type: 'register' });
  const { code } = await askSandbox(`/sandbox/sms?mobilePhone=${mobilePhone}`);
  const { ret, msg } = await callSandbox('/register/appRegisterSave', {
    mobilePhone,
    code: String(code),
    loginPwd: passwordHash(password),
  });
  if (ret !== 0) throw new Error(`cannot register ${mobilePhone}: ${msg}`);
}

/** Opens a login dialog; it is gone after the test. */
export async function openLoginDialog(name: 'login' | 'login-classic', options: MountWidgetOptions = {}) {
  const calls: string[] = [];
  const widget = await mountWidget(name, {
    fetch: (input, init) => {
      calls.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return fetch(input, init);
    },
    ...options,
  });
  const { screen, type, root } = widget;
  await waitFor(() => expect(root.querySelector('form, .lg-in, .lc-in')).not.toBeNull());
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  /** The message area's text; "" while it is empty. */
  const said = () => root.querySelector('.t-strip')?.textContent ?? '';
  const focused = () => (root.getRootNode() as ShadowRoot).activeElement;
  return {
    ...widget,
    calls,
    field,
    said,
    focused,
    /** The focus follows the message, a moment later. */
    isFocused: (found: Element) => waitFor(() => expect(focused()).toBe(found)),
    enter(values: Record<string, string>) {
      for (const [label, text] of Object.entries(values)) type(field(label), text);
    },
    /** Types and goes on to the next field. */
    fill(label: string, text: string) {
      field(label).focus();
      if (text) type(field(label), text);
      field(label).blur();
    },
    press: (button: string | RegExp) => fireEvent.click(screen.getByRole('button', { name: button })),
    async tab(label: string) {
      fireEvent.click(screen.getByRole('tab', { name: label }));
      await screen.findByRole('tab', { name: label, selected: true });
    },
    async captcha() {
      const picture = await waitFor(() => {
        const found = root.querySelector<SVGElement>('[data-captcha]');
        if (!found) throw new Error('no captcha yet');
        return found;
      });
      return String((await askSandbox(`/sandbox/captcha?randomCode=${picture.dataset['captcha']}`))['code']);
    },
    async smsCode(phone: string) {
      await waitFor(() => expect(said()).toContain('短信验证码已发送'));
      return String((await askSandbox(`/sandbox/sms?mobilePhone=${phone}`))['code']);
    },
  };
}

export type LoginDialog = Awaited<ReturnType<typeof openLoginDialog>>;

/** The one message is about this field: marked, tied, focused. */
export function expectPointed(login: LoginDialog, label: string, message: string) {
  const field = login.field(label);
  expect(login.said()).toBe(message);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => login.root.querySelector(`[id="${id}"]`)?.textContent)).toContain(message);
  expect(login.focused()).toBe(field);
  expect(login.root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
}
