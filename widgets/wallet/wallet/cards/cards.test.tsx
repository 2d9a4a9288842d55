import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { answering, bankCard } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const second = { ...bankCard, cardId: 'YK2', bankName: '中国工商银行', last4: '8820' };
const cards = {
  cards: [bankCard, second],
  max: 5,
  holder: '周砚清',
  banks: [{ bankCode: 'CMB', bankName: '招商银行' }],
};
const known = { known: true, bankCode: 'CMB', bankName: '招商银行', cardType: 'debit', passesLuhn: true };
const codeSent = {
  cardId: 'YK3',
  bank: known,
  last4: '5678',
  mobilePhone: '139****0001',
  retryAfter: 60,
  validFor: 300,
};
const answers = {
  '/bank/appNewBankViewListServelet': cards,
  '/bank/GetBankType': known,
  '/bank/advanceBind': codeSent,
  '/bank/bind': bankCard,
  '/bank/advanceUnbind': codeSent,
  '/bank/unbind': { cardId: 'YK1' },
};

async function open(view: string, changes: Record<string, unknown> = {}, as = '13800000010') {
  const { fetch, sent } = answering({ ...answers, ...changes });
  return { ...(await mountWidget('wallet', { as, address: `/myCenter/wallet?view=${view}`, fetch })), sent };
}
type Opened = Awaited<ReturnType<typeof open>>;
const box = ({ screen }: Opened, name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const callsOf = ({ sent }: Opened, path: string) => sent.filter((call) => call.path === path);

describe('bank cards', () => {
  test('are only looked at without the right to move money', async () => {
    const { screen } = await open('cards', {}, '13800000021');
    await screen.findByRole('list', { name: '银行卡' });
    for (const name of ['添加银行卡', '解绑']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('show their last four digits; another one becomes the default', async () => {
    const opened = await open('cards');
    const list = await opened.screen.findByRole('list', { name: '银行卡' });
    const [first, other] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('招商银行储蓄卡默认**** **** **** 5678*砚清 · 138****0010 · 2026-09-01 绑定');
    fireEvent.click(await within(other!).findByRole('button', { name: '设为默认' }));
    await waitFor(() => expect(within(other!).getByText('默认')).toBeTruthy());
    opened.unmount();
    const again = await open('cards');
    const rows = within(await again.screen.findByRole('list', { name: '银行卡' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('默认') !== null)).toEqual([false, true]);
  });

  test('are unbound by the code that is sent to their phone', async () => {
    const opened = await open('cards');
    const { screen } = opened;
    fireEvent.click((await screen.findAllByRole('button', { name: '解绑' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: '解绑银行卡' }));
    fireEvent.click(dialog.getByRole('button', { name: '解绑' }));
    await dialog.findByText('请输入短信验证码');
    expect(callsOf(opened, '/bank/unbind')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await dialog.findByRole('button', { name: /^\d+ 秒后重发$/ });
    opened.type(dialog.getByRole('textbox', { name: /短信验证码/ }), '408316');
    fireEvent.click(dialog.getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(callsOf(opened, '/bank/unbind')[0]?.fields.get('code')).toBe('408316'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(callsOf(opened, '/bank/appNewBankViewListServelet')).toHaveLength(2));
  });

  test('that are still paid to say so above the button', async () => {
    const busy = { ret: 409, msg: '有一笔到这张卡的提现正在处理，结束后才能解绑', data: { kind: 'withdrawing' } };
    const { screen } = await open('cards', { '/bank/advanceUnbind': busy });
    fireEvent.click((await screen.findAllByRole('button', { name: '解绑' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: '解绑银行卡' }));
    fireEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await dialog.findByText('有一笔到这张卡的提现正在处理，结束后才能解绑');
  });

  test('of a family are seen by a child member, who has no button', async () => {
    const { screen } = await open('cards', {}, '13800000021');
    await screen.findByText('**** **** **** 5678');
    expect(screen.queryByRole('button', { name: /解绑|添加银行卡|设为默认/ })).toBeNull();
  });

  test('that are as many as allowed leave no way to another one', async () => {
    const full = { '/bank/appNewBankViewListServelet': { ...cards, max: 2 } };
    const { screen, unmount } = await open('cards', full);
    await screen.findByText('最多绑定 2 张银行卡，请先解绑一张');
    expect(screen.queryByRole('button', { name: '添加银行卡' })).toBeNull();
    unmount();
    const bind = await open('bind', full);
    await bind.screen.findByText('最多绑定 2 张银行卡，请先解绑一张');
  });
});

describe('a new bank card', () => {
  test('is recognised by its first digits, gets a code, and is bound by it; no storage holds its number', async () => {
    const opened = await open('bind');
    const { screen, type } = opened;
    const cardNo = await box(opened, /银行卡号/);
    type(cardNo, '６２１４ 8301-1234 5678');
    await waitFor(() => expect(cardNo.value).toBe('6214 8301 1234 5678'));
    await screen.findByText(/^招商银行 储蓄卡/);
    expect(callsOf(opened, '/bank/GetBankType').map(({ fields }) => fields.get('cardNo'))).toEqual(['621483']);
    expect(screen.getByText(/卡号校验位不符/)).toBeTruthy();
    const holder = await box(opened, /持卡人/);
    expect([holder.value, holder.readOnly]).toEqual(['周砚清', true]);
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('请输入正确的手机号码');
    expect(callsOf(opened, '/bank/advanceBind')).toEqual([]);
    type(await box(opened, /预留手机号/), '13900000001');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送至 139****0001，5 分钟内有效');
    type(await box(opened, /短信验证码/), '408316');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/62148301|408316/);
    fireEvent.click(screen.getByRole('button', { name: '确认绑定' }));
    await waitFor(() => expect(callsOf(opened, '/bank/bind')).toHaveLength(1));
    const { fields } = callsOf(opened, '/bank/bind')[0]!;
    expect([fields.get('cardId'), fields.get('code')]).toEqual(['YK3', '408316']);
    await screen.findByRole('list', { name: '银行卡' });
  });

  test('that changes after its code was sent needs another code', async () => {
    const opened = await open('bind');
    const { screen, type } = opened;
    type(await box(opened, /银行卡号/), '6214830112345678');
    type(await box(opened, /预留手机号/), '13900000001');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText(/验证码已发送/);
    type(await box(opened, /短信验证码/), '408316');
    type(await box(opened, /银行卡号/), '6214830112345679');
    fireEvent.click(screen.getByRole('button', { name: '确认绑定' }));
    await screen.findByText('请先获取短信验证码');
    expect(callsOf(opened, '/bank/bind')).toEqual([]);
  });

  test.each([
    ['', known, '请输入银行卡号'],
    ['62148301', known, '银行卡号应为 16 位或 19 位数字'],
    ['9999990112345678', { ...known, known: false }, '暂不支持这家银行的卡，请换一张'],
    ['6225750112345678', { ...known, cardType: 'credit' }, '提现只支持储蓄卡，请换一张'],
  ])('of the number "%s" is refused in words', async (cardNo, type, error) => {
    const opened = await open('bind', { '/bank/GetBankType': type });
    opened.type(await box(opened, /银行卡号/), cardNo);
    await waitFor(() => expect(callsOf(opened, '/bank/GetBankType')).toHaveLength(cardNo ? 1 : 0));
    fireEvent.click(opened.screen.getByRole('button', { name: '确认绑定' }));
    await opened.screen.findByText(error);
    expect(callsOf(opened, '/bank/bind')).toEqual([]);
  });

  test('of somebody else is refused at its field', async () => {
    const refused = { ret: 400, msg: '持卡人须与会员姓名一致', data: { field: 'holder' } };
    const opened = await open('bind', {
      '/bank/advanceBind': refused,
      '/bank/appNewBankViewListServelet': { ...cards, holder: '' },
    });
    opened.type(await box(opened, /银行卡号/), '6214830112345678');
    const holder = await box(opened, /持卡人/);
    expect(holder.readOnly).toBe(false);
    opened.type(holder, '张三');
    opened.type(await box(opened, /预留手机号/), '13900000001');
    fireEvent.click(opened.screen.getByRole('button', { name: '获取验证码' }));
    await opened.screen.findByText('持卡人须与会员姓名一致');
    await waitFor(() => expect(holder.getAttribute('aria-invalid')).toBe('true'));
  });
});
