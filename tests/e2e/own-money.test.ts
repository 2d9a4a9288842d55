import { expect, test } from 'vitest';
import { advanceClock, smsCode, useBrowser } from './support/browser.ts';
import { bookByApi, call, enterHere, signIn, tradeOf } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { findings, overflow, settled, smallTargets } from './support/look.ts';
import { payByPhone } from './support/main-journey.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';

const { open } = useBrowser();

/** A partner's page with the account centre; with a session its member is logged in. */
async function openCentre(session?: SignedIn, options: { viewport?: { width: number; height: number } } = {}) {
  const opened = await open('about:blank', options);
  const { page } = opened;
  await showPartnerPage(
    page,
    '<div data-travel-widget="account-centre" data-router="hash" data-load="eager"></div>',
    `<title>A partner's page</title>${loaderTag()}`,
  );
  if (session) {
    await enterHere(page, session);
    await page.reload();
  }
  return {
    ...opened,
    /** As the widget writes it: `&` divides the places of several widgets. */
    goTo: (place: string) =>
      page.evaluate((to) => void (location.hash = `account-centre=${to}`), place.replaceAll('&', '%26')),
    press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).last().click(),
    field: (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    /** Faults that a look finds: of colours and names, of width, of targets. */
    async faults() {
      await settled(page);
      return [await findings(page), await overflow(page), await smallTargets(page)];
    },
  };
}

const phone = { viewport: { width: 375, height: 812 } };

test('partner page: a new customer registers by the link of a member, and is in the member’s list', async () => {
  const member = await openCentre(await signIn('13800000030'));
  await member.goTo('/myCenter/recommended');
  const shown = () => member.page.getByRole('group', { name: '推荐链接' }).innerText();
  await expect
    .poll(async () => decodeURIComponent(await shown()))
    .toContain('#account-centre=/view/login.shtml?type=2&recommend=');
  const link = await shown();
  await member.page.getByRole('img', { name: '推荐链接二维码' }).waitFor();
  await member.press('生成海报');
  await member.page.getByRole('img', { name: '带有推荐二维码的海报' }).waitFor();
  await member.page.keyboard.press('Escape');
  await member.page.getByText('还没有推荐会员').waitFor();

  const { page, errors, close, press, goTo, faults } = await openCentre(undefined, phone);
  await page.goto(link);
  await page.reload();
  await page.getByText('您通过好友的推荐链接注册').waitFor();
  const type = (name: string, text: string) => page.locator(`input[name="${name}"]`).fill(text);
  await type('mobilePhone', '13712340099');
  const sent = page.waitForResponse(/\/common\/sendCode/);
  await press('获取验证码');
  await sent;
  await type('code', await smsCode('13712340099'));
  await type('loginPwd', 'secret1234');
  await page.getByRole('checkbox').check();
  await press(/^(提交注册|注册)$/);
  await page.getByText('注册成功').first().waitFor();
  for (const place of ['expense_proof', 'recommended', 'pay_authorization_code']) {
    await goTo(`/myCenter/${place}`);
    await page.getByText(/^(没有可申请的凭证|还没有(推荐会员|支付授权码))$/).waitFor();
    expect([place, ...(await faults())]).toEqual([place, [], 0, []]);
  }
  expect(errors).toEqual([]);
  await close();

  await member.page.reload();
  await member.row('137****0099').getByText('个人会员').waitFor();
  expect(member.errors).toEqual([]);
  await member.close();
});

test('partner page: a member makes a payment code, an order is paid by it, and the log has the order', async () => {
  const session = await signIn('13800000010');
  const orderId = await bookByApi(session, 41);
  const { page, errors, close, goTo, press, field, row } = await openCentre(session);
  await goTo('/myCenter/pay_authorization_code');
  await press('创建授权码');
  await field('单次上限').fill('20000');
  await field('累计上限').fill('20000');
  await page.getByLabel('支付密码', { exact: true }).fill('135790');
  await press('创建');
  const code = await page.getByRole('status', { name: '授权码' }).innerText();
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await press('我已保存，完成');
  await row(`****-****-${code.slice(-4)}`)
    .getByText('可用')
    .waitFor();
  await goTo(`/pay/order/${orderId}`);
  await press('使用支付授权码');
  await field('授权码').fill(code.toLowerCase());
  await press(/^确认支付 ¥/);
  await page
    .getByText(/支付成功/)
    .first()
    .waitFor();
  await goTo('/myCenter/pay_authorization_code?show=uses');
  await page
    .getByRole('link', { name: /北京 → 上海/ })
    .first()
    .waitFor();
  await goTo('/myCenter/pay_authorization_code');
  await row(code.slice(-4)).getByText('已用完').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('phone: an employee asks for the invoice of a service fee with a new title, and saves it once it is issued', async () => {
  const session = await signIn('13800000071');
  await call(
    '/invoice/save',
    { token: session.token, requestId: 'e2e-title-1', kind: 'personal', titleName: '陈佳宁' },
    'default',
  );
  const orderId = await bookByApi(session, 42, ['BJS', 'SHA'], [], 'business');
  // An order that a company pays is vouchered by its bill.
  const outTradeNo = await tradeOf(session.token, orderId);
  await call(
    '/pay/alipayPrecreate',
    { token: session.token, outTradeNo, businessType: 'dometicketOrderPay', body: 'x', requestId: 'e2e-pay-fee' },
    'default',
  );
  await payByPhone(outTradeNo);
  await advanceClock(60);
  const { page, errors, close, goTo, press, field, faults } = await openCentre(session, phone);
  await goTo(`/myCenter/expense_proof?keyword=${orderId}&group=all`);
  await page
    .getByText(/^费用发票/)
    .first()
    .waitFor();
  expect(await faults()).toEqual([[], 0, []]);
  await press('申请开具');
  await page
    .getByRole('combobox', { name: /发票抬头/ })
    .getByText('陈佳宁')
    .waitFor();
  await field(/接收邮箱/).fill('chen@example.com');
  expect(await faults()).toEqual([[], 0, []]);
  await press('下一步');
  await press('确认申请');
  await page.getByText('1 项已全部提交').waitFor();
  await press('完成');
  await advanceClock(30);
  // The next sweep of the server issues it.
  const isIssued = async () => {
    await page.reload();
    await page
      .getByText(/^费用发票/)
      .first()
      .waitFor();
    return page.getByRole('button', { name: '下载', exact: true }).count();
  };
  await expect.poll(isIssued).toBeGreaterThan(0);
  const saved = page.waitForEvent('download');
  await press('下载');
  expect((await saved).suggestedFilename()).toMatch(/^费用发票-.*\.html$/);
  expect(errors).toEqual([]);
  await close();
});
