import { afterEach, describe, expect, it } from 'vitest';
import type { PayInfo } from '#contract/payment.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { bad, givenServices, good, never, offline } from '#tests/support/given/given-services.ts';
import type { Answer } from '#tests/support/given/given-services.ts';
import { createPayOrder } from './model.ts';
import { texts } from './texts.ts';

const second = 1000;
const minute = 60 * second;
/** Of the order; its code runs out earlier. */
const deadlineMs = 30 * minute;
const codeMs = 15 * minute;

/** A provider under the test's clock. Its answers may be changed at any moment. */
function provider() {
  const clock = givenClock();
  const says = {
    order: 'open' as PayInfo['state'],
    query: bad(16_128) as Answer | Promise<Answer>,
    info: undefined as Answer | Promise<Answer> | undefined,
    wallet: offline as Answer | Promise<Answer>,
    codeMs,
  };
  const asked: Record<string, number[]> = {};
  const answer = (path: string): Answer | Promise<Answer> => {
    if (path === '/pay/payInfo') {
      const info = {
        orderId: 'o',
        orderNo: 'n',
        outTradeNo: 't',
        state: says.order,
        amount: '900',
        due: '900',
        title: 'CA1501',
        methods: [],
        preferred: 'alipay',
        paid: [],
        needsPayPassword: true,
        hasPayPassword: true,
        deadlineMs,
        serverTimeMs: clock.now(),
      };
      return (
        says.info ?? good({ ...info, methods: [{ method: 'tianHangPay', enabled: true, reason: '', balance: '9000' }] })
      );
    }
    if (path.endsWith('Query')) return says.query;
    if (path === '/pay/tianHangPay') return says.wallet;
    return good({
      outTradeNo: 't',
      codeUrl: 'https://cashier.test/t',
      amount: '900',
      expiresAtMs: clock.now() + says.codeMs,
      serverTimeMs: clock.now(),
    });
  };

  /** A pay page of the order, as each mount has one, with what it has opened since. */
  async function open() {
    const { services, places } = givenServices(clock, (path) => {
      (asked[path] ??= []).push(clock.now());
      return answer(path);
    });
    const page = createPayOrder(services, { orderId: 'o', businessType: 'dometicketOrderPay' }, texts, async () => 'd');
    await clock.settle();
    return { ...page, places, services };
  }
  return { clock, says, open, asked: (path: string) => asked[path] ?? [] };
}

const query = '/pay/alipayQuery';
const inTime = (times: number[]) => times.map((ms) => ms / second);

/** A page that shows its code and waits for it. */
async function waiting() {
  const server = provider();
  const page = await server.open();
  await page.qr.open('alipay');
  return { ...server, page };
}

type Waiting = Awaited<ReturnType<typeof waiting>>;
const opened: { dispose(): void }[] = [];
afterEach(() => {
  for (const page of opened.splice(0)) page.dispose();
});
const kept = <T extends { page: { dispose(): void } }>(given: T): T => {
  opened.push(given.page);
  return given;
};

