import type { Same } from '#base/wording.ts';
import { rosterTexts } from './roster-texts.ts';

/** Words of the travellers of an order; those of a card come with it. Messages of the passenger rules are with the rules (src/domain/passenger). */
export const travellerTexts = {
  ...rosterTexts,
  passengers: '乘机人',
  passengersSub: '儿童须与成人同行；1 位成人最多携带 2 位儿童',
  /** More than were searched for have no total to reach. */
  chosenOf: (chosen: number, searched: number) => `已选 ${chosen}${chosen > searched ? '' : ` / ${searched}`} 人`,
  stillMissing: (who: string) => `，还需 ${who}`,
  manage: '管理常旅客',
  frequentFull: '每单最多 9 位乘机人',
  noPaper: ' · 缺证件',
  external: '外部',
  addPassenger: '新增乘机人',
  nobody: '请从常旅客中选择，或新增乘机人',
  nobodyListed: '请新增乘机人',
  paste: '粘贴识别',
  pasteMissing: '；标出的内容请补充或更正',
  callService: '致电',
} as const;

export type TravellerWords = Same<typeof travellerTexts>;
