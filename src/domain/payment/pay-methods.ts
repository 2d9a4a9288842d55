import type { Fen } from '../money.ts';
import { fenOf } from '../money.ts';

/** Payment methods (specification 2, section 6). */
export type PayMethod = 'alipay' | 'weChatPay' | 'tianHangPay' | 'creditPay' | 'multiPay';
/** Where the money of a payment comes from: of a mixed payment, each part by itself. */
export const channelNames: Readonly<Record<Exclude<PayMethod, 'multiPay'>, string>> = {
  alipay: '支付宝',
  weChatPay: '微信支付',
  tianHangPay: '钱包余额',
  creditPay: '公司授信',
};

/** Methods for the traveller's part of a mixed payment. */
export type PersonalMethod = 'alipay' | 'weChatPay' | 'tianHangPay';

interface MethodState {
  method: PayMethod;
  enabled: boolean;
  reason: string;
  balance: string;
}

/** Company money first: a business order is paid by the company unless it may not be. */
const order: readonly PayMethod[] = ['multiPay', 'creditPay', 'tianHangPay', 'alipay', 'weChatPay'];

/** A method whose payment is a QR code that is polled. */
export const isQrMethod = (method: PayMethod): method is 'alipay' | 'weChatPay' =>
  method === 'alipay' || method === 'weChatPay';

/** True if the company may pay a part: a private trip has no company method. */
export const hasCompanyMethod = (methods: readonly { method: PayMethod }[]): boolean =>
  methods.some(({ method }) => method === 'creditPay' || method === 'multiPay');

/** Methods that the application offers, in the order of the pay page. Disabled ones stand after them, with their reason. */
export function offeredMethods<M extends MethodState>(
  methods: readonly M[],
  offered: Readonly<Record<PayMethod, boolean>>,
): M[] {
  return methods
    .filter(({ method }) => offered[method])
    .sort((a, b) => Number(b.enabled) - Number(a.enabled) || order.indexOf(a.method) - order.indexOf(b.method));
}

/** The preferred one, else the first that can be used; null when there is none. */
export function firstChoice(methods: readonly MethodState[], preferred: PayMethod): PayMethod | null {
  const usable = methods.filter(({ enabled }) => enabled);
  return (usable.find(({ method }) => method === preferred) ?? usable[0])?.method ?? null;
}

/** True if the method can pay the traveller's part: the wallet needs a sufficient balance. */
export function canPayPersonal(state: MethodState, part: Fen): boolean {
  if (isQrMethod(state.method)) return state.enabled;
  return state.method === 'tianHangPay' && state.balance !== '' && fenOf(state.balance) >= part;
}

/** Wallet, credit and the company's part take money at once, so they ask for the pay password. */
export function asksPassword(method: PayMethod, needsPayPassword: boolean, showPayPwd: boolean): boolean {
  return needsPayPassword && showPayPwd && !isQrMethod(method);
}