describe('a code that waits for its payment', () => {
  it.each([
    ['is pending', bad(16_128)],
    ['does not exist, since nobody has scanned the code', bad(404)],
  ])('is asked for every 2.5 s while the trade %s, and ends with its success', async (_state, pending) => {
    const { clock, says, asked, page } = kept(await waiting());
    says.query = pending;
    await clock.pass(7.5 * second);
    expect(page.qr.sheet.value?.state).toBe('waiting');
    [says.query, says.order] = [good({ orderId: 'o' }), 'paid'];
    await clock.pass(10 * minute);
    expect(inTime(asked(query))).toEqual([2.5, 5, 7.5, 10]);
    expect([page.qr.sheet.value, page.places]).toEqual([null, ['pay_finish']]);
  });

  it('has one question in flight', async () => {
    const { clock, says, asked } = kept(await waiting());
    says.query = never;
    await clock.pass(10 * minute);
    expect(inTime(asked(query))).toEqual([2.5]);
  });

  it('is asked for ever more slowly while calls fail, says so, and recovers', async () => {
    const { clock, says, asked, page } = kept(await waiting());
    says.query = offline;
    await clock.pass(57.5 * second);
    expect(inTime(asked(query))).toEqual([2.5, 7.5, 17.5, 37.5, 57.5]);
    expect(page.qr.sheet.value?.state).toBe('shaky');
    says.query = bad(16_128);
    await clock.pass(22.5 * second);
    expect(inTime(asked(query)).slice(5)).toEqual([77.5, 80]);
    expect(page.qr.sheet.value?.state).toBe('waiting');
  });

  it('is not asked for while the page is hidden, and at once when it is back', async () => {
    const { clock, asked } = kept(await waiting());
    clock.show(false);
    await clock.pass(5 * minute);
    expect(asked(query)).toEqual([]);
    clock.show(true);
    await clock.pass(2.5 * second);
    expect(inTime(asked(query))).toEqual([300, 302.5]);
  });

  it.each<[string, (given: Waiting) => unknown]>([
    ['its dialog is closed', ({ page }) => page.qr.close()],
    ['the widget is taken from the page', ({ page }) => page.dispose()],
    ['the order is paid with another code', ({ says }) => void ([says.query, says.order] = [bad(409), 'paid'])],
    ['the order is closed', ({ says }) => void ([says.query, says.order] = [bad(409), 'closed'])],
  ])('is not asked for any more when %s', async (_event, act) => {
    const given = kept(await waiting());
    await given.clock.pass(5 * second);
    await act(given);
    await given.clock.pass(2.5 * second);
    const before = given.asked(query).length;
    await given.clock.pass(10 * minute);
    expect(given.asked(query)).toHaveLength(before);
    expect(given.page.qr.sheet.value).toBeNull();
  });

  it('leaves nothing running behind a widget that has gone, also with calls in flight', async () => {
    const given = kept(await waiting());
    given.says.query = never;
    await given.clock.pass(2.5 * second);
    given.page.dispose();
    await given.clock.settle();
    expect([given.clock.timers(), given.clock.watchers()]).toEqual([0, 0]);
  });

  it('is replaced by itself when its time is up before that of the order', async () => {
    const { clock, asked, page } = kept(await waiting());
    await clock.pass(codeMs);
    expect(page.qr.sheet.value).toMatchObject({ state: 'waiting', code: { expiresAtMs: 2 * codeMs } });
    expect(inTime(asked('/pay/alipayPrecreate'))).toEqual([0, codeMs / second]);
  });

  it('is shown as over when it ends together with the order, or lasts too short to be replaced by itself', async () => {
    const server = provider();
    server.says.codeMs = 30 * second;
    const { page } = kept({ page: await server.open() });
    const { clock, asked } = server;
    await page.qr.open('alipay');
    await clock.pass(30 * second);
    const last = asked(query).length;
    expect(page.qr.sheet.value?.state).toBe('expired');
    expect(inTime(asked(query)).at(-1)).toBe(30);
    await clock.pass(5 * minute);
    expect(asked(query)).toHaveLength(last);
    await page.qr.refresh();
    await clock.pass(2.5 * second);
    expect(page.qr.sheet.value?.state).toBe('waiting');
    expect(asked(query)).toHaveLength(last + 1);
  });

  it('that another code has replaced is not asked for, its order is: paid elsewhere, the page goes on by itself', async () => {
    const { clock, says, asked, page } = kept(await waiting());
    says.query = bad(409);
    await clock.pass(20 * second);
    expect(page.qr.sheet.value?.state).toBe('expired');
    const last = asked(query).length;
    says.order = 'paid';
    await clock.pass(20 * second);
    expect([page.qr.sheet.value, page.places]).toEqual([null, ['pay_finish']]);
    expect(asked(query)).toHaveLength(last);
  });

  it('of two dialogs of one order is asked for by one of them, and ends in both', async () => {
    const { clock, says, asked, open, page } = kept(await waiting());
    const other = kept({ page: await open() }).page;
    await other.qr.open('alipay');
    await clock.pass(10 * second);
    expect(inTime(asked(query))).toEqual([2.5, 5, 7.5, 10]);
    [says.query, says.order] = [good({ orderId: 'o' }), 'paid'];
    await clock.pass(2.5 * second);
    expect([page.places, other.places]).toEqual([['pay_finish'], ['pay_finish']]);
  });
});

describe('at the end of the time to pay', () => {
  it.each<[string, (says: ReturnType<typeof provider>['says']) => unknown]>([
    ['the server closes the order', (says) => (says.order = 'closed')],
    ['the server cannot be reached', (says) => ([says.info, says.query] = [offline, offline])],
    ['the server says nothing of the order', (says) => (says.info = never)],
  ])('the code is asked for once more, and then no more, when %s', async (_ending, act) => {
    const server = provider();
    // A code with a longer life than its order.
    server.says.codeMs = 2 * deadlineMs;
    const { page } = kept({ page: await server.open() });
    await page.qr.open('alipay');
    await server.clock.pass(deadlineMs - second);
    const before = server.asked(query).length;
    act(server.says);
    await server.clock.pass(20 * minute);
    expect(inTime(server.asked(query).slice(before))).toEqual([deadlineMs / second]);
  });

  it('the page says that it is over, and finds a payment of the last second when asked again', async () => {
    const { clock, says, page } = kept(await waiting());
    await clock.pass(deadlineMs - second);
    says.info = offline;
    await clock.pass(second);
    expect([page.cashier.phase.value, page.qr.sheet.value]).toEqual(['overdue', null]);
    [says.info, says.order] = [undefined, 'paid'];
    page.reload();
    await clock.settle();
    expect(page.places).toEqual(['pay_finish']);
  });
});

