import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { pngOf } from './support/png.ts';
import { advanceClock, smsCode, useBrowser } from './support/browser.ts';
import { newPhone, openPartnerPage } from './support/newcomer.ts';

const { open } = useBrowser();

/** A picture of 40 × 20 points, the left half red, the right half blue. */
const stripes = pngOf(40, 20, (x) => (x < 20 ? [255, 0, 0] : [0, 0, 255]));

/** The colour of all points of a canvas; `mixed` for several, `none` for an empty one. */
const colourOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    if (!element.width) return 'none';
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    const reds = Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4] ?? 0) > 127);
    return reds.every(Boolean) ? 'red' : reds.some(Boolean) ? 'mixed' : 'blue';
  });

test('a new customer fills in the profile, changes password and phone, and closes the account: nothing breaks', async () => {
  const partner = await openPartnerPage(open, 'account-centre');
  const { page, press, fill, read, faults } = partner;
  const [phone, next] = [newPhone('168'), newPhone('166')];
  const code = async (of: string) => {
    // The word of an earlier code may stand there still.
    const sent = page.waitForResponse(/\/common\/sendCode|PhoneCode/);
    await press('获取验证码');
    await sent;
    await read(/验证码已发送至/);
    await fill({ 短信验证码: await smsCode(of) });
  };
  await partner.register(phone, 'travel123');

  await partner.goTo('/myCenter/self_info');
  await page.getByRole('link', { name: '编辑' }).click();
  await fill({ 姓名: '张伟', 昵称: '小张', 出生日期: '1990-3-7' });
  await press('保存');
  await read('已保存');
  await read('1990-03-07');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await read('无法读取这张图片，请选择 JPG、PNG 或 WebP 格式的照片');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: stripes });
  const frame = page.getByRole('button', { name: '照片位置，用方向键移动' });
  await expect.poll(() => colourOf(frame.locator('canvas'))).toBe('mixed');
  // The left half of the picture is red: moved to the right, it alone is kept.
  await page.getByRole('slider', { name: '缩放' }).fill('2');
  await frame.focus();
  for (let n = 0; n < 20; n += 1) await page.keyboard.press('ArrowRight');
  await press('使用这张照片');
  await read('头像已更新');
  const photo = page.getByRole('region', { name: '头像' }).locator('canvas');
  await expect.poll(() => colourOf(photo)).toBe('red');
  await partner.goTo('/myCenter/index');
  await expect.poll(() => colourOf(page.getByRole('region', { name: '账户信息' }).locator('canvas'))).toBe('red');
  await partner.goTo('/myCenter/setting');
  await read(/已完成 2 \/ 4 项/);
  await partner.goTo('/myCenter/setting?view=email');
  await fill({ 邮箱: `u${phone}@example.com` });
  await code(phone);
  await press('确认');
  await read('邮箱已绑定');
  // A code a minute for each phone; the page reads the clock of the server with the settings.
  await advanceClock(61);
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
