import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { CityMap, HotelPoint } from '#contract/hotel.ts';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { HotelMap } from './HotelMap.tsx';
import type { HotelMapProps } from './HotelMap.tsx';

const map: CityMap = {
  bounds: [121.3, 31.1, 121.6, 31.4],
  districts: [{ name: '黄浦区', lat: 31.3, lng: 121.35 }],
  metro: [{ line: '1 号线', color: 0, stations: [{ name: '人民广场', lat: 31.23, lng: 121.47 }] }],
  landmarks: [{ name: '博物馆', lat: 31.15, lng: 121.5 }],
  water: [
    {
      name: '江',
      width: 400,
      path: [
        [31.1, 121.5],
        [31.4, 121.49],
      ],
    },
  ],
};
const points: HotelPoint[] = [
  { hotelId: '1', name: '外滩云汀酒店', lat: 31.2, lng: 121.4, price: '780', over: true },
  { hotelId: '2', name: '南京西路栖庐酒店', lat: 31.2, lng: 121.45, price: '1528', over: false },
  { hotelId: '3', name: '徐汇滨江澄园酒店', lat: 31.2, lng: 121.5, price: '', over: false },
  { hotelId: '4', name: '新天地梧桐居', lat: 31.26, lng: 121.45, price: '399', over: false },
  { hotelId: '5', name: '新天地江屿', lat: 31.2601, lng: 121.4501, price: '468', over: false },
];

test('hotels beyond the first view are named, and a press shows them', async () => {
  const long = { ...map, bounds: [120.4, 31.1, 121.6, 31.4] as CityMap['bounds'] };
  const far = { hotelId: '9', name: '淀山湖酒店', lat: 31.2, lng: 120.5, price: '300', over: false };
  const { screen } = open({ map: long, points: [...points, far] });
  fireEvent.click(screen.getByRole('button', { name: '图外还有 1 家' }));
  await settle();
  screen.getByRole('button', { name: '图外还有 5 家' });
});

function open(props: Partial<HotelMapProps> = {}) {
  const on = { onActive: vi.fn(), onOpen: vi.fn(), onMove: vi.fn<NonNullable<HotelMapProps['onMove']>>() };
  function Page() {
    const [active, setActive] = useState<string | null>(null);
    return (
      <HotelMap
        cityName="上海"
        map={map}
        points={points}
        active={active}
        seen={new Set(['2'])}
        {...on}
        onActive={(id) => {
          on.onActive(id);
          setActive(id);
        }}
        {...props}
      />
    );
  }
  const ui = renderUi(<Page />);
  const frame = ui.screen.getByRole('group', { name: '上海酒店地图' });
  const drag = async (on: Element, end = fireEvent.pointerUp) => {
    fireEvent.pointerDown(on, { pointerId: 1, clientX: 200, clientY: 300 });
    fireEvent.pointerMove(on, { pointerId: 1, clientX: 140, clientY: 320 });
    const during = layerOf(ui.root);
    end(on, { pointerId: 1, clientX: 140, clientY: 320 });
    await settle();
    return during;
  };
  return { ...ui, ...on, frame, drag };
}
const layerOf = (root: Element) => (root.querySelector('.hm__layer') as HTMLElement).style.transform;
const pin = (ui: ReturnType<typeof open>, name: string | RegExp) => ui.screen.getByRole('button', { name });
const placeOf = (button: HTMLElement) => button.style.transform;

test('pins are buttons with the hotel, its price and its state; overlapping ones are one', async () => {
  const ui = open();
  await settle();
  pin(ui, '外滩云汀酒店 ¥780 起 超标');
  expect(pin(ui, '南京西路栖庐酒店 ¥1,528 起 看过').className).toContain('is-seen');
  expect(pin(ui, '徐汇滨江澄园酒店 满房').className).toContain('is-full');
  expect(pin(ui, '2 家¥399 起，放大查看').textContent).toBe('2 家¥399');
  expect(ui.root.querySelectorAll('[data-pin][tabindex="0"]')).toHaveLength(1);
  ui.screen.getByText('黄浦区');
});

test('a press opens a hotel, and takes a group apart', async () => {
  const ui = open();
  await ui.click(pin(ui, /外滩云汀/));
  expect(ui.onOpen.mock.calls).toEqual([['1']]);
  for (let times = 0; times < 9 && ui.screen.queryByRole('button', { name: /^2 家/ }); times += 1)
    await ui.click(pin(ui, /^2 家/));
  pin(ui, '新天地梧桐居 ¥399 起');
  pin(ui, '新天地江屿 ¥468 起');
  expect(ui.onOpen).toHaveBeenCalledTimes(1);
});

test('a drag moves one layer, draws nothing again, and asks for the new part once at its end', async () => {
  const ui = open();
  const before = placeOf(pin(ui, /外滩云汀/));
  const button = pin(ui, /外滩云汀/);
  fireEvent.pointerDown(ui.frame, { pointerId: 1, clientX: 200, clientY: 300 });
  fireEvent.pointerMove(ui.frame, { pointerId: 1, clientX: 150, clientY: 300 });
  expect(layerOf(ui.root)).toContain('translate');
  expect(placeOf(button)).toBe(before);
  expect(ui.onMove).not.toHaveBeenCalled();
  fireEvent.pointerUp(ui.frame, { pointerId: 1, clientX: 150, clientY: 300 });
  await settle();
  expect(layerOf(ui.root)).toBe('none');
  expect(placeOf(pin(ui, /外滩云汀/))).not.toBe(before);
  expect(ui.onMove).toHaveBeenCalledTimes(1);
  const [west, south, east, north] = ui.onMove.mock.calls[0]![0];
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});

