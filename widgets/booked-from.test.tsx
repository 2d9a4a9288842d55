import { describe, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { isProductArea } from '#routes/product-area.ts';
import { allRoutes } from '#routes/all.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const employee = '13800000071';
const day = addDays(dayAt(Date.now()), 8);
const toDay = addDays(day, 2);
const draftKey = 'travel-embed:default:draft:booked-from';

const legs = {
  flight: { from: 'BJS', to: 'SHA' },
  train: { from: 'BJS', to: 'SHA' },
  intl: { from: 'SHA', to: 'TYO' },
  hotel: { to: 'SHA', toDay },
} as const;
type Product = keyof typeof legs;

const searches: Record<Product, [widget: string, list: string, form: string]> = {
  flight: ['flight-search', `/airTicket/query?from=BJS&to=SHA&date=${day}&step=outbound`, '/airTicket/query'],
  train: ['train-booking', `/train/train_query_list?from=北京&to=上海&date=${day}`, '/train/train_query_list'],
  intl: ['intl-search', `/intl/flight_query_list/1/1?legs=SHA.TYO.${day}`, '/intl/flight_query_list'],
  hotel: ['hotel-booking', `/hotel/list?city=SHA&cityName=上海&checkIn=${day}&checkOut=${toDay}`, '/hotel/index'],
};
const shown: Record<Product, [budget: string, leg: RegExp]> = {
  flight: ['国内机票剩余预算 ¥1,200.00', /待订：北京 → 上海/],
  train: ['火车票剩余预算 ¥600.00', /待订：北京 → 上海/],
  intl: ['国际机票剩余预算 ¥5,000.00', /待订：上海 → 东京/],
  hotel: ['酒店剩余预算 ¥700.00', /待订：上海/],
};

/** An application with a leg and a budget of each product, as if its leg were pressed in this tab. */
async function pressed(product: Product, budget?: string): Promise<string> {
  const { token, memberId } = await logIn(employee);
  const { data, msg } = await callSandbox(application.save.path, {
    token: String(token),
    appId: 'default',
    requestId: `bar-test-${product}-${Date.now()}`,
    reason: '拜访客户',
    tripType: 'client',
    from: day,
    to: toDay,
    legs: JSON.stringify(
      Object.entries(legs).map(([of, leg]) => ({ legId: of, product: of, day, travellers: 1, units: 1, ...leg })),
    ),
    travellers: JSON.stringify([{ kind: 'employee', employeeId: 710_071 }]),
    budgets: JSON.stringify({
      flight: '1200',
      train: '600',
      intl: '5000',
      hotel: '700',
      ...(budget && { [product]: budget }),
    }),
  });
  expect([data['applicationId'], msg]).toEqual([expect.anything(), '草稿已保存']);
  const from = { memberId, applicationId: data['applicationId'], no: 'SQ2609160001', reason: '拜访客户', product };
  sessionStorage.clear();
  sessionStorage.setItem(draftKey, JSON.stringify({ at: Date.now(), value: { ...from, people: [] } }));
  return String(data['applicationId']);
}

const open = (product: Product, address: string) =>
  mountWidget(searches[product][0], { as: employee, keepSession: true, address });
const business = (address: string) => `${address}${address.includes('?') ? '&' : '?'}travelType=business`;

/** Addresses of these routes name the application from which they were opened. */
const carrying = allRoutes.filter(({ domain }) => isProductArea(domain)).map(({ path }) => path.split('/:')[0] ?? '');
const linksOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => carrying.some((path) => href.split('?')[0]?.startsWith(path)));

it.each([
  ['trains', 'train-booking', searches.train[1], '.wys a[href]'],
  ['hotels', 'hotel-booking', searches.hotel[1], '.hl-card a[href]'],
])('every link of %s that are searched from a trip application names it', async (_, widget, address, link) => {
  const { root } = await mountWidget(widget, { as: employee, address: `${business(address)}&applicationId=77` });
  await waitFor(() => expect(root.querySelector(link)).toBeTruthy());
  const links = linksOf(root);
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(href).toContain('applicationId=77');
});

it('the press that leaves a list of trains for the order takes the application along', async () => {
  await mountWidget('train-booking', { as: employee, address: `${business(searches.train[1])}&applicationId=77` }).then(
    async ({ root }) => {
      const book = await waitFor(() => {
        const found = [...root.querySelectorAll('.wys button')].find(({ textContent }) => textContent === '选这个');
        expect(found).toBeTruthy();
        return found;
      });
      if (book) fireEvent.click(book);
    },
  );
  await waitFor(() => expect(location.pathname).toBe('/train/train_order_info'));
  expect(location.search).toContain('applicationId=77');
});

describe.each(Object.keys(legs) as Product[])('offers of %s for a leg of a trip application', (product) => {
  it('have its number, purpose, remaining budget and legs above them, and the way back', async () => {
    await pressed(product);
    const [, list, form] = searches[product];
    const { screen, root } = await open(product, business(list));
    const number = await screen.findByText('SQ2609160001');
    expect(number.getAttribute('href')).toMatch(/\/travel\/apply\/details\?applicationId=\d+/);
    screen.getByText('拜访客户');
    await screen.findByText(shown[product][0]);
    expect(root.textContent).toMatch(shown[product][1]);
    const back = screen.getByText('返回申请');
    expect(back.getAttribute('href')).toMatch(/\/travel\/apply\/details\?applicationId=\d+/);
    const second = await open(product, business(form));
    await second.screen.findByText(shown[product][0]);
  });
});

