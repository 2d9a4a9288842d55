import { expect, it } from 'vitest';
import { nearestOf, nearestWords } from './nearest.ts';

const minute = 60_000;
const offer = (service: string, minutes: number, yuan: number, from = 'PEK', isOk = true) => ({
  service,
  depMs: minutes * minute,
  from,
  to: 'SHA',
  price: yuan * 100,
  isOk,
});
const chosen = offer('ZH1519', 600, 1280);

it('of each kind the nearest offer that complies is named, with its time and price', () => {
  const offers = [
    offer('ZH1519', 600, 1280, 'PEK', false),
    offer('ZH1519', 600, 1100),
    offer('ZH1519', 600, 1050),
    offer('CZ1', 540, 900),
    offer('CZ2', 630, 960),
    offer('CZ2', 630, 990),
    offer('CZ3', 610, 800, 'PEK', false),
    offer('HO1', 585, 820, 'PKX'),
    offer('HO2', 661, 100),
  ];
  expect(
    nearestOf(chosen, offers, ({ isOk }) => isOk).map(({ kind, offer: { service }, minutes, saves }) => [
      kind,
      service,
      minutes,
      saves / 100,
    ]),
  ).toEqual([
    ['class', 'ZH1519', 0, 230],
    ['time', 'CZ2', 30, 320],
    ['place', 'HO1', -15, 460],
  ]);
  expect(nearestOf(chosen, [], () => true)).toEqual([]);
});

it('looks as far before and after as the rule does, an hour where it names no hours', () => {
  const offers = [offer('HO3', 720, 700), offer('HO4', 721, 600)];
  const within = (hours?: number) => nearestOf(chosen, offers, () => true, hours).map((one) => one.offer.service);
  expect([within(), within(2)]).toEqual([[], ['HO3']]);
});

it('says how much earlier or later an offer leaves', () => {
  const texts = { class: '同航班其他舱位', place: '换机场' };
  expect(
    (
      [
        ['class', 0],
        ['time', -30],
        ['time', 60],
        ['place', -15],
        ['place', 0],
      ] as const
    ).map(([kind, minutes]) => nearestWords({ kind, minutes }, texts)),
  ).toEqual(['同航班其他舱位', '早 30 分钟', '晚 1 小时', '换机场，早 15 分钟', '换机场，同一时间']);
});