test('a drag that began on a pin opens no hotel; one that the browser takes away moves nothing', async () => {
  const ui = open();
  const button = pin(ui, /外滩云汀/);
  await ui.drag(button);
  fireEvent.click(button, { detail: 1 });
  expect(ui.onOpen).not.toHaveBeenCalled();
  const place = placeOf(pin(ui, /外滩云汀/));
  expect(await ui.drag(ui.frame, fireEvent.pointerCancel)).toContain('translate');
  expect(placeOf(pin(ui, /外滩云汀/))).toBe(place);
  expect(ui.onMove).toHaveBeenCalledTimes(1);
});

test('without the tick a move asks for nothing until its button is pressed', async () => {
  const ui = open();
  fireEvent.click(ui.screen.getByRole('checkbox', { name: '移动地图时搜索' }));
  await settle();
  await ui.drag(ui.frame);
  expect(ui.onMove).not.toHaveBeenCalled();
  await ui.click(ui.screen.getByRole('button', { name: '在此区域搜索' }));
  expect(ui.onMove).toHaveBeenCalledTimes(1);
});

test('arrow keys move between pins and make the hotel active; plus and minus change the scale', async () => {
  const ui = open();
  await settle();
  pin(ui, /外滩云汀/).focus();
  await ui.key('ArrowRight', { on: pin(ui, /外滩云汀/) });
  expect(ui.shadow.activeElement).toBe(pin(ui, /栖庐/));
  expect(ui.onActive).toHaveBeenLastCalledWith('2');
  expect(pin(ui, /栖庐/).getAttribute('aria-current')).toBe('true');
  expect(pin(ui, /栖庐/).tabIndex).toBe(0);
  const gap = () =>
    Number(/\((-?[\d.]+)px/.exec(placeOf(pin(ui, /栖庐/)))?.[1]) -
    Number(/\((-?[\d.]+)px/.exec(placeOf(pin(ui, /外滩云汀/)))?.[1]);
  const before = gap();
  await ui.key('+', { on: pin(ui, /栖庐/) });
  expect(gap()).toBeCloseTo(before * 1.6, 3);
  await ui.key('-', { on: pin(ui, /栖庐/) });
  expect(gap()).toBeCloseTo(before, 3);
  expect(ui.shadow.activeElement).toBe(pin(ui, /栖庐/));
});

test('the wheel zooms and does not scroll the page; the buttons end at the ends of the scale', async () => {
  const ui = open();
  await settle();
  const before = placeOf(pin(ui, /外滩云汀/));
  // The wheel events of happy-dom have no place.
  const wheel = Object.assign(new Event('wheel', { cancelable: true }), { deltaY: -100, clientX: 220, clientY: 360 });
  expect(fireEvent(ui.frame, wheel)).toBe(false);
  await settle();
  expect(placeOf(pin(ui, /外滩云汀/))).not.toBe(before);
  const out = ui.screen.getByRole('button', { name: '缩小' });
  for (let times = 0; times < 12; times += 1) await ui.click(out);
  expect(out.getAttribute('aria-disabled')).toBe('true');
  const closer = ui.screen.getByRole('button', { name: '放大' });
  for (let times = 0; times < 12; times += 1) await ui.click(closer);
  expect(closer.getAttribute('aria-disabled')).toBe('true');
  expect(out.getAttribute('aria-disabled')).toBeNull();
});

test('a hotel that the list makes active comes into the frame without a search', async () => {
  const ui = open({ active: null });
  for (let times = 0; times < 6; times += 1) await ui.click(ui.screen.getByRole('button', { name: '放大' }));
  ui.onMove.mockClear();
  const far = { ...points[0]!, hotelId: '9', name: '远郊酒店', lat: 31.38, lng: 121.32 };
  const shown = (active: string | null) => (
    <HotelMap
      cityName="上海"
      map={map}
      points={[...points, far]}
      active={active}
      seen={new Set()}
      onActive={ui.onActive}
      onOpen={ui.onOpen}
      onMove={ui.onMove}
    />
  );
  ui.rerender(shown(null));
  await settle();
  for (let times = 0; times < 6; times += 1) await ui.click(ui.screen.getByRole('button', { name: '放大' }));
  ui.onMove.mockClear();
  expect(ui.screen.queryByRole('button', { name: /远郊酒店/ })).toBeNull();
  ui.rerender(shown('9'));
  await settle();
  expect(pin(ui, /远郊酒店/).className).toContain('is-on');
  expect(ui.onMove).not.toHaveBeenCalled();
});

test('the part of an address is shown as it was left, until the whole city is wanted', async () => {
  const before = open();
  await before.drag(before.frame);
  const [bounds] = before.onMove.mock.lastCall ?? [];
  const place = placeOf(pin(before, /外滩云汀酒店/));
  before.unmount();
  const ui = open({ part: bounds ?? null });
  await settle();
  const digits = (text: string) => text.match(/-?[\d.]+/g)?.map((each) => Math.round(Number(each)));
  expect(digits(placeOf(pin(ui, /外滩云汀酒店/)))).toEqual(digits(place));
  expect(place).not.toBe(placeOf(pin(open(), /外滩云汀酒店/)));
});
