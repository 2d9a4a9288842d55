import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

async function open(props: Record<string, string>) {
  const { screen, type } = await mountWidget('flight-search', { props });
  const city = (name: '出发' | '到达') => screen.getByRole<HTMLInputElement>('combobox', { name });
  await waitFor(() => expect(city('出发').value).toBe('北京'));
  return {
    screen,
    city,
    async typeCity(name: '出发' | '到达', text: string) {
      city(name).focus();
      fireEvent.click(city(name));
      type(city(name), text);
      return screen.findAllByRole('option');
    },
  };
}

test('the city of the other end swaps both ends, by the suggestions and by the list of cities', async () => {
  const { typeCity, city, screen } = await open({ from: 'BJS', to: 'SHA' });
  const options = await typeCity('出发', 'sh');
  expect(options[0]?.textContent).toMatch(/^上海.*选择后与另一端对调/);
  expect(options.some((one) => one.hasAttribute('aria-disabled'))).toBe(false);
  fireEvent.keyDown(city('出发'), { key: 'Enter' });
  await waitFor(() => expect([city('出发').value, city('到达').value]).toEqual(['上海', '北京']));
  fireEvent.click(city('到达'));
  fireEvent.click((await screen.findAllByRole('button', { name: '上海' }))[0] as HTMLElement);
  await waitFor(() => expect([city('出发').value, city('到达').value]).toEqual(['北京', '上海']));
});

test('with one end chosen, its city at the other end leaves the first one to be chosen', async () => {
  const { typeCity, city } = await open({ from: 'BJS' });
  await typeCity('到达', 'beijing');
  fireEvent.keyDown(city('到达'), { key: 'Enter' });
  await waitFor(() =>
    expect([city('出发').value, city('到达').value, city('出发').getAttribute('aria-expanded')]).toEqual([
      '',
      '北京',
      'true',
    ]),
  );
});
