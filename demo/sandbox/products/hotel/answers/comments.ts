import type { HotelDetail } from '#contract/hotel.ts';
import { addDays, dayAt, daysBetween } from '#domain/china-time.ts';
import { diceOf } from '../../../ground/chance.ts';
import type { Hotel } from '../catalogue/hotel.ts';
import { wordsOf } from './comment-words.ts';

const people = ['林**', '周**', '陈**', '王**', '赵**', '吴**', '郑**', '孙**'];

const marks = { good: [5, 5, 4.5], fair: [4, 4, 4.5], poor: [3, 2, 3.5] };

const shown = 12;
const firstDay = '2020-01-01';

const atOf = (n: number, length: number): number => ((n % length) + length) % length;

/** Reviews of guests, newest first: one every few days, each with its day and words for good. */
export function commentsOf(hotel: Hotel, nowMs: number): HotelDetail['hotel']['comments'] {
  const own = diceOf(`comments ${hotel.hotelId}`);
  const every = 3 + Math.floor(own() * 9);
  /** Where each list of words begins. */
  const from = Math.floor(own() * 1000);
  const score = hotel.score;
  const newest = Math.floor((daysBetween(firstDay, dayAt(nowMs)) - 1) / every);
  return Array.from({ length: shown }, (_, n) => {
    const number = newest - n;
    const dice = diceOf(`comment ${hotel.hotelId} ${number}`);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];
    // The marks have about the mean of the hotel's score.
    const mark = dice();
    const mood = mark < (score - 3.4) / 1.9 ? 'good' : mark < 0.94 - (4.8 - score) / 8 ? 'fair' : 'poor';
    const day = addDays(firstDay, number * every);
    const room = pick(hotel.rooms);
    const topics = room ? wordsOf(hotel, room, Number(day.slice(0, 4)))[mood] : [];
    // Neighbours begin with another topic, and with another of its words.
    const turn = from + number;
    const first = topics[atOf(turn, topics.length)] ?? [];
    const second = topics[atOf(turn + 1 + Math.floor(dice() * 2), topics.length)] ?? [];
    const words = [first[atOf(Math.floor(turn / 3), first.length)], pick(second)];
    return {
      by: pick(people) ?? '',
      day,
      score: pick(marks[mood]) ?? 4,
      text: `${words.join('。')}。`,
      room: room?.name ?? '',
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
