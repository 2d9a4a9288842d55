import { expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

const day = (ahead: number) => addDays(dayAt(Date.now()), ahead);

test.each([
  ['flight-search', `/airTicket/query?from=BJS&to=SHA&date=${day(20)}&step=outbound`, '航班查询失败'],
  ['intl-search', `/intl/flight_query_list/2/1?legs=SHA.PAR.${day(40)}_PAR.SHA.${day(48)}`, '国际航班查询失败'],
  ['hotel-booking', `/hotel/list?city=SHA&cityName=上海&checkIn=${day(20)}&checkOut=${day(22)}`, '酒店列表加载失败'],
  ['train-booking', `/train/train_query_list?from=北京&to=上海&date=${day(5)}`, '车次查询失败'],
  ['train-booking', `/train/train_transfer?from=北京&to=上海&date=${day(5)}`, '中转方案加载失败'],
] as const)(
  '%s at %s: a search without an answer has the telephone of the application',
  async (name, address, says) => {
    const { screen } = await mountWidget(name, {
      as: '13800000010',
      address,
      fetch: async (input, init) =>
        /\/(queryFlight|query|transfer|search)$/.test(new URL(String(input), 'http://x').pathname)
          ? new Response('{"ret":500,"msg":"服务繁忙"}')
          : fetch(input, init),
    });
    await screen.findByText(says);
    const telephone = await screen.findByRole('link', { name: '400-000-6060' });
    expect(telephone.getAttribute('href')).toBe('tel:4000006060');
    screen.getByRole('button', { name: '重试' });
  },
);
