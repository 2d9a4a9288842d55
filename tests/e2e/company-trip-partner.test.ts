import { beforeAll, expect, test } from 'vitest';
import { wholeTest } from '#tests/support/whole.ts';
import { advanceClock, useBrowser } from './support/browser.ts';
import { call, signIn } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import {
  agreeAll,
  askApprovals,
  confirmByCompany,
  createPeople,
  fitsPhone,
  payByCompany,
  submitBooking,
} from './support/company-people.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
const { partnerAs, decideByPhone } = createPeople(open);

/** 许曼, then the company's account, for trips of 研发中心. */
async function twoLevels(token: string): Promise<void> {
  const level = (id: string, name: string, who: object[]) => ({
    kind: 'approve',
    id,
    name,
    who,
    mode: 'all',
    onNobody: 'admin',
    skipSelf: true,
    skipRepeated: true,
    mayHandOn: true,
  });
  const fields = (more: object) => ({ token, requestId: crypto.randomUUID(), ...more });
  const content = {
    nodes: [level('first', '直属主管', [{ kind: 'person', employeeId: 710_072 }]), level('second', '企业管理员', [])],
  };
  const { processId, lock } = await call<{ processId: number; lock: number }>(
    '/travel/process/save',
    fields({
      kind: 'trip',
      lock: 0,
      processName: '合作页面行程审批',
      content,
      note: '',
      scope: { departments: [7101], levels: [], products: [] },
    }),
    'default',
  );
  await call('/travel/process/publish', fields({ processId, lock }), 'default');
}

beforeAll(async () => await twoLevels((await signIn('13800000070')).token));

/** The company's account, the traveller, and the first of those who decide. */
const signInAll = async (): Promise<[boss: SignedIn, employee: SignedIn, first: SignedIn]> => [
  await signIn('13800000070'),
  await signIn('13800000071'),
  await signIn('13800000072'),
];

/** The page of the employee's application about these legs, agreed by both; `budgets` in yuan in place of the estimate. */
async function apply(
  [boss, employee, first]: readonly [SignedIn, SignedIn, SignedIn],
  { reason, legs, budgets }: { reason: string; legs: string; budgets: Readonly<Record<string, string>> },
) {
  const opened = await partnerAs(
    employee,
    `/travel/application/add?from=${chinaDay(6)}&to=${chinaDay(8)}&legs=${legs}`,
  );
  const { page, press, type, choose, read, go } = opened;
  await type(/出差事由/, reason);
  await choose(/出差类型/, '', '客户拜访');
  await press('按估价填入');
  for (const product of Object.keys(budgets))
    await expect.poll(() => page.getByRole('textbox', { name: `${product}预算` }).inputValue()).not.toBe('');
  for (const [product, yuan] of Object.entries(budgets)) if (yuan) await type(`${product}预算`, yuan);
  if (Object.values(budgets).some(Boolean)) await type(/申请放宽差标的理由/, '客户指定时间');
  await fitsPhone(page);
  await press('提交申请');
  await read(/^已提交，申请单号 SQ/);
  await read('审批中');
  await fitsPhone(page);
  const id = /applicationId=(\d+)/.exec(page.url())?.[1] ?? '';
  await decideByPhone(first, new RegExp(reason), '您是流程指定的审批人');
  await decideByPhone(boss, new RegExp(reason), /企业管理员/);
  const back = async () => await go(`/travel/apply/details?applicationId=${id}`);
  await back();
  await read(/下面每一段都可以直接预订。$/);
  await fitsPhone(page);
  return { ...opened, back };
}

