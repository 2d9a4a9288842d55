import { describe, expect, it, test } from 'vitest';
import { profile, security } from '#contract/profile.ts';
import type { Profile } from '#contract/profile.ts';
import { within } from '@testing-library/dom';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const open = (as: string, query = '') => mountWidget('security', { as, address: `/myCenter/setting${query}` });
const known = {
  hasPassword: true,
  mobilePhone: '138****0010',
  email: '',
  sessions: [
    {
      sessionId: '0123456789abcdef',
      device: 'Chrome · Windows',
      appName: '星航商旅',
      beganAt: '2026-11-20 08:00:00',
      lastSeen: '2026-11-20 09:00:00',
      isCurrent: true,
    },
    {
      sessionId: 'fedcba9876543210',
      device: 'Safari · iPhone',
      appName: '星航商旅',
      beganAt: '2026-11-20 08:00:00',
      lastSeen: '2026-11-20 08:30:00',
      isCurrent: false,
    },
  ],
  logins: [{ at: '2026-11-20 08:00:00', way: '短信登录', device: 'Safari · iPhone', isNew: true }],
  alerts: { login: true, flight: true, order: false, pay: true },
  agreements: [
    {
      at: '2026-11-20 09:10:00',
      form: 'airTicket',
      orderId: 'A1',
      texts: [{ text: 'service_agreement', version: '2025.9', isInForce: false }],
    },
    {
      at: '2026-11-20 09:05:00',
      form: 'intl',
      orderId: 'I1',
      texts: [{ text: 'intl_rules', version: '2026.1', isInForce: true }],
    },
    {
      at: '2026-11-20 08:00:00',
      form: 'register',
      orderId: '',
      texts: [{ text: 'privacy', version: '2026.1', isInForce: true }],
    },
  ],
  exportedAt: '',
  closeBlocks: [
    { kind: 'money', text: '钱包、奖励和天航宝共有 ¥80.00，请先转出并提现' },
    { kind: 'codes', text: '还有 1 个有效的支付授权码，请先撤销' },
  ],
};