it('an address that names an application has its bar in a tab that knows of no press', async () => {
  const applicationId = await pressed('train');
  sessionStorage.clear();
  const { screen } = await mountWidget('train-booking', {
    as: employee,
    address: `${business(searches.train[1])}&applicationId=${applicationId}`,
    async fetch(input, init) {
      const answer = await fetch(input, init);
      if (!String(input).includes(application.detail.path)) return answer;
      const body = await answer.json();
      return Response.json({ ...body, data: { ...body.data, no: 'SQ2609160001', acts: ['book'] } });
    },
  });
  await screen.findByText('SQ2609160001');
  await screen.findByText(shown.train[0]);
  fireEvent.click(screen.getByText('不使用申请'));
  await waitFor(() => expect(screen.queryByText('SQ2609160001')).toBeNull());
});

it('hotels beyond what the application has left are not called compliant', async () => {
  await pressed('hotel');
  const { screen, root } = await open('hotel', business(searches.hotel[1]));
  await screen.findByText(shown.hotel[0]);
  await waitFor(() => expect(root.textContent).toMatch(/超出申请预算 ¥/));
  for (const card of root.querySelectorAll('.hl-card')) {
    const total = Number(/共 ¥([\d,]+)/.exec(card.textContent ?? '')?.[1]?.replace(',', '') ?? 0);
    if (total > 700) expect(card.textContent).not.toContain('合规');
  }
});

it.each([
  ['flight', '.fs-fl__v'],
  ['train', '.rt-seat small'],
  ['intl', '.il-row .il-price'],
] as const)(
  'offers of %s beyond what the application has left say so and are not called compliant',
  async (product, mark) => {
    await pressed(product, '10');
    const { root } = await open(product, business(searches[product][1]));
    await waitFor(() => expect(root.textContent).toMatch(/超(出)?申请预算/));
    const marks = [...root.querySelectorAll(mark)].map(({ textContent }) => textContent ?? '');
    expect(marks.some((text) => /超(出)?申请预算/.test(text))).toBe(true);
    expect(marks.filter((text) => text.includes('合规'))).toEqual([]);
  },
);

it('a member who leaves the application has no bar, and the order is of no leg', async () => {
  await pressed('train');
  const { screen } = await open('train', business(searches.train[1]));
  fireEvent.click(await screen.findByText('不使用申请'));
  await waitFor(() => expect(screen.queryByText('SQ2609160001')).toBeNull());
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

it.each([
  ['train', `${searches.train[1]}&travelType=private`, '[data-train]'],
  ['flight', business(searches.flight[1]), '.fs-fl__hit'],
] as const)(
  'offers of %s have no bar on private travel or for a leg of another product',
  async (of, address, offer) => {
    await pressed('train');
    const { screen, root } = await open(of, address);
    await waitFor(() => expect(root.querySelector(offer)).toBeTruthy());
    expect(screen.queryByText('SQ2609160001')).toBeNull();
  },
);

it('a search outside of the application says so, marks such days and leads to the trip that it allows', async () => {
  await pressed('train');
  const { screen } = await open('train', business(searches.train[1].replace('上海', '广州')));
  await screen.findByText('不在申请范围');
  screen.getByText(/申请不含此路线/);
  expect(screen.getByText('去变更申请').getAttribute('href')).toMatch(/\/travel\/apply\/details\?applicationId=\d+/);
  const second = await open('train', business(searches.train[1].replace(day, addDays(day, 2))));
  await second.screen.findByText(/申请不含此日期/);
  const days = () =>
    [...second.root.querySelectorAll('[part=days] button')].map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(days().filter((text) => !text.includes('申请外'))).toHaveLength(3));
});

const offers: Record<Product, [offers: string, says: string]> = {
  flight: ['.fs-fl', '不在申请范围'],
  train: ['[data-train]', '申请外'],
  intl: ['[data-itinerary]', '不在申请范围'],
  hotel: ['.hl-card', '不在申请范围'],
};
it.each(Object.entries(offers) as [Product, [string, string]][])(
  'no offer of %s outside of the application is called compliant; each says so',
  async (of, [offer, says]) => {
    await pressed(of);
    // Days later than the trip, and trains are still sold.
    const late = (text: string) => text.replaceAll(day, addDays(day, 6)).replaceAll(toDay, addDays(toDay, 6));
    const { screen, root } = await open(of, business(late(searches[of][1])));
    await screen.findByText(/申请不含此日期/);
    const all = () => [...root.querySelectorAll(offer)].map(({ textContent }) => textContent ?? '');
    await waitFor(() => expect(all().some((text) => text.includes(says))).toBe(true));
    expect(all().filter((text) => text.includes('合规'))).toEqual([]);
  },
);
