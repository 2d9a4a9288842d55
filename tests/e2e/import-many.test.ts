import { expect } from 'vitest';
import { faultySheet } from '#tests/support/suites/faulty-sheet.ts';
import { wholeTest } from '#tests/support/whole.ts';
import { useBrowser } from './support/browser.ts';
import { newPhone, openPartnerPage } from './support/newcomer.ts';

const { open } = useBrowser();

/** Collects the states of the progress that the page has shown: it is alive between the rows. */
const watchProgress = () => {
  const shown = new Set<string>();
  Object.assign(window, { shown });
  for (const { shadowRoot: root } of document.querySelectorAll('*')) {
    if (!root) continue;
    const look = () => {
      const done = root.querySelector('progress')?.getAttribute('value');
      if (done) shown.add(done);
    };
    new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true });
  }
};
const progressShown = () => (window as unknown as { shown: Set<string> }).shown.size;

wholeTest(
  'partner page, script tag: 5,000 passengers with 500 faults are read, one is mended, a column is mapped otherwise, the import is stopped and gone on with; the page is drawn between the rows',
  async () => {
    const partner = await openPartnerPage(open, 'account-centre');
    const { page, press, read, faults } = partner;
    await partner.register(newPhone('165'), 'travel123');
    await partner.goTo('/myCenter/import_passengers');
    const { csv } = faultySheet(5000);
    const file = { name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    const field = page.locator('input[type=file]');
    await field.waitFor({ state: 'attached' });
    await page.evaluate(watchProgress);

    await page.route('**/passenger/import/check', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await field.setInputFiles(file);
    await read('正在读取文件…');
    await press('停止读取');
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.unroute('**/passenger/import/check');

    await field.setInputFiles(file);
    await read('名单.csv：共 5000 位旅客');
    await read('只看有误 500');
    expect(await page.evaluate(progressShown), 'turns in which the page was drawn').toBeGreaterThan(10);
    await page.getByRole('textbox', { name: '姓名', exact: true }).first().fill('林知夏');
    await read('只看有误 499');

    await press('调整列对应');
    const mapNationality = async (field: string) => {
      await page.getByRole('combobox', { name: /^国籍/ }).click();
      await page.getByRole('option', { name: field, exact: true }).click();
    };
    await mapNationality('不导入');
    await read('已按新的列对应读取 5000 行');
    await read('只看有误 487');
    await mapNationality('国籍（地区）');
    await read('只看有误 499');
    await page.getByRole('checkbox', { name: /已取得以上旅客同意/ }).check();
    await press('导入 4501 位旅客');
    await read(/正在导入 [24]00 \/ 4501/);
    await press('停止导入');
    await read(/已导入：新增 \d+ 位。其余旅客还没有导入，可以继续/);
    await press(/^导入 \d+ 位旅客$/);
    await page.getByText('新增 4501 位', { exact: true }).waitFor();
    await read('还有 499 行没有导入');
    expect(await faults()).toEqual([]);
    await partner.close();
  },
);
