import { expect } from 'vitest';
import { advanceClock, partnerUrl, sandboxUrl, smsCode } from './browser.ts';
import { signIn, tradeOf } from './by-api.ts';
import { formDays } from './form-days.ts';
import { chinaDay } from './steps.ts';
import type { Traveller } from './traveller.ts';
import { http } from '../../../scripts/lib/http.mjs';

/** Pays as the phone that scanned the code: it is another device, so it needs no browser of ours. */
export async function payByPhone(outTradeNo: string): Promise<void> {
  const cashier = `${sandboxUrl()}/sandbox/cashier/${outTradeNo}`;
  expect(await http(cashier).text()).toContain('付款');
  expect(await http.post(cashier).text()).toContain('付款成功');
}

export interface Person {
  mobilePhone: string;
  /** Frequent passengers of that account. */
  takes: readonly string[];
  /** One of them is under 14. */
  guards?: boolean;
}

/**
 * The journey that has to work wherever a partner's page is read: the script tag, a search without an account,
 * SMS login in the middle, two passengers, the code paid by phone, the ticketed order.
 */
export async function bookOnPartnerPage(who: Traveller, { mobilePhone, takes, guards = false }: Person): Promise<void> {
  await who.open(`${partnerUrl()}/memory.html`);
  await who.see('button', '搜索航班');
  await who.ask(`(window.told = [], TravelEmbed.on('order', ({ detail }) => told.push(detail)), true)`);
  const [, month, day] = chinaDay(formDays['main journey']).split('-').map(Number);
  await who.press('button', /^去程/);
  await who.press('button', '下个月');
  await who.press('gridcell', new RegExp(`${month}月${day}日`));
  await who.press('button', '搜索航班');

  // Any flight with more than a few seats: the third of the list.
  await who.press('button', /订票$/, 2);
  await who.press('button', /^预订/, -1);
  await who.press('tab', '短信登录');
  await who.type(/手机号/, mobilePhone);
  await who.press('button', '获取验证码');
  await who.see('button', /^\d+ 秒后重发/);
  await who.type(/验证码/, await smsCode(mobilePhone));
  await who.press('button', '登录');

  // The interrupted booking went on by itself.
  await who.see('heading', '填写机票订单');
  for (const name of takes) await who.press('button', new RegExp(`^${name}`));
  if (guards) await who.press('checkbox', /监护人/);
  await who.press('checkbox', /我已阅读并同意/);
  await who.press('checkbox', /同意将上述证件信息/);
  await who.press('button', '提交订单');

  await who.press('radio', /支付宝/);
  await who.press('button', /确认支付/);
  await who.see('img', /二维码/);
  const [told] = await who.ask<{ orderId: string }[]>('told');
  const { token } = await signIn(mobilePhone);
  await payByPhone(await tradeOf(token, told?.orderId ?? ''));
  await who.read('订单支付成功');
  await advanceClock(60);
  await who.press('button', '查看订单');
  await who.read('已出票');
  await who.read(/^\d{3}-\d{10}$/);
  expect(await who.ask('location.href')).toBe(`${partnerUrl()}/memory.html`);
  expect(await who.faults()).toEqual([]);
}
