import type { HotelDetail } from '#contract/hotel.ts';
import { addDays, dayAt, daysBetween } from '#domain/china-time.ts';
import { diceOf } from '../../../ground/chance.ts';
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
const poor = [
  '隔音一般，走廊说话听得清，晚上没睡好。',
  '浴室水压不稳，报修后当晚没有处理。',
  '入住排了半小时，前台只有一个人。',
  '房间有烟味，换房后才好。',
  '早餐收得早，九点多已经没什么可吃。',
  '照片比实际新，地毯该换了。',
];
const people = ['林**', '周**', '陈**', '王**', '赵**', '吴**', '郑**', '孙**'];

const shown = 12;
const firstDay = '2020-01-01';

/** Reviews of guests, newest first: one every few days, each with its day and words for good. */
export function commentsOf(hotel: Hotel, nowMs: number): HotelDetail['hotel']['comments'] {
  const own = diceOf(`comments ${hotel.hotelId}`);
  const every = 3 + Math.floor(own() * 9);
  /** Where each list of words begins. */
  const from = own() * good.length;
  const score = hotel.score;
  const newest = Math.floor((daysBetween(firstDay, dayAt(nowMs)) - 1) / every);
  return Array.from({ length: shown }, (_, n) => {
    const number = newest - n;
    const dice = diceOf(`comment ${hotel.hotelId} ${number}`);
    // The marks have about the mean of the hotel's score.
    const mark = dice();
    const [list, marks] =
      mark < (score - 3.4) / 1.9
        ? [good, [5, 5, 4.5]]
        : mark < 0.94 - (4.8 - score) / 8
          ? [fair, [4, 4, 4.5]]
          : [poor, [3, 2, 3.5]];
    // Neighbours have words of their own.
    const text = list[Math.floor(from + number) % list.length];
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
    return {
      by: pick(people) ?? '',
      day: addDays(firstDay, number * every),
      score: pick(marks) ?? 4,
      text: text ?? '',
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
