import { expect, it } from 'vitest';
import type { VerifiedTrain } from '#contract/train-order.ts';
import type { Passenger } from '#contract/passenger.ts';
import { asMember, findRide, openTrain, someAdult } from '#tests/support/orders/order-train.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

const acceptsStanding = '余票不足时接受无座（票价与该席别相同）';

it.each([true, false])(
  'a place to stand is accepted by a box, which is there where one may be given: %j',
  async (noSeat) => {
    const page = await openTrain({
      async intercept(path, go) {
        if (path !== '/train/verify') return undefined;
        const response = await go();
        const found = (await response.json()) as { data: VerifiedTrain };
        for (const ride of found.data.rides) ride.noSeat = noSeat;
        return Response.json(found);
      },
    });
    await page.ready();
    page.press(/新增乘车人/);
    await page.screen.findByRole('group', { name: '乘车人 1' });
    page.enter(page.passenger(1), '姓名', '林知远');
    page.enter(page.passenger(1), /证件号码/, someAdult().certNo);
    page.agree();
    await page.screen.findByRole('button', { name: '第一排 A 座' });
    const box = page.screen.queryByRole<HTMLInputElement>('checkbox', { name: acceptsStanding });
    expect(box?.checked).toBe(noSeat ? false : undefined);
    if (box) fireEvent.click(box);
    page.press('提交并占座');
    await waitFor(() => expect(page.sent('/train/createOrder')).toHaveLength(1));
    expect(page.sent('/train/createOrder')[0]?.get('acceptNoSeat')).toBe(String(noSeat));
  },
);

it('a student of the list sees the journeys that are left of the school year', async () => {
  const as = '13800000010';
  const call = await asMember(as);
  const { rows } = await call<{ rows: Passenger[] }>('/passenger/list', { size: 100 });
  const known = rows.find(({ name }) => name === '周砚清');
  if (!known) throw new Error('周砚清 is not in the list');
  const { ride } = await findRide(as);
  const { verifyKey } = await call<VerifiedTrain>('/train/verify', { rides: [ride] });
  await call('/train/createOrder', {
    requestId: crypto.randomUUID(),
    verifyKey,
    passengers: [
      {
        passengerId: known.id,
        name: known.name,
        certType: '1',
        certNo: '',
        ticketType: 'student',
        student: {
          school: '同济大学',
          entered: String(new Date().getFullYear() - 1),
          years: '4',
          from: '北京',
          to: '上海',
        },
      },
    ],
    contact: { name: '周砚清', mobilePhone: as },
    agreed: true,
  });
  const page = await openTrain({ as, student: true });
  await page.ready();
  await page.choose('周砚清');
  await page.screen.findByText('本学年还可购买 3 次（共 4 次）');
});

it('the account of 12306 is kept on the device under a key of its member, and goes with the logout', async () => {
  const kept = () =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => /^travel-embed:.*own:train-login/.test(key)),
    );
  expect(kept()).toEqual([]);
  const page = await openTrain({ as: '13800000020' });
  await page.ready();
  fireEvent.click(await page.screen.findByRole('button', { name: '绑定账号' }));
  const dialog = await page.dialog('绑定 12306 账号');
  page.enter(dialog, /^账号/, 'lisi_2020');
  page.enter(dialog, /^密码/, 'rail12306');
  fireEvent.click(dialog.getByRole('button', { name: '绑定' }));
  await page.screen.findByText(/用 li.* 购票/);
  expect(kept()).toHaveLength(1);
  const stored = kept().map((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key));
  expect(stored.join()).toContain('"isLogin":true');
  expect(stored.join()).not.toMatch(/rail12306|lisi_2020/);
  await page.page.session.logout();
  expect(kept()).toEqual([]);
});
