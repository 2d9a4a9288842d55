import { expect, test } from 'vitest';
import type { FlightList } from '#contract/flight.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { smsCode, useBrowser } from './support/browser.ts';
import { bookByApi, call, enterHere, signIn } from './support/by-api.ts';
import { findings, overflow, settled, smallTargets } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
const [distributor, agent] = ['13800000040', '13800000041'];

/** A partner's page with the account centre, whose member is logged in, at a place of it. */
async function openCentre(member: string, place: string, viewport = { width: 1280, height: 900 }) {
  const opened = await open('about:blank', { viewport });
  const { page } = opened;
  await showPartnerPage(
    page,
    '<div data-travel-widget="account-centre" data-router="hash" data-load="eager"></div>',
    `<title>A partner's page</title>${loaderTag()}`,
  );
  await enterHere(page, await signIn(member));
  await page.reload();
  const goTo = (to: string) => page.evaluate((hash) => void (location.hash = `account-centre=${hash}`), to);
  await goTo(place);
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).last();
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' }).first();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return { ...opened, goTo, press, field, row };
}

const cleanLook = async (page: Parameters<typeof findings>[0]) => {
  await settled(page);
  return [await findings(page), await overflow(page), await smallTargets(page)];
};

test('partner page: a distributor makes a subordinate with a commission, who logs in; frozen, they cannot', async () => {
  const { page, errors, close, press, field, row } = await openCentre(distributor, '/myCenter/subordinate');
  await row('邵明远').getByText('0.5%').waitFor();
  await press('新增下级').click();
  await field('手机号码').fill('13977770001');
  await field('姓名').fill('季晓棠');
  await field(/^分给对方/).fill('1.6');
  await press('保存').click();
  await page.getByText('分给对方的比例不能高于您自己的分润比例 1.5%').waitFor();
  await field(/^分给对方/).fill('0.8');
  await press('保存').click();
  await row('季晓棠').getByText('待激活').waitFor();

  await call('/login/appNewLoginPhoneCode', { mobilePhone: '13977770001' }, 'default');
  const register = {
    mobilePhone: '13977770001',
    loginPwd: passwordHash('travel123'),
    code: await smsCode('13977770001'),
  };
  expect(await call('/register/appRegisterSave', register, 'default')).toMatchObject({ realName: '季晓棠' });
  await page.reload();
  await row('季晓棠').waitFor();
  await expect.poll(() => row('季晓棠').getByText('待激活').count()).toBe(0);
  await row('季晓棠').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '冻结' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '冻结' }).click();
  await row('季晓棠').getByText('已冻结').waitFor();
  await expect(signIn('13977770001')).rejects.toThrow('该账号已被冻结');
  expect(errors).toEqual([]);
  await close();
});

test('partner page: the orders of a subordinate open for reading alone', async () => {
  await bookByApi(await signIn('13800000401'), 52);
  const { page, errors, close, goTo, row } = await openCentre(distributor, '/myCenter/subordinate');
  await row('邵明远').getByRole('button', { name: '订单' }).click();
  await page.getByText('仅显示 邵明远 的订单，仅供查看').waitFor();
  await page.getByRole('link', { name: '订单详情' }).first().click();
  await page.getByText('邵明远').first().waitFor();
  await page
    .getByText(/\d{4}\*{6,}/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /^(去支付|退票|改签|取消订单)$/ }).count()).toBe(0);
  await goTo('/myCenter/subordinate?view=tree');
  await page.getByRole('treeitem', { name: /林可欣/ }).click();
  await page.getByRole('heading', { name: '林可欣 · 设置' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

test('partner page: a PNR is pasted, corrected, priced and ordered by keys alone', async () => {
  const date = chinaDay(41);
  const { flights } = await call<FlightList>(
    '/airTicket/queryFlight',
    { orgCity: 'PEK', dstCity: 'SHA', date, adults: 1 },
    'default',
  );
  const flight = flights.find(({ seats }) => seats.length > 0);
  const digits = '11010119900307761';
  const pnr = [
    ' 1.张三 HX5YQD',
    ` 2.  ${flight?.flightNo} ${flight?.seats[0]?.cabinCode}   ${date.slice(8)}${months[Number(date.slice(5, 7)) - 1]}${date.slice(2, 4)}PEKSHA HK1`,
    ` 3.SSR FOID ${flight?.airline} HK1 NI${digits}${idCheckCharacter(digits) === '0' ? '1' : '0'}/P1`,
    ` 4.OSI ${flight?.airline} CTCM13900001111/P1`,
  ].join('\n');
  const { page, errors, close, field } = await openCentre(agent, '/myCenter/quickOrder');
  await field('粘贴内容').fill(pnr);
  await page.keyboard.press('Enter');
  await page.getByText(/按 PNR 识别：1 个航段，1 位乘机人/).waitFor();
  // The doubtful number has the focus: its check digit is mended without the mouse.
  await expect
    .poll(() => field('证件号码').evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input))
    .toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(idCheckCharacter(digits));
  expect(await cleanLook(page)).toEqual([[], 0, []]);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /^提交订单 ¥/ }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('请确认已说明退改签规则并同意服务协议').waitFor();
  // The first missing tick has the focus, the next one follows.
  const tick = page.locator('input[name=agreed]');
  await expect
    .poll(() => tick.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input))
    .toBe(true);
  await page.keyboard.press('Space');
  // The agreement's link stands between them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await page.waitForFunction(() => location.hash.includes('/pay/order/'));
  expect(errors).toEqual([]);
  await close();
});

test('phone: the list, the form and the quick order fit', async () => {
  const { page, errors, close, goTo, field } = await openCentre(agent, '/myCenter/subordinate', {
    width: 375,
    height: 812,
  });
  await page.getByText('周砚清').waitFor();
  expect(await cleanLook(page)).toEqual([[], 0, []]);
  await goTo('/myCenter/subordinate?id=new');
  await field('手机号码').waitFor();
  expect(await cleanLook(page)).toEqual([[], 0, []]);
  await goTo('/myCenter/quickOrder');
  await field('粘贴内容').fill('张三 E12345678 13800000010');
  await page.keyboard.press('Enter');
  await field('航班号').waitFor();
  expect(await cleanLook(page)).toEqual([[], 0, []]);
  expect(errors).toEqual([]);
  await close();
});
