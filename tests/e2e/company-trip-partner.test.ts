import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { call, signIn } from './support/by-api.ts';
import { agreeAll, createPeople, fitsPhone, payByCompany, submitBooking } from './support/company-people.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
const { partnerAs, decideByPhone } = createPeople(open);

/** 许曼, then the company's account, for trips of 研发中心. */
async function twoLevels(token: string): Promise<void> {
  const level = (id: string, name: string, who: object[]) => ({
    kind: 'approve',
    id,
    name,
    who,
    mode: 'all',
    onNobody: 'admin',
    skipSelf: true,
    skipRepeated: true,
    mayHandOn: true,
  });
  const fields = (more: object) => ({ token, requestId: crypto.randomUUID(), ...more });
  const content = {
    nodes: [level('first', '直属主管', [{ kind: 'person', employeeId: 710_072 }]), level('second', '企业管理员', [])],
  };
  const { processId, lock } = await call<{ processId: number; lock: number }>(
    '/travel/process/save',
    fields({
      kind: 'trip',
      lock: 0,
      processName: '合作页面出差审批',
      content,
      note: '',
      scope: { departments: [7101], levels: [], products: [] },
    }),
    'default',
  );
  await call('/travel/process/publish', fields({ processId, lock }), 'default');
}

test("on a partner's page a phone applies for a trip, two levels approve it, and it is booked from the application", async () => {
  const [boss, employee, first] = [
    await signIn('13800000070'),
    await signIn('13800000071'),
    await signIn('13800000072'),
  ];
  await twoLevels(boss.token);
  const [from, to] = [chinaDay(6), chinaDay(8)];
  const legs = `train.BJS.SHA.${from}..1.0_hotel..SHA.${from}.${to}.1.1`;
  const { page, press, type, choose, read, errors, close, go } = await partnerAs(
    employee,
    `/travel/application/add?from=${from}&to=${to}&legs=${legs}`,
  );
  await type(/出差事由/, '合作页面客户验收');
  await choose(/出差类型/, '', '客户拜访');
  await press('按估价填入');
  await expect.poll(() => page.getByRole('textbox', { name: '火车票预算' }).inputValue()).not.toBe('');
  await fitsPhone(page);
  await press('提交申请');
  await read(/^已提交，申请单号 SQ/);
  await read('审批中');
  await fitsPhone(page);
  const id = /applicationId=(\d+)/.exec(page.url())?.[1] ?? '';

  await decideByPhone(first, /合作页面客户验收/, '您是流程指定的审批人');
  await decideByPhone(boss, /合作页面客户验收/, /企业管理员/);

  await go(`/travel/apply/details?applicationId=${id}`);
  await read(/下面每一段都可以直接预订。$/);
  await fitsPhone(page);
  await press(/^预订 北京 上海/);
  await page
    .getByRole('button', { name: /^选这个/ })
    .first()
    .click();
  await page.getByRole('heading', { name: '乘车人' }).waitFor();
  await read(/本单使用出差申请 SQ.*合作页面客户验收/);
  await agreeAll(page);
  await submitBooking(page);
  await payByCompany(page);
  // The seat is taken from the application, the room is still to be booked.
  await go(`/travel/apply/details?applicationId=${id}`);
  await read(/^已订 1\/1 人/);
  await page.getByRole('button', { name: /^预订 .*上海$/ }).waitFor();
  expect(await page.getByRole('button', { name: /^预订 北京 上海/ }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
