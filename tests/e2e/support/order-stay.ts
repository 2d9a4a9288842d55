import type { Locator, Page } from 'playwright';
import { findRate } from './by-api.ts';

/** A page of a partner in the hands of a customer. */
interface Partner {
  page: Page;
  press(name: string | RegExp, within?: Page | Locator): Promise<void>;
  fill(values: Record<string, string>, within?: Page | Locator): Promise<void>;
  read(text: string | RegExp): Promise<void>;
  field(name: string | RegExp): Locator;
  button(name: string | RegExp): Locator;
  goTo(place: string): Promise<void>;
}

/** Goes through the order form of a stay, with its faults and dialogs, until it is to be paid. */
export async function orderStay(
  { page, press, fill, read, field, button, goTo }: Partner,
  token: string,
  phone: string,
): Promise<void> {
  const region = (name: string) => page.getByRole('region', { name });
  const rate = await findRate({ appId: 'default', token, user: {} }, 41);
  await goTo(`/hotel/orderInfo?${rate.replaceAll('&', '%26')}%26adults=2`);
  await page.getByRole('heading', { name: '填写酒店订单' }).waitFor();
  await press('《酒店预订须知》');
  await press('关闭', page.getByRole('dialog'));
  await press('添加入住人');
  await press('房间 1：移除入住人 2');
  await press('提交订单');
  await read('请输入入住人姓名');
  await page.getByRole('radio', { name: /由平台开具|由酒店前台开具/ }).check({ force: true });
  await fill({ 姓名: '张伟' }, region('入住人'));
  await fill({ 姓名: '张伟', 手机号: phone, 邮箱: 'zhangwei@yunfan.cn' }, region('联系人'));
  await fill({ 备注: '高楼层' });
  if (await field('发票抬头').count()) await fill({ 发票抬头: '云帆国际贸易有限公司', 税号: '91310000MA1K00000X' });
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await press('提交订单');
  await button('确认支付').last().waitFor();
}
