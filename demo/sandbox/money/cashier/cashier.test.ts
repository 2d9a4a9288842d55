import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentAt } from '#domain/china-time.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let member: Booker;

beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(async () => booking.close());

const ask = (path: string, init: RequestInit = {}) => booking.fetch(new Request(`http://sandbox.test${path}`, init));
const state = async (path: string, init: RequestInit = {}): Promise<string> => {
  const answer = (await (await ask(path, { ...init, headers: { accept: 'application/json' } })).json()) as {
    state?: string;
    result?: string;
  };
  return answer.state ?? answer.result ?? '';
};
let days = 20;
async function newCode(method: 'alipay' | 'weChatPay' = 'alipay') {
  const { orderId } = await member.book({ days: (days += 1) });
  const code = await member.code(orderId, method);
  return { orderId, ...code, path: new URL(code.codeUrl).pathname };
}

describe('the cashier page', () => {
  it('shows method, payee, amount and order, and no person', async () => {
    const { path, amount, orderId } = await newCode('weChatPay');
    const answer = await ask(path);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=UTF-8',
      'no-store',
    ]);
    for (const text of [
      '微信支付',
      '星航商旅',
      Number(amount)
        .toFixed(2)
        .replace(/\B(?=(\d{3})+\.)/g, ','),
      orderId.slice(0, 4),
      '<button>付款</button>',
    ])
      expect(page).toContain(text);
    for (const secret of ['周砚清', '13800000010', '110101']) expect(page).not.toContain(secret);
  });

  it('asks for the money until the deadline of the order, and says until when its code is good', async () => {
    const { path, orderId, expiresAtMs } = await newCode();
    const { payDeadline, payDeadlineMs } = await member.show(orderId);
    const facts = async () => (await (await ask(path)).text()).replace(/\s+/g, ' ');
    expect(await facts()).toContain(`<dt>请于此前付款</dt> <dd>${payDeadline}</dd>`);
    expect(await facts()).toContain(`此二维码 ${momentAt(expiresAtMs).slice(11, 16)} 前有效`);
    await booking.advance(16 * 60);
    const { codeUrl, expiresAtMs: last } = await member.code(orderId);
    expect(last).toBe(payDeadlineMs);
    expect(await (await ask(new URL(codeUrl).pathname)).text()).not.toContain('前有效');
  });

  it('runs no script and allows none', async () => {
    const { path } = await newCode();
    const answer = await ask(path);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; frame-ancestors 'none'/,
    );
    expect(await answer.text()).not.toContain('<script');
  });

  it('pays when it is posted to, once, and then says so', async () => {
    const { path, outTradeNo, orderId } = await newCode();
    const posts = await Promise.all(Array.from({ length: 5 }, () => ask(path, { method: 'POST' })));
    expect(posts.map((answer) => [answer.status, answer.headers.get('location')])).toEqual(
      Array.from({ length: 5 }, () => [303, path]),
    );
    expect((await member.show(orderId)).payments).toHaveLength(1);
    expect(await member.query(outTradeNo)).toMatchObject({ ret: 0 });
    expect(await (await ask(path)).text()).toContain('付款成功');
    expect(await state(path, { method: 'POST' })).toBe('paid');
  });

  it('takes no money for a code that has expired, was replaced, or whose order is over', async () => {
    const [replaced, cancelled, old, paid] = [await newCode(), await newCode(), await newCode(), await newCode()];
    await member.weChatPay(replaced.outTradeNo);
    await member.cancel(cancelled.orderId);
    expect(await member.wallet(paid.outTradeNo)).toMatchObject({ ret: 0 });
    for (const [{ path }, expected, title] of [
      [replaced, 'replaced', '二维码已更换'],
      [cancelled, 'cancelled', '订单已取消'],
      [paid, 'settled', '订单已支付'],
    ] as const) {
      expect(await state(path, { method: 'POST' })).toBe(expected);
      expect(await (await ask(path)).text()).toContain(`<h1>${title}</h1>`);
    }
    await booking.advance(15 * 60);
    expect(await state(old.path, { method: 'POST' })).toBe('expired');
    expect(await (await ask(old.path)).text()).toContain('二维码已失效');
    await booking.advance(16 * 60);
    expect([await state(old.path), await state(replaced.path)]).toEqual(['overdue', 'overdue']);
    expect(await (await ask(replaced.path)).text()).toContain('<h1>订单已超时未支付</h1>');
    for (const { orderId } of [replaced, cancelled, old]) expect((await member.show(orderId)).payments).toEqual([]);
  });

  it('knows no trade that does not exist, and none that is not by code', async () => {
    const { orderId } = await member.book({ days: (days += 1) });
    const info = await member.info(orderId);
    for (const outTradeNo of ['TE0', info.data.outTradeNo, '%00', '%E0%A4%A', '%3Cb%3E']) {
      const answer = await ask(`/sandbox/cashier/${outTradeNo}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('没有找到这笔付款');
      expect(await state(`/sandbox/cashier/${outTradeNo}`, { method: 'POST' })).toBe('unknown');
    }
  });
});

describe('the provider’s notice', () => {
  it('may be sent again, and after the order is over', async () => {
    const [paid, late] = [await newCode(), await newCode()];
    const notify = (outTradeNo: string) => state(`/sandbox/notify/${outTradeNo}`, { method: 'POST' });
    expect([await notify(paid.outTradeNo), await notify(paid.outTradeNo)]).toEqual(['paid', 'already']);
    await member.cancel(late.orderId);
    expect([await notify(late.outTradeNo), await notify(late.outTradeNo)]).toEqual(['returned', 'already']);
    expect(await state(late.path)).toBe('returned');
    expect(await notify('TE0')).toBe('unknown');
  });
});