wholeTest(
  "on a partner's page a phone applies for a trip by train, two levels approve it, and it is booked from the application",
  async () => {
    const [from, to] = [chinaDay(6), chinaDay(8)];
    const legs = `train.BJS.SHA.${from}..1.0_hotel..SHA.${from}.${to}.1.1`;
    const { page, press, read, errors, close, back } = await apply(await signInAll(), {
      reason: '合作页面客户验收',
      legs,
      budgets: { 火车票: '' },
    });
    await press(/^预订 北京 上海/);
    await page
      .getByRole('button', { name: /^选这个/ })
      .first()
      .click();
    await page.getByRole('heading', { name: '乘车人' }).waitFor();
    await read(/本单使用行程申请 SQ.*合作页面客户验收/);
    await agreeAll(page);
    await submitBooking(page);
    await payByCompany(page);
    // The seat is taken from the application, the room is still to be booked.
    await back();
    await read(/^已订 1\/1 人/);
    await page.getByRole('button', { name: /^预订 .*上海$/ }).waitFor();
    expect(await page.getByRole('button', { name: /^预订 北京 上海/ }).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  },
);

test("on a partner's page a phone books hotel and flight from its application, changes the flight and gives it back, and the budget returns", async () => {
  const people = await signInAll();
  const [boss, , first] = people;
  await askApprovals(boss, { changes: 1, over: 0 });
  const [from, to] = [chinaDay(6), chinaDay(8)];
  const { page, press, read, errors, close, back } = await apply(people, {
    reason: '合作页面设备巡检',
    legs: `hotel..SHA.${from}.${to}.1.1_flight.BJS.SHA.${from}..1.0`,
    budgets: { 国内机票: '9000', 酒店: '9000' },
  });
  const order = async (title: RegExp) => {
    await back();
    await page.getByRole('row', { name: title }).getByRole('link').first().click();
  };
  const fillIn = async () => {
    await read(/本单使用行程申请 SQ.*合作页面设备巡检/);
    await fitsPhone(page);
    await agreeAll(page);
    await submitBooking(page);
    await payByCompany(page);
    await fitsPhone(page);
  };

  await press('预订 上海');
  await page.locator('.hl-card').filter({ hasText: '合规' }).first().locator('.hl-card__a').click();
  const rate = page
    .locator('.hr-rate')
    .filter({ hasText: /在线付/ })
    .filter({ hasText: '合规' })
    .first();
  await rate.getByRole('button', { name: /^预订/ }).click();
  await page.getByRole('heading', { name: '入住人' }).waitFor();
  await fillIn();

  await back();
  await press(/^预订 北京 上海/);
  await page.getByRole('button', { name: /订票$/ }).first().click();
  await page.getByRole('button', { name: /^预订/ }).first().click();
  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  await fillIn();
  await advanceClock(180);
  await back();
  // Both are taken from the application.
  await read(/^已订 1\/1 人/);
  await read(/各段都已订满/);
  expect(await page.getByRole('button', { name: /^预订 / }).count()).toBe(0);
  await fitsPhone(page);

  // The change waits for the company, its difference is paid, and the ticket is that of the new flight.
  await order(/北京 → 上海/);
  await read('已出票');
  await fitsPhone(page);
  await press('改签');
  const change = page.getByRole('dialog', { name: '改签' });
  await change.getByRole('button', { name: '后几天' }).click();
  await change.getByRole('row', { name: /补 ¥/ }).first().getByRole('button').first().click();
  await fitsPhone(page);
  await change.getByRole('button', { name: '提交并支付差价' }).click();
  await read('改签审批');
  await fitsPhone(page);
  await decideByPhone(first, /改签/, /直属主管/, '/travel/audit/order');
  await press(/^支付差价 ¥/);
  await confirmByCompany(page);
  // A paid change leads to the order list (specification 2, section 4).
  await page.getByRole('article').first().waitFor();
  await advanceClock(180);
  await order(/北京 → 上海/);
  await page.getByRole('heading', { name: '已改签' }).waitFor();

  await press('退票');
  const refund = page.getByRole('dialog', { name: '退票' });
  await refund.getByText('预计退回').waitFor();
  await fitsPhone(page);
  await refund.getByRole('button', { name: '确认退票 1 人' }).click();
  await read('退票审批');
  await decideByPhone(first, /退票/, /直属主管/, '/travel/audit/order');
  await page.getByRole('heading', { name: /^退票/ }).first().waitFor();
  await advanceClock(600);
  // A refund takes days: its page is not followed by the second.
  await back();
  await order(/北京 → 上海/);
  await page.getByRole('heading', { name: '已退款' }).waitFor();
  // The budget is the application's again, and the leg can be booked once more.
  await back();
  await read(/已还回 ¥/);
  await page.getByRole('button', { name: /^预订 北京 上海/ }).waitFor();
  await fitsPhone(page);
  // Other files of the worker meet the levels as they were.
  await askApprovals(boss, { changes: 0, over: 0 });
  expect(errors).toEqual([]);
  await close();
});
