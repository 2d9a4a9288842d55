import type { Context, Hono } from 'hono';
import { aheadOfMember } from '../../ground/account-clock.ts';
import type { Database } from '../../ground/call.ts';
import { cashierPage, unknownTradePage } from './cashier-page.ts';
import { cashierTrade } from './cashier-state.ts';
import { settle } from '../payments/settle.ts';
import { randomBytes } from '../../ground/random/random.ts';

/** The part of the sandbox that the cashier needs. */
interface CashierWorld {
  db: Database;
  now(): number;
}

/** The number in the address; "" for anything that cannot be one, so that no stranger's bytes reach the database. */
const tradeIn = (context: Context): string => /^[A-Z0-9]{1,40}$/.exec(context.req.param('outTradeNo') ?? '')?.[0] ?? '';

const wantsJson = (context: Context): boolean => (context.req.header('accept') ?? '').includes('application/json');

/** Strict by its own headers: the page is opened by strangers' phones. */
function securely(context: Context, nonce: string): void {
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  context.header('referrer-policy', 'no-referrer');
  context.header('cache-control', 'no-store');
}

/**
 * The payer's side of a QR payment: the page that the code opens, POST to it pays. `POST /sandbox/notify/:outTradeNo`
 * is the provider's notice by itself: it may be sent again, and too late.
 */
export function mountCashier(app: Hono, world: CashierWorld): void {
  /** A trade is of the time of its member. */
  const timeOf = async (outTradeNo: string): Promise<number> => {
    const trade = await world.db
      .selectFrom('payments')
      .where('out_trade_no', '=', outTradeNo)
      .select('member_id')
      .executeTakeFirst();
    return world.now() + (trade ? await aheadOfMember(world.db, trade.member_id) : 0);
  };

  app.get('/sandbox/cashier/:outTradeNo', async (context) => {
    const nonce = randomBytes(16).toString('base64');
    const trade = await cashierTrade(world.db, tradeIn(context), await timeOf(tradeIn(context)));
    if (wantsJson(context)) return context.json({ state: trade?.state ?? 'unknown' }, trade ? 200 : 404);
    securely(context, nonce);
    return trade ? context.html(cashierPage(trade, nonce)) : context.html(unknownTradePage(nonce), 404);
  });

  app.post('/sandbox/cashier/:outTradeNo', async (context) => {
    const outTradeNo = tradeIn(context);
    const now = await timeOf(outTradeNo);
    const trade = await cashierTrade(world.db, outTradeNo, now);
    // A provider takes no money for a trade that it has closed; between this look and the notice it still may happen.
    if (trade?.state === 'ready') await settle(world.db, outTradeNo, now);
    if (!wantsJson(context)) return context.redirect(`/sandbox/cashier/${outTradeNo || '0'}`, 303);
    const after = trade && (await cashierTrade(world.db, outTradeNo, now));
    return context.json({ state: after?.state ?? 'unknown' }, after ? 200 : 404);
  });

  app.post('/sandbox/notify/:outTradeNo', async (context) => {
    const result = await settle(world.db, tradeIn(context), await timeOf(tradeIn(context)));
    return context.json({ result }, result === 'unknown' ? 404 : 200);
  });
}
