import { expect, test } from 'vitest';
import type { DepartmentTree } from '#contract/company-people.ts';
import { advanceClock, siteUrl, useBrowser } from './support/browser.ts';
import { call, signIn } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { agreeAll, askApprovals, createPeople, payByCompany, submitBooking } from './support/company-people.ts';
import { overflow } from './support/look.ts';
import { bookOverStandard, chinaDay, confirmAndScan, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();
const { siteAs, decideByPhone } = createPeople(open);
const [company, traveller, approver] = ['13800000070', '13800000071', '13800000072'];

/** Head of 市场部, who will not answer. */
async function lateHead({ token, appId }: SignedIn): Promise<string> {
  const tree = await call<DepartmentTree>('/company/departments', { token }, appId);
  return tree.nodes.find(({ name }) => name === '市场部')?.headName ?? '';
}

/** Two nodes for the traveller's department: a head within an hour, then the company's account. */
async function designProcess(session: SignedIn, late: string): Promise<void> {
  const { page, press, type, choose, read, errors, close } = await siteAs(session, '/travel/processSettings');
  await press('新建流程');
  await page.getByRole('menuitem', { name: '行程审批' }).click();
  await type('流程名称', '研发行程审批');
  await choose('部门与等级', '研发中心', /^研发中心/);
  const flow = page.getByRole('group', { name: '审批流程' });
  await flow.getByRole('button', { name: /^直属主管/ }).click();
  await type('名称', '市场负责人');
  await press('直属主管');
  await press('指定成员');
  await choose('添加成员', late, new RegExp(late));
  await page.getByRole('tab', { name: '超时' }).click();
  await page.getByRole('textbox', { name: '小时内未处理' }).fill('1');
  await choose('超时后', '', '转交上级');
  await press('完成');
  await flow.getByRole('button', { name: '在此插入' }).nth(1).click();
  await page.getByRole('menuitem', { name: '审批人' }).click();
  await type('名称', '企业管理员');
  await press('移除直属主管');
  await page.getByRole('tab', { name: '高级' }).click();
  await choose('没有审批人时', '', '转交企业管理员');
  await press('完成');
  await choose('申请人', '陈佳宁', /陈佳宁/);
  await read(/^2 个节点，预计/);
  await press('审批人与时间');
  await page.getByRole('dialog').getByText(late).first().waitFor();
  await page.keyboard.press('Escape');
  await press('发布');
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await read('已发布，新的申请按此版本审批');
  expect(errors).toEqual([]);
  await close();
}

/** The general manager, to whom the head's task goes, is away. */
async function setDeputy(session: SignedIn): Promise<void> {
  const { press, choose, read, errors, close } = await siteAs(session, '/travel/audit?set=deputies');
  await choose(/外出/, '郑怀远', /郑怀远/);
  await choose(/^代理人/, '许曼', /许曼/);
  await press('设置代理人');
  await read(/郑怀远.*外出时由 许曼 代审批/);
  expect(errors).toEqual([]);
  await close();
}

/** Train, hotel and return flight from a list of legs; the budgets are those of the estimate. */
async function apply(session: SignedIn): Promise<string> {
  const [from, to] = [chinaDay(6), chinaDay(8)];
  const legs = `train.BJS.SHA.${from}..1.0_hotel..SHA.${from}.${to}.1.1_flight.SHA.BJS.${to}..1.0`;
  const { page, press, type, choose, read, errors, close } = await siteAs(
    session,
    `/travel/application/add?from=${from}&to=${to}&legs=${legs}`,
  );
  await type(/出差事由/, '上海供应商评审');
  await choose(/出差类型/, '', '供应商与采购');
  await type(/^项目/, 'PRJ-118');
  await press('按估价填入');
  for (const product of ['国内机票', '火车票', '酒店']) await type(`${product}预算`, '9000');
  // Budgets above the standard want a reason.
  await type(/申请放宽差标的理由/, '评审在旺季，常用酒店已满');
  await press('提交申请');
  await read(/^已提交，申请单号 SQ/);
  await page.getByRole('heading', { name: '上海供应商评审' }).waitFor();
  await read('审批中');
  const id = new URL(page.url()).searchParams.get('applicationId') ?? '';
  expect(errors).toEqual([]);
  await close();
  return id;
}

async function decideAtDesk(session: SignedIn, title: string | RegExp): Promise<void> {
  const { page, press, read, errors, close } = await siteAs(session, '/travel/examination_list');
  await page.getByRole('row', { name: title }).getByRole('button', { name: '审批', exact: true }).click();
  // The word stands there for those who agreed before.
  const decided = page.waitForResponse('**/travel/audit/decide');
  await press('同意');
  await decided;
  await read('已同意');
  expect(errors).toEqual([]);
  await close();
}

test('a trip is asked for, decided by two in time, booked from its application, changed and refunded', async () => {
  let [boss, employee] = [await signIn(company), await signIn(traveller)];
  await askApprovals(boss, { changes: 1, over: 1 });
  await designProcess(boss, await lateHead(boss));
  await setDeputy(boss);
  const applicationId = await apply(employee);
  await advanceClock(3700);
  // Sessions end in an hour without a call.
  [boss, employee] = [await signIn(company), await signIn(traveller)];
  const second = await signIn(approver);
  await decideByPhone(second, /上海供应商评审/, '您正在代 郑怀远 审批');
  await decideAtDesk(boss, /上海供应商评审/);
  const { page, press, read, errors, close } = await siteAs(
    employee,
    `/travel/apply/details?applicationId=${applicationId}`,
  );
  await read(/下面每一段都可以直接预订。$/);
  const back = () => page.goto(`${siteUrl()}/travel/apply/details?applicationId=${applicationId}`);
  const fillIn = async () => {
    await read(/本单使用行程申请 SQ/);
    await expect
      .poll(() => page.getByRole('textbox', { name: /出行事由|出差事由|事由/ }).inputValue())
      .toBe('上海供应商评审');
    await expect.poll(() => page.getByRole('textbox', { name: /项目/ }).inputValue()).toBe('PRJ-118');
    expect(await overflow(page)).toBe(0);
    await agreeAll(page);
  };
  // The train.
  await press(/^预订 北京 上海/);
  await page
    .locator('[data-train^="G"]')
    .first()
    .getByRole('button', { name: /^预订.*二等座/ })
    .click();
  await page.getByRole('heading', { name: '乘车人' }).waitFor();
  await fillIn();
  await submitBooking(page);
  await payByCompany(page);
  await advanceClock(180);
  await back();

  // The hotel.
  await press('预订 上海');
  await page.locator('.hl-card').filter({ hasText: '合规' }).first().locator('.hl-card__a').click();
  const rate = page
    .locator('.hr-rate')
    .filter({ hasText: /在线付/ })
    .filter({ hasText: '合规' })
    .first();
  await rate.getByRole('button', { name: /^预订 / }).click();
  await page.getByRole('heading', { name: '入住人' }).waitFor();
  await fillIn();
  await submitBooking(page);
  await payByCompany(page);

  await back();
  // The flight back, above the standard: the company decides before it pays its share.
  await press(/^预订 上海 北京/);
  await bookOverStandard(page);
  const lower = page.getByRole('dialog', { name: '低价提醒' });
  await lower.getByRole('button', { name: '客户或会议指定' }).click();
  await lower.getByRole('button', { name: /^仍选 ¥/ }).click();
  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  await read('提交后须公司审批');
  await fillIn();
  await submitBooking(page);
  await read(/等待许曼审批/);
  const flight = page.url();
  await decideAtDesk(second, /上海 → 北京/);
  await page.goto(flight);
  const openOrder = async (title: RegExp) => {
    await back();
    await page.getByRole('row', { name: title }).getByRole('link').first().click();
  };
  await openOrder(/上海 → 北京/);
  await page
    .getByRole('button', { name: /^去支付|^支付/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('radio', { name: /公司.*个人/ }).check({ force: true });
  await payAtCashier(page, await confirmAndScan(page, '/pay/multiPay', '135790'));
  await read('订单支付成功');
  await advanceClock(60);

  // A change and a refund, each approved.
  await openOrder(/上海 → 北京/);
  await read('已出票');
  await press('改签');
  const change = page.getByRole('dialog', { name: '改签' });
  await change.getByRole('button', { name: '后几天' }).click();
  await change
    .getByRole('row', { name: /无需补款|退 ¥|补 ¥/ })
    .first()
    .getByRole('button')
    .first()
    .click();
  await change.getByRole('button', { name: /^(确认改签|提交并支付差价)$/ }).click();
  await read('改签审批');
  await decideAtDesk(second, /改签/);
  await read(/审批通过/);
  await openOrder(/北京南 → 上海虹桥/);
  await press('退票');
  const refund = page.getByRole('dialog', { name: '退票' });
  await refund.getByRole('button', { name: '确认退票 1 张' }).click();
  await read('退票审批');
  await decideAtDesk(second, /退票/);
  // The page follows the request by itself; its steps are by the clock from then on.
  await page.getByRole('heading', { name: /^退票/ }).first().waitFor();
  await advanceClock(600);
  // A refund takes days: its page is not followed by the second.
  await openOrder(/北京南 → 上海虹桥/);
  await page.getByRole('heading', { name: '已退款' }).waitFor();
  await back();
  await read(/已还回 ¥/);
  await page.getByRole('button', { name: /^预订 北京 上海/ }).waitFor();
  // Other files of the worker meet the levels as they were.
  await askApprovals(boss, { changes: 0, over: 0 });
  expect(errors).toEqual([]);
  await close();
});
