import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);
const stay = `checkIn=${day(20)}&checkOut=${day(22)}`;
const open = (address: string, options: MountWidgetOptions = {}) =>
  mountWidget('hotel-booking', { as: personal, ...options, address });
const theme = { appId: 'default', switches: { hotel: false } };

describe('an application that sells no hotels', () => {
  it.each(['/hotel/index', `/hotel/list?city=SHA&${stay}`, `/hotel/details?hotelId=SHA0002&city=SHA&${stay}`])(
    'names the telephone at %s, also to a visitor',
    async (address) => {
      const { screen } = await mountWidget('hotel-booking', { theme, address });
      await screen.findByText('酒店预订暂未开放');
      expect(screen.getByRole('link', { name: /^400/ }).getAttribute('href')).toMatch(/^tel:\d+$/);
      expect(screen.queryByText('请先登录')).toBeNull();
    },
  );

  it('takes no order by an old link', async () => {
    const address = `/hotel/orderInfo?hotelId=SHA0002&rateId=R1-P1&${stay}`;
    const { screen } = await mountWidget('hotel-order', { as: personal, theme, address });
    await screen.findByText('酒店预订暂未开放');
  });
});

describe('a visitor on a partner page', () => {
  it('sees the form of hotels, and is asked to log in by its search', async () => {
    const { screen } = await mountWidget('hotel-booking', {
      theme: { appId: 'default', publicQuery: ['flight'] },
      address: `/hotel/index?city=SHA&cityName=上海&${stay}`,
    });
    fireEvent.click(await screen.findByRole('button', { name: '搜索酒店' }));
    await screen.findByRole('dialog');
    expect(location.pathname).toBe('/hotel/index');
  });
});

describe('a link', () => {
  it('that leaves out the age of a child says so in the form', async () => {
    const { screen } = await open(`/hotel/list?city=SHA&${stay}&ages=-`);
    await screen.findByText('请选择儿童年龄');
    await waitFor(() => expect(location.pathname).toBe('/hotel/index'));
  });

  it('of a city without hotels leads to the form, not to another try', async () => {
    const { screen } = await open(`/hotel/list?city=ZZZ&${stay}`);
    await screen.findByText(/该城市暂无可预订的酒店/);
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '修改' }));
    await screen.findByRole('button', { name: '搜索酒店' });
  });

  it('names the city by its code, whatever else it says', async () => {
    const { screen } = await open('/hotel/index?city=SHA&cityName=x');
    expect((await screen.findByRole('button', { name: /^目的地/ })).textContent).toContain('上海');
  });
});

it('a destination of before is searched as near as it was chosen', async () => {
  const { screen, unmount } = await open('/hotel/index');
  fireEvent.click(await screen.findByRole('button', { name: /^目的地/ }));
  fireEvent.input(await screen.findByRole('combobox', { name: '目的地' }), { target: { value: '陆家嘴' } });
  fireEvent.click(await waitFor(() => screen.getAllByRole('option')[0] ?? Promise.reject(new Error('no options'))));
  fireEvent.click(screen.getByRole('button', { name: '搜索酒店' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('withinKm')).toBe('3'));
  unmount();
  const again = await open('/hotel/index', { keepSession: true });
  expect((await again.screen.findByRole('button', { name: /^目的地/ })).textContent).toContain('陆家嘴');
  fireEvent.click(again.screen.getByRole('button', { name: '搜索酒店' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('withinKm')).toBe('3'));
});

it('back from a hotel, the list is as long as it was', async () => {
  const { screen, root } = await open(`/hotel/list?city=SHA&${stay}`);
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(root.querySelectorAll('.hl-card')).toHaveLength(40));
  fireEvent.click(root.querySelectorAll<HTMLElement>('.hl-card__a')[30] as HTMLElement);
  await screen.findByRole('region', { name: '房型与价格' });
  history.back();
  await waitFor(() => expect(root.querySelectorAll('.hl-card')).toHaveLength(40));
});
