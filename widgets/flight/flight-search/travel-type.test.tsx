import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [employee, colleague, privately] = ['13800000073', '13800000071', '13800000010'];
const list = (more = '') =>
  `/airTicket/query?from=BJS&to=SHA&date=${addDays(dayAt(Date.now()), 12)}&step=outbound${more}`;

async function open(as: string | undefined, address = '/airTicket/query') {
  const widget = await mountWidget('flight-search', { ...(as && { as }), address });
  const { screen } = widget;
  return {
    ...widget,
    chosen: async () =>
      (await screen.findAllByRole('radio', { checked: true }))
        .map((radio) => radio.textContent)
        .find((text) => /因/.test(text ?? '')),
    choose: async (name: string) => fireEvent.click(await screen.findByRole('radio', { name })),
    fares: async () => {
      fireEvent.click(
        await waitFor(() => widget.root.querySelector('.fs-fl__hit') ?? Promise.reject(new Error('no flights'))),
      );
      return screen.findAllByRole<HTMLButtonElement>('button', { name: '预订' });
    },
  };
}

test('an employee starts in 因公, or in 因私 if they chose it last, also after a reload; a colleague does not', async () => {
  const first = await open(employee);
  expect(await first.chosen()).toBe('因公');
  await first.choose('因私');
  await waitFor(async () => expect(await first.chosen()).toBe('因私'));
  first.unmount();
  const again = await open(employee);
  expect(await again.chosen()).toBe('因私');
  again.unmount();
  const other = await open(colleague);
  expect(await other.chosen()).toBe('因公');
  other.unmount();
  const third = await open(employee);
  await third.choose('因公');
  third.unmount();
  expect(await (await open(employee)).chosen()).toBe('因公');
});

test('a link without a type shows an employee verdicts, a link that says private does not; a private member has no choice', async () => {
  const own = await open(employee, list());
  expect(await own.screen.findByText('您的差标')).toBeTruthy();
  // The head of a phone says what the list uses.
  expect(own.root.querySelector('.fs-mhead')?.textContent).toMatch(/· 因公/);
  await own.choose('因私');
  await waitFor(() => expect(own.screen.queryByText('您的差标')).toBeNull());
  own.unmount();
  localStorage.clear();
  expect(await (await open(employee, list('&travelType=private'))).chosen()).toBe('因私');
  const plain = await open(privately, list('&travelType=business'));
  await plain.fares();
  expect(plain.screen.queryByText('因公')).toBeNull();
});

test('an employee who logs in at the fare goes on for the company', async () => {
  const { fares, page, events, root } = await open(undefined, list());
  fireEvent.click((await fares())[0] as HTMLElement);
  const dialog = await waitFor(() => root.querySelector('dialog') ?? Promise.reject(new Error('no dialog')));
  const { token, ...user } = await logIn(employee as string);
  page.session.adopt({ ...user, token } as never);
  fireEvent.click(await within(dialog).findByRole('button', { name: '关闭' }));
  await waitFor(() =>
    expect(events.find((one) => one.type === 'navigate')?.detail).toMatchObject({
      path: expect.stringMatching(/^\/airTicket\/order_info_business\?.*travelType=business/) as string,
    }),
  );
});
