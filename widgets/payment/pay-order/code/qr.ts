import { signal } from '@preact/signals-core';
import { payment } from '#contract/payment.ts';
import type { PayInfo, QrPayment, TradeConflict } from '#contract/payment.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { tradeStateOf } from '#domain/payment/pay-answer.ts';
import { startPoll } from '#domain/payment/poll.ts';
import type { PollAnswer } from '#domain/payment/poll.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import type { Cashier } from '../cashier.ts';
import type { PayRequest } from './pay-request.ts';
import { joinPoll } from './shared-poll.ts';
import type { Texts } from '../texts.ts';

type QrMethod = 'alipay' | 'weChatPay';

/** The dialog with the code. */
export interface QrSheet {
  method: QrMethod;
  /** null while the code is being made. */
  code: QrPayment | null;
  state: 'making' | 'waiting' | 'shaky' | 'expired' | 'failed';
  /** The server is being asked after a press of 我已支付. */
  checking: boolean;
  /** Message of that check, or of a failure to make a code. */
  note: string;
}

const rows = {
  alipay: { create: payment.alipay, query: payment.alipayQuery },
  weChatPay: { create: payment.weChatPay, query: payment.weChatQuery },
} as const;

/** A code that was good for less than this is not renewed by itself: the server's clock and this one disagree. */
const leastMs = 60_000;

/** After so many unpaid answers the whole order is asked for: it may have been paid with another code. */
const elsewhereEvery = 8;

export type Qr = ReturnType<typeof createQr>;

export function createQr(
  services: Services,
  cashier: Cashier,
  businessType: BusinessType,
  request: PayRequest,
  texts: Texts,
) {
  const sheet = signal<QrSheet | null>(null);
  const host = { after: services.timers.after, visible: services.visible };
  const drawing = createPart(() => import('#ui/display/QrCode.tsx'));
  let leave: (() => void) | null = null;
  let stopExpiry: (() => void) | null = null;
  let opening = 0;

  const change = (part: Partial<QrSheet>) => {
    const now = sheet.peek();
    if (now) sheet.value = { ...now, ...part };
  };

  function stop(): void {
    leave?.();
    leave = null;
    stopExpiry?.();
    stopExpiry = null;
  }

  function close(): void {
    opening += 1;
    stop();
    sheet.value = null;
  }

  /** A code that the server has made: show it, wait for its trade until it expires. Until the order's own deadline the next one replaces it. */
  function show(method: QrMethod, code: QrPayment): void {
    stop();
    drawing.want();
    sheet.value = { method, code, state: 'waiting', checking: false, note: '' };
    const before = cashier.info.peek()?.state;
    let unpaid = 0;
    const ask = async (signal: AbortSignal): Promise<PollAnswer> => {
      const answer = await question(method, code, before, unpaid % elsewhereEvery === elsewhereEvery - 1, signal);
      unpaid += 1;
      if (!signal.aborted && answer !== 'done') change({ state: answer === 'failed' ? 'shaky' : 'waiting' });
      return answer;
    };
    leave = joinPoll(`${services.config.peek().appId} ${method} ${code.outTradeNo}`, {
      host,
      ask,
      onDone: () => void finish(),
    });
    // No code outlives its order, also with a later expiry of its own.
    const deadlineMs = cashier.info.peek()?.deadlineMs ?? Infinity;
    const leftMs = Math.min(code.expiresAtMs, deadlineMs) - services.clock.now();
    const isRenewed = code.expiresAtMs < deadlineMs && leftMs >= leastMs;
    stopExpiry = services.timers.after(Math.max(0, leftMs), () => {
      expire('');
      // Paid in the last second: the code is over, the trade may be done. Both ask the server for the order.
      void (isRenewed ? refresh() : question(method, code, before, true));
    });
  }

  /** One question. `done` only when the order itself has moved on. */
  async function question(
    method: QrMethod,
    code: QrPayment,
    before: PayInfo['state'] | undefined,
    alsoOrder: boolean,
    signal?: AbortSignal,
  ): Promise<PollAnswer> {
    const outcome = await services.api.send(
      rows[method].query,
      { out_trade_no: code.outTradeNo, attach: businessType, passErrorCodeMsgRet: '16128' },
      { quiet: 'all', ...(signal && { signal }) },
    );
    const state = tradeStateOf(outcome);
    if (signal?.aborted) return 'pending';
    if (state === 'failed' || (state === 'pending' && !alsoOrder)) return state;
    const info = await cashier.ask();
    if (!info) return 'failed';
    if (info.state !== before) return 'done';
    // The order still waits, but not for this code: another method or another page has ended it.
    if (state === 'ask' && sheet.peek()?.code === code)
      expire(outcome.ok || (outcome.data as TradeConflict | null)?.kind === 'expired' ? '' : outcome.msg);
    return 'pending';
  }

  function expire(note: string): void {
    stop();
    change({ state: 'expired', note });
    followOrder();
  }

  /** Its money may come by another code or on another page: the order is asked for until the member goes on here. */
  function followOrder(): void {
    const before = cashier.info.peek();
    leave = startPoll(host, async () =>
      ((await cashier.ask()) ?? before)?.state === before?.state ? 'pending' : 'done',
    ).stop;
  }

  async function finish(): Promise<void> {
    await cashier.ask();
    close();
  }

  async function open(method: QrMethod, note = ''): Promise<void> {
    stop();
    drawing.want();
    const mine = ++opening;
    sheet.value = { method, code: null, state: 'making', checking: false, note };
    const info = cashier.info.peek();
    if (!info) return close();
    const outcome = await services.api.send(rows[method].create, await request(info), { quiet: 'all' });
    if (mine !== opening) return;
    if (outcome.ok) return show(method, outcome.data);
    const state = await cashier.ask();
    if (mine !== opening) return;
    if (outcome.ret === 401 || (state && state.state !== info.state)) return close();
    change({ state: 'failed', note: outcome.msg || texts.qrFailed });
  }

  /** A new code for the same money: an expired one may belong to a trade that is over. */
  async function refresh(): Promise<void> {
    const now = sheet.peek();
    if (!now) return;
    change({ state: 'making', note: '' });
    const mine = opening;
    const before = cashier.info.peek()?.state;
    const info = await cashier.ask();
    if (mine !== opening) return;
    if (info && info.state !== before) return close();
    await open(now.method);
  }

  return {
    sheet,
    drawing,
    open,
    show,
    close,
    refresh,
    /** 我已支付: the server checks. The poll goes on beside it. */
    async check() {
      const now = sheet.peek();
      if (!now?.code || now.checking) return;
      change({ checking: true, note: '' });
      const before = cashier.info.peek()?.state;
      const answer = await question(now.method, now.code, before, true);
      if (answer === 'done') return close();
      if (sheet.peek()?.code !== now.code) return;
      change({ checking: false });
      if (sheet.peek()?.state !== 'expired')
        change({ note: answer === 'failed' ? texts.checkFailed : texts.notPaidYet });
    },
  };
}
