import type { HotelDetail } from '#contract/hotel.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { diceOf } from '../../chance.ts';
import type { Hotel } from '../catalogue/hotel.ts';

const good = [
  '位置方便，出地铁就到，前台办理入住很快。',
  '房间干净，床垫软硬合适，隔音不错。',
  '早餐品种多，热菜现做，出差住得舒服。',
  '服务热情，行李寄存方便，退房开票很快。',
  '空调安静，热水足，卫生做得细。',
  '周边吃饭买东西都方便，晚上也安静。',
];
const fair = [
  '性价比可以，房间略小，胜在位置好。',
  '周末人多，电梯要等，其他都满意。',
  '设施有些年头，但打扫得干净。',
  '临街的房间有些吵，换到高层后好多了。',
  '早餐高峰要排队，味道不错。',
  '停车位少，建议打车过来。',
];
const people = ['林**', '周**', '陈**', '王**', '赵**', '吴**', '郑**', '孙**'];

/** Reviews of guests, newest first; the same on the same day. */
export function commentsOf(hotel: Hotel, nowMs: number): HotelDetail['hotel']['comments'] {
  const dice = diceOf(`comments ${hotel.hotelId}`);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
  const left = { good: [...good], fair: [...fair] };
  /** Each sentence once: both lists have one for every review. */
  const take = (isGood: boolean): string => {
    const list = left[isGood ? 'good' : 'fair'];
    const text = pick(list) ?? '';
    list.splice(list.indexOf(text), 1);
    return text;
  };
  let ago = 0;
  return Array.from({ length: 6 }, () => {
    const isGood = dice() < (hotel.score - 3.4) / 1.6 + 0.2;
    ago += 2 + Math.floor(dice() * 9);
    return {
      by: pick(people) ?? '',
      day: addDays(dayAt(nowMs), -ago),
      score: isGood ? 5 : 4,
      text: take(isGood),
      room: pick(hotel.rooms)?.name ?? '',
    };
  });
}

/** Parts of the score. */
export const scoresOf = (hotel: Hotel): HotelDetail['hotel']['scores'] => {
  const dice = diceOf(`scores ${hotel.hotelId}`);
  return ['位置', '设施', '服务', '卫生'].map((name) => ({
    name,
    score: Math.min(5, Math.round((hotel.score + (dice() - 0.5) * 0.4) * 10) / 10),
  }));
};
