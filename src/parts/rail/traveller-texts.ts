import { mostTickets } from '#domain/rail/most-tickets.ts';
import { travellerTexts } from '#parts/traveller/words/texts.ts';

/** Words of the travellers of a train, over those of all travellers. */
export const railTravellerTexts = {
  ...travellerTexts,
  passengers: '乘车人',
  passengersSub: '未满 6 周岁不占座儿童免费，每位成人限 1 名，请一并添加；满 14 周岁购成人票',
  chosenOf: (chosen: number) => `已选 ${chosen} 人，每单最多 ${mostTickets} 人；同一证件同车次同区间限购 1 张`,
  frequentFull: `每单最多 ${mostTickets} 位乘车人`,
  addPassenger: '新增乘车人',
  nobody: '请从常旅客中选择，或新增乘车人',
  nobodyListed: '请新增乘车人',
  nth: (at: number) => `乘车人 ${at}`,
  phoneHint: '用于接收停运与候车提醒',
};
