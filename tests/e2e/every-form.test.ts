import { expect, test } from 'vitest';
import { certTypeOrder, certTypes } from '#domain/passenger/documents/cert-types.ts';
import { wholeTest } from '#tests/support/whole.ts';
import { advanceClock, smsCode, useBrowser } from './support/browser.ts';
import { enterHere, signIn, tradeOf } from './support/by-api.ts';
import { payByPhone } from './support/main-journey.ts';
import { newPhone, openPartnerPage } from './support/newcomer.ts';
import type { Partner } from './support/newcomer.ts';
import { orderStay } from './support/order-stay.ts';
import { bookOverStandard, chinaDay, fillBooking } from './support/steps.ts';

const { open } = useBrowser();

/** Types the fields of each type of document; the ID card comes last and stays. */
async function fillEveryDocument({ page, field }: Partner): Promise<void> {
  const person = page
    .getByRole('group', { name: '乘机人 1' })
    .or(page.getByRole('region', { name: '乘机人 1' }))
    .first();
  for (const type of [...certTypeOrder.filter((one) => one !== '1'), '1'] as const) {
    await person.getByRole('combobox', { name: '证件类型' }).click();
    await page
      .getByRole('option', { name: new RegExp(`^${certTypes[type].short}`) })
      .first()
      .click();
    const values: [RegExp, string][] = [
      [/^姓名/, certTypes[type].name === 'latin' ? 'ZHANG/WEI' : '张伟'],
      [/^证件号码/, type === '1' ? '11010519491231002X' : 'H12345678'],
      [/^证件有效期/, '2039-01-31'],
      [/^出生日期/, '1949-12-31'],
    ];
    for (const [name, text] of values) if (await field(name, person).count()) await field(name, person).fill(text);
    await field(/^证件号码/, person).blur();
  }
}

