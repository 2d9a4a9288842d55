import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { enterHere, signIn } from './support/by-api.ts';
import { findings, overflow, settled, smallTargets } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';

const { open } = useBrowser();
/** A member without any address or title. */
const member = '13800000040';

/** A partner's page with the account centre, whose member is logged in. */
async function openCentre(options: { viewport?: { width: number; height: number } } = {}) {
  const opened = await open('about:blank', options);
  const { page } = opened;
  await showPartnerPage(
    page,
    '<div data-travel-widget="account-centre" data-router="hash" data-load="eager"></div>',
    `<title>A partner's page</title>${loaderTag()}`,
  );
  await enterHere(page, await signIn(member));
  await page.reload();
  const goTo = (place: string) => page.evaluate((to) => void (location.hash = `account-centre=${to}`), place);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return { ...opened, goTo, press, field, row };
}

test('partner page: a member keeps addresses from a pasted line and from choices, and one of them is the default', async () => {
  const { page, errors, close, goTo, press, field, row } = await openCentre();
  await page.getByRole('link', { name: '邮寄地址' }).click();
  await page.getByText('还没有邮寄地址').waitFor();
  await press('新增地址');
  await field('粘贴整段地址').fill('张三 13800000000 上海市浦东新区世纪大道100号');
  await press('识别并填入');
  await page.getByText('已填入收件人、手机或固定电话、地区、详细地址，请核对').waitFor();
  await press('保存');
  await row('张三').getByText('默认').waitFor();

  await press('新增地址');
  await press('保存');
  await page.getByText('请选择省份').waitFor();
  for (const [name, option] of [
    ['省份', '江苏省'],
    ['城市', '苏州市'],
    ['区县', '昆山市'],
  ] as const) {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await field('收件人').fill('李四');
  await field('手机或固定电话').fill('0512-57654321');
  await page.getByRole('combobox', { name: '详细地址' }).fill('人民');
  await page.getByRole('option').first().click();
  await press('保存');
  await row('李四').getByRole('button', { name: '设为默认' }).click();
  await row('李四').getByText('默认', { exact: true }).waitFor();
  await expect.poll(() => row('张三').getByRole('button', { name: '设为默认' }).count()).toBe(1);

  await row('李四').getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await row('张三').getByText('默认', { exact: true }).waitFor();
  await goTo('/myCenter/address?id=999999');
  await page.getByText('该地址不存在或已删除').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('phone: a member adds a company title with its tax number; the form fits, with faults as well', async () => {
  const { page, errors, close, goTo, press, field, row } = await openCentre({ viewport: { width: 375, height: 812 } });
  await goTo('/myCenter/invoice_management');
  await page.getByText('还没有发票抬头').waitFor();
  await press('新增抬头');
  await field('单位名称').fill('云帆(上海)有限公司');
  await field('税号').fill('9135010OM000100Y43');
  await press('保存');
  await page.getByText('税号中不会有字母 O，请核对是否为数字 0').waitFor();
  await settled(page);
  expect([await findings(page), await overflow(page), await smallTargets(page)]).toEqual([[], 0, []]);
  await field('税号').fill('91350100m000100y43');
  await page.getByText('校验通过').waitFor();
  await press('保存');
  await row('云帆（上海）有限公司').getByText('91350100M000100Y43').waitFor();
  await goTo('/myCenter/address?id=new');
  await field('收件人').waitFor();
  await press('保存');
  await page.getByText('请输入详细地址').waitFor();
  await settled(page);
  expect([await findings(page), await overflow(page), await smallTargets(page)]).toEqual([[], 0, []]);
  expect(errors).toEqual([]);
  await close();
});