describe('a payment of unknown outcome', () => {
  /** The wallet's answer was lost, and the server is away since. */
  async function unknown() {
    const server = provider();
    const { page } = kept({ page: await server.open() });
    page.choice.pick('tianHangPay');
    server.says.info = offline;
    await page.paying.submit();
    page.paying.typePassword('135790');
    await page.paying.confirmPassword();
    await server.clock.settle();
    return { ...server, page };
  }
  const info = '/pay/payInfo';

  it('is asked for ever more slowly until its outcome is known, and never paid again by itself', async () => {
    const { clock, says, asked, page } = await unknown();
    const before = asked(info).length;
    await clock.pass(57.5 * second);
    expect(inTime(asked(info).slice(before))).toEqual([5, 15, 35, 55]);
    expect(page.paying.step.value).toBe('checking');
    says.info = undefined;
    await clock.pass(20 * second);
    expect([page.paying.step.value, page.paying.error.value]).toEqual(['none', texts.notCharged]);
    const told = asked(info).length;
    await clock.pass(minute);
    expect([asked(info).length, asked('/pay/tianHangPay').length]).toEqual([told, 1]);
  });

  it('has one question in flight, however often 再次核对 is pressed', async () => {
    const { clock, says, asked, page } = await unknown();
    const answers: ((answer: Answer) => void)[] = [];
    const before = asked(info).length;
    says.info = new Promise((resolve) => answers.push(resolve));
    for (let press = 0; press < 3; press += 1) page.paying.lookAgain();
    await clock.pass(minute);
    expect(asked(info)).toHaveLength(before + 1);
    for (const answer of answers) answer(offline);
    says.info = offline;
    await clock.pass(7.5 * second);
    expect(asked(info).length).toBeLessThanOrEqual(before + 3);
    page.dispose();
    await clock.settle();
    expect([clock.timers(), clock.watchers()]).toEqual([0, 0]);
  });

  it.each<[string, (given: Awaited<ReturnType<typeof unknown>>) => unknown]>([
    ['the widget is taken from the page', ({ page }) => page.dispose()],
    ['the time to pay is over', ({ clock }) => clock.pass(deadlineMs)],
  ])('is not asked for any more when %s', async (_event, act) => {
    const given = await unknown();
    await given.clock.pass(2.5 * second);
    await act(given);
    const before = given.asked(info).length;
    await given.clock.pass(10 * minute);
    expect(given.asked(info)).toHaveLength(before);
    expect([given.clock.timers(), given.page.paying.step.value]).toEqual([0, 'none']);
  });

  it.each<[string, Answer]>([
    ['is not known', offline],
    [
      'leaves a rest to be paid by code',
      good({
        state: 'partly',
        paid: [],
        qr: { outTradeNo: 't', codeUrl: 'https://cashier.test/t', amount: '1', expiresAtMs: codeMs, serverTimeMs: 0 },
      }),
    ],
  ])('leaves nothing running when its outcome comes after the widget has gone and %s', async (_outcome, outcome) => {
    const { clock, says, asked, page } = await unknown();
    says.info = undefined;
    await clock.pass(5 * second);
    let answer: (given: Answer) => void = () => {};
    says.wallet = new Promise((resolve) => (answer = resolve));
    await page.paying.submit();
    page.paying.typePassword('135790');
    void page.paying.confirmPassword();
    await clock.settle();
    page.dispose();
    answer(outcome);
    const before = asked(info).length + asked(query).length;
    await clock.pass(10 * minute);
    expect([asked(info).length + asked(query).length, clock.timers(), page.qr.sheet.value]).toEqual([before, 0, null]);
  });

  it('is not asked for while the page is hidden, and at once when it is back', async () => {
    const { clock, says, asked, page } = await unknown();
    clock.show(false);
    const before = asked(info).length;
    await clock.pass(10 * minute);
    expect(asked(info)).toHaveLength(before);
    says.info = undefined;
    clock.show(true);
    await clock.settle();
    expect(page.paying.step.value).toBe('none');
  });
});

it('asks once whether the order is to be cancelled, however often that is pressed before the question is shown', async () => {
  const { asked, page, clock } = kept(await waiting());
  const questions: ((yes: boolean) => void)[] = [];
  page.services.say.confirm = () => new Promise((resolve) => questions.push(resolve));
  for (let press = 0; press < 3; press += 1) void page.cancel();
  expect(questions).toHaveLength(1);
  questions[0]?.(true);
  await clock.settle();
  expect(asked('/order/cancelAirOrder')).toHaveLength(1);
});
