import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { phones } from '#tests/support/phones.ts';

/** A phone may have one open application. */
const newPhone = phones('135');

async function open(options: MountWidgetOptions = {}) {
  const calls: string[] = [];
  const widget = await mountWidget('partner-plan', {
    address: '/partner_plan_index?apply=agent',
    fetch: (input, init) => {
      calls.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return fetch(input, init);
    },
    ...options,
  });
  const { screen, type } = widget;
  const form = await screen.findByRole('form', { name: '合伙人申请' });
  const ask = () => screen.getByRole('form', { name: '申请进度' });
  const field = (label: RegExp, inside: HTMLElement = form) =>
    Array.from(inside.querySelectorAll<HTMLInputElement>('input, textarea')).find((one) =>
      one.labels?.[0]?.textContent?.match(label),
    ) as HTMLInputElement;
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) type(field(new RegExp(label)), value);
  };
  return {
    ...widget,
    calls,
    field,
    fill,
    ask,
    good: (phone: string) =>
      fill({ 企业名称: '云帆国际贸易有限公司', 联系人: '周若宁', 手机号码: phone, 所在城市: '上海' }),
    agree: () => fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ })),
    send: () => fireEvent.click(screen.getByRole('button', { name: '提交申请' })),
    errorOf: (label: RegExp) => {
      const input = field(label);
      const id = input.getAttribute('aria-describedby');
      return input.getAttribute('aria-invalid') === 'true' && id
        ? widget.root.querySelector(`[id="${id}"]`)?.textContent
        : null;
    },
  };
}

test('an empty form names the missing fields, focuses the first one and sends nothing', async () => {
  const { send, errorOf, field, calls, screen, root } = await open();
  send();
  await waitFor(() => expect(errorOf(/企业名称/)).toBe('请输入企业名称'));
  expect([errorOf(/联系人/), errorOf(/手机号码/), errorOf(/所在城市/)]).toEqual([
    '请输入联系人姓名',
    '请正确输入手机号码',
    '请输入所在城市',
  ]);
  expect(screen.getByText('请阅读并勾选《隐私政策》')).toBeTruthy();
  await waitFor(() => expect((root.getRootNode() as ShadowRoot).activeElement).toBe(field(/企业名称/)));
  expect(calls).not.toContain('/api/partner_apply');
});

test.each([
  [/企业名称/, '公司', '请输入营业执照上的企业全称（4 至 60 个字）'],
  [/联系人/, '1', '联系人姓名请用 2 至 30 个汉字或字母'],
  [/手机号码/, '1280000', '请正确输入手机号码'],
  [/所在城市/, '9', '城市名称请用 2 至 20 个汉字或字母'],
])(
  'the field %s complains of "%s" when it is left, and is quiet again when it is right',
  async (label, bad, message) => {
    const { field, type, errorOf, good } = await open();
    type(field(label), bad);
    expect(errorOf(label)).toBeNull();
    fireEvent.focusOut(field(label));
    fireEvent.blur(field(label));
    await waitFor(() => expect(errorOf(label)).toBe(message));
    good(newPhone());
    await waitFor(() => expect(errorOf(label)).toBeNull());
  },
);

test('a good application gets a number, its status is beside it, and the number and phone find it again', async () => {
  const phone = newPhone();
  const { good, agree, send, screen, type, field, ask } = await open();
  good(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
  agree();
  send();
  expect(await screen.findByText('申请已提交')).toBeTruthy();
  const number = screen.getAllByText(/^HB\d{16}$/)[0]?.textContent ?? '';
  expect(screen.getByText('云帆****公司')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重新查询' }));
  await screen.findByRole('form', { name: '申请进度' });
  type(field(/申请编号/, ask()), `${number.slice(0, 2).toLowerCase()} ${number.slice(2)}`);
  type(field(/手机号码/, ask()), phone);
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('云帆****公司')).toBeTruthy();
});

test('a second application of the same phone is refused at the phone, and nothing typed is lost', async () => {
  const phone = newPhone();
  const first = await open();
  first.good(phone);
  first.agree();
  first.send();
  await first.screen.findByText('申请已提交');
  const { good, agree, send, errorOf, field } = await open();
  good(phone);
  agree();
  send();
  await waitFor(() => expect(errorOf(/手机号码/)).toContain('该手机号已有一份申请在处理中'));
  expect(field(/企业名称/).value).toBe('云帆国际贸易有限公司');
});

test('a lost answer is asked for again under the same key, and makes one application', async () => {
  let answersLost = 1;
  const bodies: string[] = [];
  const { good, agree, send, screen } = await open({
    fetch: async (input, init) => {
      const isApply = String(input instanceof Request ? input.url : input).endsWith('/api/partner_apply');
      if (isApply) bodies.push(String(init?.body));
      const answer = await fetch(input, init);
      if (isApply && answersLost-- > 0) throw new TypeError('network');
      return answer;
    },
  });
  good(newPhone());
  agree();
  send();
  expect(await screen.findByText('申请已提交')).toBeTruthy();
  const ids = bodies.map((body) => new URLSearchParams(body).get('requestId'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('typed input survives a reload', async () => {
  const first = await open();
  first.good(newPhone());
  first.unmount();
  const { field, root } = await open({ keepSession: true });
  expect(field(/企业名称/).value).toBe('云帆国际贸易有限公司');
  expect(root.textContent).toContain('渠道分销');
});

test.each([
  ['HB1', '13700000000', '请输入 HB 开头的 18 位申请编号'],
  ['HB2026010100000000', '1', '请正确输入手机号码'],
  ['HB2026010100000000', '13700000000', '没有找到这份申请，请核对申请编号和手机号'],
])('asking for the status of %s, %s: %s', async (number, phone, message) => {
  const { type, field, ask, screen } = await open();
  type(field(/申请编号/, ask()), number);
  type(field(/手机号码/, ask()), phone);
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText(message)).toBeTruthy();
});
