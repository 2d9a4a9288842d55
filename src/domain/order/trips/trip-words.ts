import { clockOf, dayOf } from '../../china-time.ts';
import { showDuration } from '../../spans.ts';

const short = (day: string): string => day.slice(5);
const nightsFrom = (day: string, nights: number): string =>
  nights > 1 ? `${short(day)} 起 ${nights} 晚` : `${short(day)} 晚`;

/** Sentences about the flights and stays of a trip. Days and moments are those of the orders, cities and hotels have the names of the provider. */
export const tripWords = {
  clash: (flightNo: string) => `与 ${flightNo} 时间冲突`,
  cancelled: (flightNo: string) => `${flightNo} 已取消，请改签或另订行程`,
  gap: (names: readonly string[], here: string, from: string) =>
    `${names.join('、')}将在${here}，下一程却从${from}出发：还缺 ${here} → ${from}`,
  tight: (city: string, minutes: number) => `${city}中转仅 ${showDuration(minutes)}，请留意衔接`,
  nights: (city: string, nights: number) => `${city}停留 ${nights} 晚`,
  elsewhere: (city: string, leaves: string, from: string, flightNo: string) =>
    `在${city}期间，${leaves.slice(5, 16)} 又从${from}乘 ${flightNo}，同一人在两个城市`,
  twoHotels: (day: string, nights: number, hotel: string) => `${nightsFrom(day, nights)}已订${hotel}，同一晚有两家酒店`,
  twoCities: (day: string, nights: number, city: string) =>
    `${nightsFrom(day, nights)}已订${city}的酒店，同一晚在两个城市`,
  leftEarly: (leaves: string, city: string) =>
    `${short(dayOf(leaves))} ${clockOf(leaves)} 已离开${city}，之后的房晚将空置`,
  arrivesLate: (arrives: string, city: string, checkIn: string) =>
    `${short(dayOf(arrives))} 才到${city}，${short(checkIn)} 起的房晚将空置`,
};

export type TripWords = typeof tripWords;