describe('the settings', () => {
  it('say what protects the account, and lead to what is missing', async () => {
    const { screen } = await open('13800000010');
    await screen.findByText(/已完成 \d \/ 4 项/);
    for (const name of ['登录密码', '手机号', '邮箱', '支付密码'])
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getByText('当前设备')).toBeTruthy();
    expect(screen.getByText('138****0010')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '更换' }));
    await screen.findByRole('heading', { name: '更换手机号' });
  });

  it('have no pay password without the right to move money', async () => {
    const { screen } = await open('13800000021');
    await screen.findByText(/已完成 \d \/ 3 项/);
    expect(screen.queryByText('支付密码')).toBeNull();
  });

  it('end the session of another device after a question', async () => {
    const { fetch, sent } = answering({ [security.read.path]: known, [security.signOut.path]: known });
    const { screen } = await mountWidget('security', { as: '13800000010', address: '/myCenter/setting', fetch });
    await waitFor(() => expect(screen.getAllByText('Safari · iPhone')).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: '退出' }));
    await screen.findByText('该设备需要重新登录才能继续使用。');
    fireEvent.click(screen.getAllByRole('button', { name: '退出' }).at(-1) as HTMLElement);
    await screen.findByText('已退出');
    expect(sent.find(({ path }) => path === security.signOut.path)?.fields.get('sessionId')).toBe('fedcba9876543210');
  });

  it('turn texts to the phone on and off, and mark the login of a new device', async () => {
    const { fetch, sent } = answering({ [security.read.path]: known, [security.alerts.path]: known });
    const { screen } = await mountWidget('security', { as: '13800000010', address: '/myCenter/setting', fetch });
    await screen.findByText('新设备');
    const order = screen.getByRole<HTMLInputElement>('switch', { name: '订单进度' });
    expect([order.checked, order.disabled]).toEqual([false, false]);
    fireEvent.click(order);
    await screen.findByText('已保存');
    const fields = sent.find(({ path }) => path === security.alerts.path)?.fields;
    expect([fields?.get('alert'), fields?.get('isOn')]).toEqual(['order', 'true']);
  });

  it('end the other devices after a login that was not the member, and ask for a new password', async () => {
    const { fetch, sent } = answering({ [security.read.path]: known, [security.signOut.path]: known });
    const { screen } = await mountWidget('security', { as: '13800000010', address: '/myCenter/setting', fetch });
    fireEvent.click(await screen.findByRole('button', { name: '不是我' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出其他设备' }));
    await screen.findByRole('heading', { name: '修改登录密码' });
    expect(sent.find(({ path }) => path === security.signOut.path)?.fields.get('sessionId')).toBe('others');
  });

  it('keep the texts that were accepted, with their versions and orders', async () => {
    const { fetch } = answering({ [security.read.path]: known });
    const { screen } = await mountWidget('security', { as: '13800000010', address: '/myCenter/setting', fetch });
    await screen.findByText('协议记录');
    expect(screen.getByText('2025.9 版，已有新版本')).toBeTruthy();
    expect(screen.getByRole('link', { name: '服务协议' }).getAttribute('href')).toContain(
      '/agreement_frame/service_agreement',
    );
    expect(screen.getByRole('link', { name: '机票订单' }).getAttribute('href')).toContain('A1');
    // Its text stands in the form of the order alone.
    expect(screen.queryByRole('link', { name: '国际客票购买须知' })).toBeNull();
    expect(screen.getByText('国际客票购买须知')).toBeTruthy();
  });

  it('say why an account cannot be closed now, each reason with the place that settles it', async () => {
    const { fetch } = answering({ [security.read.path]: known });
    const address = '/myCenter/setting?view=close';
    const { screen } = await mountWidget('security', { as: '13800000010', address, fetch });
    await screen.findByText('钱包、奖励和天航宝共有 ¥80.00，请先转出并提现');
    const places = ['去钱包', '去撤销'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(places).toEqual(['/myCenter/wallet', '/myCenter/pay_authorization_code']);
    expect(screen.queryByRole('button', { name: '确认注销' })).toBeNull();
  });
});

test('the answer of a closed account stays above the page of a visitor: no later call can cover it with a login', async () => {
  let isClosed = false;
  const { fetch } = answering({
    [security.read.path]: { ...known, closeBlocks: [] },
    '/common/sendCode': { retryAfter: 60, validFor: 300 },
    [security.close.path]: { closed: true },
  });
  const wire: typeof fetch = async (input, init) => {
    if (isClosed && !String(input).includes('/common/'))
      return Response.json({ ret: 401, msg: '请重新登录', data: null });
    isClosed ||= String(input).endsWith(security.close.path);
    return fetch(input, init);
  };
  const address = '/myCenter/setting?view=close';
  const mount = await mountWidget('security', { as: '13800000010', address, fetch: wire });
  const { screen, type, page } = mount;
  type(await screen.findByLabelText(/^短信验证码/), '408316');
  fireEvent.click(screen.getByRole('checkbox', { name: '我已知晓注销后不能恢复' }));
  fireEvent.click(screen.getByRole('button', { name: '确认注销' }));
  const answer = await screen.findByRole('dialog', { name: '账号已注销' });
  expect([page.session.user.peek(), page.session.token.peek()]).toEqual([null, null]);
  await screen.findByText('请先登录');
  expect(screen.getAllByRole('dialog')).toEqual([answer]);
  fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the login password', () => {
  it('is judged while it is typed, and a wrong present one is said at its field', async () => {
    const { screen, type } = await open('13800000030', '?view=password');
    type(await screen.findByLabelText(/^当前密码/), 'nope-nope');
    type(screen.getByLabelText(/^新密码/), '111111');
    await screen.findByText('强度：弱，容易被猜中');
    type(screen.getByLabelText(/^再次输入新密码/), '111112');
    fireEvent.click(screen.getByRole('button', { name: '确认' }));
    await screen.findByText('两次输入不一致');
    type(screen.getByLabelText(/^再次输入新密码/), '111111');
    fireEvent.click(screen.getByRole('button', { name: '确认' }));
    await screen.findByText(/^当前密码不正确，还可尝试 \d 次$/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('nope-nope');
  });
});

describe('the phone', () => {
  it('asks for the code of the present one before it takes another', async () => {
    const { fetch, sent } = answering({
      [security.read.path]: known,
      '/common/sendCode': { retryAfter: 60, validFor: 300 },
      '/common/verifyCode': {},
      [security.phone.path]: known,
    });
    const address = '/myCenter/setting?view=phone';
    const { screen, type } = await mountWidget('security', { as: '13800000010', address, fetch });
    await screen.findByRole('heading', { name: '更换手机号' });
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    await screen.findByText('请输入短信验证码');
    type(screen.getByLabelText(/^短信验证码/), '408316');
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    type(await screen.findByLabelText(/^新手机号/), '17951 137 1111 2222');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送至 137****2222，5 分钟内有效');
    type(screen.getByLabelText(/^短信验证码/), '112233');
    fireEvent.click(screen.getByRole('button', { name: '确认' }));
    await screen.findByText('手机号已更换');
    // The list of settings is read again.
    await waitFor(() => expect(sent.filter(({ path }) => path === security.read.path)).toHaveLength(2));
    const { fields } = sent.find(({ path }) => path === security.phone.path)!;
    expect([fields.get('oldCode'), fields.get('mobilePhone'), fields.get('newCode')]).toEqual([
      '408316',
      '13711112222',
      '112233',
    ]);
  });
});

const shown: Profile = {
  memberId: '20250030',
  realName: '沈若清',
  sex: '',
  birthday: '',
  markName: '',
  remark: '',
  email: '',
  username: '',
  mobilePhone: '138****0030',
  memberTypeCN: '商务会员',
  memberCardType: '商务会员',
  experienceDate: '永久有效',
  statusCN: '正常',
  createTime: '2025-10-20 09:00:00',
  ticketOrderCount: 0,
  usecount: 1,
  nameBy: 'self',
  photoId: '',
};

describe('own data', () => {
  it('of a member is changed in its form, and the name of an employee is the company’s', async () => {
    const { token } = (await logIn('13800000030')) as { token: string };
    const mine = await mountWidget('self-info', { as: '13800000030', address: '/myCenter/self_info' });
    fireEvent.click(await mine.screen.findByRole('link', { name: '编辑' }));
    mine.type(await mine.screen.findByLabelText(/^昵称/), '小沈');
    mine.type(mine.screen.getByLabelText(/^出生日期/), '2999-01-01');
    fireEvent.click(mine.screen.getByRole('button', { name: '保存' }));
    await mine.screen.findByText('出生日期不能晚于今天');
    mine.type(mine.screen.getByLabelText(/^出生日期/), '1990-05-06');
    fireEvent.click(mine.screen.getByRole('button', { name: '保存' }));
    await waitFor(async () =>
      expect((await callSandbox(profile.read.path, { token })).data).toMatchObject({
        markName: '小沈',
        birthday: '1990-05-06',
      }),
    );
    // The form gives way to what it has saved.
    await mine.screen.findByText('1990-05-06');
    const address = '/myCenter/self_info?view=edit';
    const employee = await mountWidget('self-info', { as: '13800000071', address });
    expect(await employee.screen.findByLabelText(/^姓名/)).toHaveProperty('disabled', true);
    await employee.screen.findByText('姓名由企业管理员维护');
  });

  it('shows a photo that can be taken away, and refuses a file that is too large before anything is sent', async () => {
    const given = { ...shown, photoId: '0d4a7f30-6d0c-4c53-9f46-6b6d3a1c9b10' };
    const { fetch, sent } = answering({ [profile.read.path]: given, [profile.update.path]: { ...given, photoId: '' } });
    const { screen } = await mountWidget('self-info', { as: '13800000030', fetch });
    await screen.findByRole('button', { name: '更换头像' });
    const file = screen.getByLabelText('头像', { selector: 'input' });
    fireEvent.change(file, { target: { files: [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png')] } });
    await screen.findByText('照片不能超过 10 MB，请压缩后再上传');
    fireEvent.click(screen.getByRole('button', { name: '移除头像' }));
    await screen.findByText('移除后显示姓名中的一个字');
    fireEvent.click(screen.getAllByRole('button', { name: '移除头像' }).at(-1) as HTMLElement);
    await screen.findByText('头像已移除');
    await screen.findByRole('button', { name: '上传头像' });
    expect(sent.filter(({ path }) => path !== profile.photo.path).map(({ path }) => path)).toContain(
      profile.update.path,
    );
    expect(sent.map(({ path }) => path)).not.toContain(profile.uploadToken.path);
  });
});
