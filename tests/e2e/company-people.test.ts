import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import type { DepartmentTree } from '#contract/company-people.ts';
import type { HotelList, HotelRates } from '#contract/hotel.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import { http } from '../../scripts/lib/http.mjs';
import { advanceClock, sandboxUrl, siteUrl, useBrowser } from './support/browser.ts';
import { call, enter, signIn } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { findings, overflow, settled } from './support/look.ts';
import { chooseRate, nameGuests } from './support/stay-steps.ts';
import { chinaDay, confirmAndScan, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();
// Standards and people of the company are not to stand in the way of the files after this one.
afterAll(async () => void (await http.post(`${sandboxUrl()}/sandbox/reset`)));

const company = '13800000070';
const staff = ['13800000071', '13800000072', '13800000073'] as const;
const usualLimit = 500;

/** A member's page of the site, operated by keyboard. */
async function keysOf(session: SignedIn, path: string) {
  const { page, errors, close } = await open('about:blank');
  await enter(page, session);
  await page.goto(siteUrl() + path);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).last();
  const named = (role: 'tab' | 'option' | 'textbox' | 'combobox', name: string | RegExp) =>
    page.getByRole(role, { name }).last();
  return {
    page,
    errors,
    close,
    goTo: (to: string) => page.goto(siteUrl() + to),
    press: (name: string | RegExp) => button(name).press('Enter'),
    pressIn: (dialog: string | RegExp, name: string | RegExp) =>
      page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).press('Enter'),
    tab: (name: string | RegExp) => named('tab', name).press('Enter'),
    field: (name: string | RegExp) => named('textbox', name),
    read: (text: string | RegExp) => page.getByText(text).first().waitFor(),
    /** From the keys: opens the list and goes down to the option. */
    async choose(name: string | RegExp, option: string | RegExp) {
      const list = named('combobox', name);
      await list.press('Enter');
      await named('option', option).waitFor();
      for (let step = 0; step < 20; step += 1) {
        const at = await list.getAttribute('aria-activedescendant');
        const text = at ? await page.locator(`[id="${at}"]`).innerText() : '';
        if (typeof option === 'string' ? text === option : option.test(text)) break;
        await list.press('ArrowDown');
      }
      await list.press('Enter');
    },
  };
}
type Keys = Awaited<ReturnType<typeof keysOf>>;

/** 200 newcomers; `isWrong`: 20 of them with one of four faults. */
function roster(isWrong: boolean): string {
  const rows = Array.from({ length: 200 }, (_, at) => {
    const fault = isWrong && at % 10 === 3 ? ['phone', 'name', 'level', 'manager'][(at / 10) & 3] : '';
    const no = String(at).padStart(4, '0');
    return [
      `ZX${no}`,
      fault === 'name' ? '' : `钟${'一二三四五六七八九十'[at % 10]}${'明华平杰涛超霞敏静洁'[Math.floor(at / 10) % 10]}`,
      fault === 'phone' ? `1887${no}` : `1880009${no}`,
      '研发中心/平台组',
      fault === 'level' ? 'P99' : 'P5 专员',
      fault === 'manager' ? 'YF9999' : 'YF0142',
    ].join(',');
  });
  return ['工号,姓名,手机,部门,等级,主管', ...rows].join('\n');
}

async function importPeople(keys: Keys): Promise<void> {
  const { page, goTo, press, pressIn, choose, read } = keys;
  const apply = async (text: string, count: number) => {
    await page.getByLabel('从表格中复制的内容').fill(text);
    await press('读取');
    await read('粘贴的名册.csv：共 200 位员工');
    await choose(/^文件中没有的员工/, /保持不变/);
    if (count < 200) await read(`只看有误 ${200 - count}`);
    await press(`查看 ${count} 行的差异`);
    await press(`应用 ${count} 项更改`);
    await read(`已应用 ${count} 项更改`);
  };
  await goTo('/myCenter/import_employees');
  await apply(roster(true), 180);
  await press('撤销这次导入');
  await pressIn('撤销这次导入', '撤销');
  await read('这次导入已撤销');
  await press('再导入一个文件');
  await apply(roster(false), 200);
}

/** 会展组 leaves 市场部: it stands directly below the company. */
async function moveDepartment({ page, goTo }: Keys, boss: SignedIn): Promise<void> {
  const parentOf = async () => {
    const { nodes } = await call<DepartmentTree>('/company/departments', { token: boss.token }, boss.appId);
    return nodes.find(({ name }) => name === '会展组')?.parentId;
  };
  expect(await parentOf()).not.toBeNull();
  await goTo('/personnel/enterpriseStall');
  await page.getByLabel('部门 / 负责人').fill('会展组');
  const tree = page.getByRole('tree');
  await tree.getByRole('treeitem', { name: /会展组/ }).waitFor();
  await tree.press('End');
  await tree.press('Alt+ArrowLeft');
  await expect.poll(parentOf).toBeNull();
}