test('a new customer registers in the middle of a booking, fills every form and pays, on the oldest browser of the floor: nothing breaks, nothing is reported', async () => {
  const partner = await openPartnerPage(open, 'flight-search');
  const { page, press, fill, read, field, button, faults, ask, leave } = partner;
  const phone = newPhone('171');
  await press(/^去程/);
  const [, month, day] = chinaDay(40).split('-').map(Number);
  await press('下个月');
  await page
    .getByRole('gridcell', { name: new RegExp(`${month}月${day}日`) })
    .filter({ visible: true })
    .first()
    .click();
  await press('搜索航班');
  await button(/订票$/).nth(2).click();
  await button(/^预订/).last().click();

  const dialog = page.getByRole('dialog');
  await press('登录', dialog);
  await read('请正确输入手机号码');
  await dialog.getByRole('tab', { name: '账号登录' }).click();
  await press('登录', dialog);
  await read('请输入您的帐号');
  await press('忘记密码');
  await fill({ 手机号: phone, 新密码: 'hunter2-𠮷', 确认密码: 'hunter3-𠮷' });
  await press('重置密码');
  await press('返回登录');
  await press('免费注册');
  await fill({ 手机号: phone });
  await partner.code(phone);
  await fill({ 登录密码: 'abc' });
  await press('注册', dialog);
  await read('密码长度');
  await fill({ 登录密码: 'hunter2-𠮷' });
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await press('注册', dialog);
  await read('恭喜您，注册成功！');
  await press('继续预订');

  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  await fillEveryDocument(partner);
  const contact = page.getByRole('region', { name: '联系人' });
  await fill({ 姓名: '张伟', 手机号: phone }, contact);
  await press('《退改签规则》');
  await press('关闭', dialog);
  await press('提交订单');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('checkbox', { name: /同意将上述证件信息/ }).check();
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('travel:order', (event) => told.push((event as CustomEvent).detail));
  });
  await press('提交订单');

  await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
  await press('确认支付');
  await page.getByRole('img', { name: /二维码/ }).waitFor();
  const { token, orderId } = await page.evaluate(() => ({
    token: JSON.parse(sessionStorage.getItem('travel-embed:default:token') ?? '""') as string,
    orderId: (window as unknown as { told: { orderId: string }[] }).told[0]?.orderId ?? '',
  }));
  await payByPhone(await tradeOf(token, orderId));
  await read('订单支付成功');
  await advanceClock(60);
  await press('查看订单');
  await read('已出票');

  await orderStay(partner, token, phone);

  // Back again with a forgotten password, then by code.
  await leave();
  await partner.goTo('/airTicket/query');
  await button('搜索航班').waitFor();
  await ask();
  await press('《隐私政策》');
  const policy = page.getByRole('dialog', { name: '《隐私政策》' });
  // The text comes in a chunk of its own, with which the dialog is drawn again: a press may fall between.
  await policy.getByText('我们收集哪些信息').first().waitFor();
  await press('关闭', policy);
  await dialog.getByRole('tab', { name: '账号登录' }).click();
  await press('忘记密码');
  await fill({ 手机号: phone });
  await partner.code(phone);
  await fill({ 新密码: 'yunfan2026', 确认密码: 'yunfan2026' });
  await press('重置密码');
  await read('恭喜您，密码重置成功！');
  await press('返回登录');
  await fill({ 账号: phone, 登录密码: 'yunfan2026', 图形验证码: await partner.captcha() });
  await press('登录', dialog);
  await dialog.waitFor({ state: 'detached' });
  await leave();
  await ask();
  await dialog.getByRole('tab', { name: '短信登录' }).click();
  await fill({ 手机号: phone });
  await partner.code(phone);
  await press('登录', dialog);
  await dialog.waitFor({ state: 'detached' });
  expect(await field('手机号').count()).toBe(0);

  await partner.goTo('/partner_plan_index?apply=agent');
  await fill(
    { 企业名称: '云帆国际贸易有限公司', 联系人: '周若宁', 手机号码: phone, 所在城市: '上海' },
    page.getByRole('form', { name: '合伙人申请' }),
  );
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await press('提交申请');
  await read('申请已提交');
  for (const place of [
    '/agreement_frame/service_agreement',
    '/agreement_frame/privacy',
    '/myCenter/index',
    '/personalCentral/index',
    '/test_tree_transfer',
  ]) {
    await partner.goTo(place);
    await page.waitForLoadState('networkidle');
    for (const width of [900, 420, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
  expect(await faults()).toEqual([]);
  await partner.close();
});

test('the older login dialog of an application registers, resets and logs in both ways: nothing breaks, nothing is reported', async () => {
  const partner = await openPartnerPage(open, 'flight-search', {
    tag: 'data-app-id="skyline"',
    prepare: (page) =>
      page.route('**/themes/skyline.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), loginDialog: 'classic' } });
      }),
  });
  const { page, press, fill, read, faults, ask, leave } = partner;
  const phone = newPhone('172');
  const dialog = page.getByRole('dialog');
  await partner.button('搜索航班').waitFor();
  await ask();
  await press('免费注册');
  await press('提交注册');
  await fill({ 手机号码: phone });
  await partner.code(phone);
  await fill({ 登录密码: 'hunter2-𠮷' });
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await press('提交注册');
  await read('恭喜您，注册成功！');
  await press('继续');
  await dialog.waitFor({ state: 'detached' });
  await leave();
  await ask();
  await press('忘记密码？');
  await fill({ 手机号码: phone });
  await partner.code(phone);
  await press('下一步');
  await fill({ 新密码: 'yunfan2026', 确认密码: 'yunfan2026' });
  await press('确认重置');
  await read('恭喜您，密码重置成功！');
  await press('返回登录');
  await fill({ 账号: phone, 登录密码: 'yunfan2026', 图形验证码: await partner.captcha() });
  await press('登录', dialog);
  await dialog.waitFor({ state: 'detached' });
  await leave();
  await ask();
  await page.getByRole('tab', { name: '短信登录' }).click();
  await fill({ 手机号码: phone });
  await partner.code(phone);
  await press('登录', dialog);
  await dialog.waitFor({ state: 'detached' });
  expect(await faults()).toEqual([]);
  await partner.close();
});

