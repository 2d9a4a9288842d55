import { expect, test } from 'vitest';
import { advanceClock, smsCode, useBrowser } from './support/browser.ts';
import { newPhone, openPartnerPage } from './support/newcomer.ts';

const { open } = useBrowser();

test('a new customer describes himself, changes password and phone, and closes the account: nothing breaks', async () => {
  const partner = await openPartnerPage(open, 'account-centre');
  const { page, press, fill, read, faults } = partner;
  const [phone, next] = [newPhone('168'), newPhone('166')];
  const code = async (of: string) => {
    await press('获取验证码');
    await read(/验证码已发送至/);
    await fill({ 短信验证码: await smsCode(of) });
  };
  await partner.register(phone, 'travel123');

  await partner.goTo('/myCenter/self_info');
  await fill({ 姓名: '张伟', 昵称: '小张', 出生日期: '1990-3-7' });
  await press('保存');
  await read('已保存');
  await partner.goTo('/myCenter/setting');
  await read(/已完成 2 \/ 4 项/);
  await partner.goTo('/myCenter/setting?view=email');
  await fill({ 邮箱: `u${phone}@example.com` });
  await press('确认');
  await read('邮箱已绑定');
  await partner.goTo('/myCenter/setting?view=password');
  await fill({ 当前密码: 'travel123', 新密码: 'Anders-99', 再次输入新密码: 'Anders-99' });
  await press('确认');
  await read('登录密码已修改');
  await partner.goTo('/myCenter/setting?view=phone');
  await code(phone);
  await press('下一步');
  await read('当前手机号已验证');
  await fill({ 新手机号: next });
  await code(next);
  await press('确认');
  await read('手机号已更换');
  await partner.goTo('/myCenter/self_info');
  await read(`${next.slice(0, 3)}****${next.slice(-4)}`);
  // Before the page reads the clock of the server: a code a minute for each phone.
  await advanceClock(61);
  await partner.goTo('/myCenter/setting?view=close');
  await code(next);
  await page.getByRole('checkbox', { name: '我已知晓注销后不能恢复' }).check();
  await press('确认注销');
  await read('账号已注销');
  await press('我知道了');
  expect(await faults()).toEqual([]);
  await partner.close();
});