/** A night in Shanghai within the standard of today, above that of tomorrow. */
async function stayInShanghai({ appId, token }: SignedIn): Promise<void> {
  const ask = <T>(path: string, fields: Record<string, unknown>) => call<T>(path, { token, ...fields }, appId);
  const stay = { checkIn: chinaDay(20), checkOut: chinaDay(21), travelType: 'business' };
  const { rows } = await ask<HotelList>('/hotel/query', { city: 'SHA', ...stay, size: 100 });
  for (const { hotelId } of rows) {
    const { rooms } = await ask<HotelRates>('/hotel/rates', { hotelId, ...stay });
    const rate = rooms
      .flatMap(({ rates }) => rates)
      .find((one) => Number(one.perNight) > 360 && Number(one.perNight) <= usualLimit && !one.needsPinyin);
    if (!rate) continue;
    const { verifyKey, arrivalTimes } = await ask<VerifiedStay>('/hotel/verify', {
      hotelId,
      rateId: rate.rateId,
      ...stay,
      seenTotal: rate.total,
    });
    await ask('/hotel/createOrder', {
      requestId: crypto.randomUUID(),
      verifyKey,
      guests: [[{ name: '周砚清' }]],
      contact: { name: '周砚清', mobilePhone: '13800000010' },
      arrival: arrivalTimes[0],
      travelReason: '客户验收',
      agreed: true,
    });
    return;
  }
  throw new Error('no such night');
}

async function publishStandard({ page, goTo, tab, press, pressIn, field, read }: Keys): Promise<void> {
  await goTo('/travel/editStandardSettings/1');
  await read('所有行程的判定都不变。');
  await tab(/^酒店/);
  await press('¥500');
  await field('每间每晚').fill('300');
  await field('每间每晚').press('Enter');
  await read('3 人会受影响');
  await press('发布');
  await read(/将影响 3 人/);
  await page.getByRole('dialog').getByText('原 ¥500').or(page.getByText('每间每晚不超过 ¥300')).first().waitFor();
  await pressIn(/^发布/, '发布');
  await read(/^已发布，/);
}

const submit = (page: Page) =>
  page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first().press('Enter');

/** Above the new standard: a reason, and two payers. */
async function bookAbove({ page, goTo, read }: Keys): Promise<void> {
  await goTo(`/hotel/index?city=SHA&checkIn=${chinaDay(26)}&checkOut=${chinaDay(28)}`);
  await chooseRate(page, /免费取消[^]*在线付[^]*超标 ¥/);
  await nameGuests(page, '许曼', 'XU/MAN');
  await page.getByRole('textbox', { name: '姓名' }).last().fill('许曼');
  await page.getByRole('group', { name: '超标原因' }).getByRole('button').first().press('Enter');
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).press('Space');
  await read('公司支付');
  await submit(page);
  await payAtCashier(page, await confirmAndScan(page, '/pay/multiPay', '135790'));
  await read('订单支付成功');
}

/** Two colleagues under different standards: one search, a verdict each, and an order each. */
async function bookForTwo({ page, goTo, press, pressIn, read }: Keys): Promise<void> {
  await goTo(`/hotel/index?city=SHA&checkIn=${chinaDay(30)}&checkOut=${chinaDay(31)}&rooms=2&adults=2`);
  await page.locator('.hd-me').getByRole('button').press('Enter');
  await page.getByRole('menuitem', { name: '为谁预订' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '为谁预订' });
  for (const name of ['王思远', '赵一鸣']) {
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('checkbox', { name: new RegExp(name) }).press('Space');
  }
  await pressIn('为谁预订', '确定');
  await read('为 王思远 等 2 人预订');
  await chooseRate(page, /在线付[^]*王思远 超标 ¥[^]*赵一鸣 不可订/);
  for (const name of [/^王思远/, /^赵一鸣/]) {
    const chip = page.getByRole('button', { name }).first();
    await chip.waitFor();
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.press('Enter');
  }
  await page.getByRole('group', { name: '每位出行人的差标' }).waitFor();
  await settled(page);
  expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
  await press('按各自差标分开下单');
  await read(/^赵一鸣 已移出本单/);
}

test('a company imports its people, moves a department, publishes a standard after it was foretold, and its people book above it and by their own', async () => {
  for (const phone of staff) await stayInShanghai(await signIn(phone));
  let boss = await signIn(company);
  let keys = await keysOf(boss, '/');
  await importPeople(keys);
  await moveDepartment(keys, boss);
  await publishStandard(keys);
  expect(keys.errors).toEqual([]);
  await keys.close();
  // The standard counts from tomorrow on; sessions end in an hour without a call.
  await advanceClock(24 * 3600);
  keys = await keysOf(await signIn(staff[1]), '/');
  await bookAbove(keys);
  expect(keys.errors).toEqual([]);
  await keys.close();
  boss = await signIn(company);
  keys = await keysOf(boss, '/');
  await bookForTwo(keys);
  expect(keys.errors).toEqual([]);
  await keys.close();
});