/** journey.test.ts pays such a trip in every run. */
wholeTest(
  'a company trip is paid by company and person, with a wrong pay password and the right one: nothing breaks, nothing is reported',
  async () => {
    const partner = await openPartnerPage(open, 'flight-search');
    const { page, press, fill, read, faults, button } = partner;
    await button('搜索航班').waitFor();
    await enterHere(page, await signIn('13800000073'));
    await partner.goTo(`/airTicket/query?from=BJS%26to=SHA%26date=${chinaDay(44)}%26step=outbound`);
    await page.reload();
    await press(/搜索航班|重新搜索/);
    await bookOverStandard(page);
    const lower = page.getByRole('dialog', { name: '低价提醒' });
    const heading = page.getByRole('heading', { name: '填写机票订单' });
    await lower.or(heading).first().waitFor();
    if (await lower.isVisible()) {
      await press(/^仍选 ¥/, lower);
      await lower.getByText('请填写超标原因').waitFor();
      await press('客户或会议指定', lower);
      await press(/^仍选 ¥/, lower);
    }
    await heading.waitFor();
    await fillBooking(page, [/^王思远/]);
    await press('客户或会议指定');
    await page.getByRole('textbox', { name: /出行事由/ }).fill('上海客户验收');
    await press('提交订单');

    await page.getByRole('radio', { name: /公司.*个人/ }).check({ force: true });
    await press('确认支付');
    const dialog = page.getByRole('dialog', { name: '输入支付密码' });
    await fill({ '6 位支付密码': '000000' }, dialog);
    await press('确认支付', dialog);
    await read(/支付密码.*(错误|不正确)/);
    await fill({ '6 位支付密码': '135790' }, dialog);
    await press('确认支付', dialog);
    await page.getByRole('img', { name: /二维码/ }).waitFor();
    expect(await faults()).toEqual([]);
    await partner.close();
  },
);

test('a new customer recharges the wallet, binds a card, sets a pay password and withdraws: the tracker shows the way, nothing breaks', async () => {
  const partner = await openPartnerPage(open, 'wallet');
  const { page, press, fill, read, faults, button } = partner;
  const phone = newPhone('169');
  const dialog = page.getByRole('dialog');
  const sendCode = async () => {
    await advanceClock(61);
    await press('获取验证码');
    await read(/验证码已发送至/);
    await fill({ 短信验证码: await smsCode(phone) });
  };
  await partner.register(phone, 'hunter2-𠮷');
  await read('还没有收支记录');

  await press('充值');
  await press('¥1,000');
  await press('去支付');
  await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
  await press('确认支付');
  await page.getByRole('img', { name: /二维码/ }).waitFor();
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('travel-embed:default:token') ?? '""'));
  const orderId = /orderId=(\w+)/.exec(decodeURIComponent(page.url()))?.[1] ?? '';
  await payByPhone(await tradeOf(String(token), orderId, 'default', 'recharge'));
  await read('充值成功');
  await press('查看我的钱包');
  await read('¥1,000.00');
  await press('提现');
  await read('您还没有支付密码，设置后即可提现和转账');
  await partner.goTo('/myCenter/wallet?view=payPassword');
  await sendCode();
  await fill({ 新支付密码: '135790', 再次输入新支付密码: '135790' });
  await press('确认');
  await read('支付密码已设置');

  await partner.goTo('/myCenter/wallet?view=withdraw');
  await press('添加银行卡');
  await fill({ 银行卡号: '6214830112345678' });
  await read(/^招商银行 储蓄卡/);
  await fill({ 持卡人: '张伟', 银行预留手机号: phone });
  await sendCode();
  await press('确认绑定');
  await press('全部提现');
  await read(/实际到账/);
  await fill({ 支付密码: '000000' });
  await press('确认提现');
  await read(/支付密码不正确，还可尝试 4 次/);
  await fill({ 支付密码: '135790' });
  await press('确认提现');
  await page.getByRole('dialog', { name: '提现进度' }).getByText('审核').waitFor();
  await press('关闭', dialog);
  await partner.goTo('/myCenter/wallet');
  await page.getByRole('region', { name: '提现' }).getByText('提现 ¥1,000.00').waitFor();
  await button('¥1,000.00').click();
  await page
    .getByRole('dialog', { name: '冻结明细' })
    .getByText(/招商银行/)
    .waitFor();
  expect(await faults()).toEqual([]);
  await partner.close();
});
