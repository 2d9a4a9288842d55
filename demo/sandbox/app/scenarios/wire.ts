import { createHash } from 'node:crypto';
import { addDays, dayAt } from '#domain/china-time.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { sandboxPassword } from '../seed/people/seed-members.ts';
import { sandboxPayPassword } from '../seed/people/seed-payments.ts';
import { randomInt, randomUUID } from '../../ground/random/random.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A step of a scenario was refused. */
export class ScenarioError extends Error {}

/** A person of a scenario: an account to log in with, and calls as that member. */
export interface Person {
  mobilePhone: string;
  call<Out = unknown>(path: string, fields?: Fields): Promise<Out>;
}

/** The sandbox as a scenario uses it: by the calls of members and by the helpers of testers. */
export interface Stage {
  /** By the clock of the account that is farthest ahead. */
  now(): number;
  /** Days from today in China. */
  day(ahead: number): string;
  /** A member whom nobody has seen before. */
  newMember(): Promise<Person>;
  /** A seeded account. */
  seeded(mobilePhone: string): Promise<Person>;
  /** The account of an employee of the seeded company. */
  employee(employeeId: number): Promise<Person>;
  helper<Out = unknown>(path: string, fields?: Fields): Promise<Out>;
  /** Moves the clocks of the accounts taken so far, so many times: what one moment brings about may have another to wait for. */
  wait(seconds: number, times?: number): Promise<void>;
}

export interface StageOptions {
  /** One request of the sandbox to itself. */
  ask(path: string, form?: URLSearchParams): Promise<Response>;
  now(): number;
  phoneOf(employeeId: number): Promise<string>;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
export const payPassword = md5(sandboxPayPassword);
export const requestId = (): string => `scenario-${randomUUID()}`;

const formOf = (fields: Fields): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
};

/** An adult with a random ID card. */
export function someone(name: string): { name: string; certType: string; certNo: string } {
  const digits = `11010${randomInt(1, 9)}19${randomInt(70, 99)}0${randomInt(1, 9)}${randomInt(10, 28)}${randomInt(100, 999)}`;
  return { name, certType: '1', certNo: digits + idCheckCharacter(digits) };
}

export function openStage({ ask, now, phoneOf }: StageOptions): Stage {
  async function call<Out>(path: string, fields: Fields): Promise<Out> {
    const answer = (await (await ask(path, formOf(fields))).json()) as { ret: number; msg: string; data: Out };
    if (answer.ret !== 0) throw new ScenarioError(`${path}: ${answer.ret} ${answer.msg}`);
    return answer.data;
  }
  async function helper<Out>(path: string, fields?: Fields): Promise<Out> {
    const answer = await ask(`/sandbox/${path}`, fields && formOf(fields));
    const body = (await answer.json()) as Out & { msg?: string };
    if (!answer.ok) throw new ScenarioError(`/sandbox/${path}: ${answer.status} ${body.msg ?? ''}`);
    return body;
  }
  const taken = new Set<string>();
  let aheadMs = 0;
  /** Moves an account's clock, and follows it. */
  async function move(account: string, advance: number): Promise<number> {
    const clock = await helper<{ now: number }>('clock', { advance, account });
    aheadMs = Math.max(aheadMs, clock.now - now());
    return clock.now;
  }
  async function personOf(mobilePhone: string, token: string): Promise<Person> {
    taken.add(mobilePhone);
    await move(mobilePhone, 0);
    return { mobilePhone, call: (path, fields) => call(path, { token, ...fields }) };
  }
  async function seeded(mobilePhone: string): Promise<Person> {
    const { ticket } = await helper<{ ticket: string }>(`ticket?mobilePhone=${mobilePhone}`);
    return await personOf(mobilePhone, (await call<{ token: string }>('/login/appTicketLogin', { ticket })).token);
  }
  return {
    now: () => now() + aheadMs,
    day: (ahead) => addDays(dayAt(now() + aheadMs), ahead),
    async newMember() {
      const mobilePhone = `198${randomInt(10_000_000, 100_000_000)}`;
      await call('/common/sendCode', { mobilePhone, type: 'register' });
      const { code } = await helper<{ code: string }>(`sms?mobilePhone=${mobilePhone}`);
      const { token } = await call<{ token: string }>('/register/appRegisterSave', {
        mobilePhone,
        code,
        loginPwd: md5(sandboxPassword),
      });
      return await personOf(mobilePhone, token);
    },
    seeded,
    employee: async (employeeId) => await seeded(employeeId === 0 ? '13800000070' : await phoneOf(employeeId)),
    helper,
    async wait(seconds, times = 1) {
      for (let turn = 0; turn < times; turn += 1) {
        const until = now() + aheadMs + seconds * 1000;
        // The accounts of a company share a clock: it is moved once.
        for (const account of taken) {
          const missing = Math.ceil((until - (await move(account, 0))) / 1000);
          if (missing > 1) await move(account, missing);
        }
      }
    },
  };
}

/** Pays an order from outside, as the phone that scanned its code. */
export async function payByCode(stage: Stage, person: Person, orderId: string, businessType: string): Promise<void> {
  const { outTradeNo } = await person.call<{ outTradeNo: string }>('/pay/payInfo', { orderId, businessType });
  await person.call('/pay/alipayPrecreate', { outTradeNo, businessType, body: '订单' });
  await stage.helper(`notify/${outTradeNo}`, {});
}

/** Pays a business order from the company's line. */
export async function payByCompany(person: Person, orderId: string, businessType: string): Promise<void> {
  const { outTradeNo } = await person.call<{ outTradeNo: string }>('/pay/payInfo', { orderId, businessType });
  await person.call('/pay/creditPay', { outTradeNo, businessType, body: '订单', requestId: requestId(), payPassword });
}
