import type { Same } from '#base/wording.ts';
import { rosterTexts } from './roster-texts.ts';

/** Words of guests, room by room. Messages about guests are with their rule (src/domain/hotel/guest.ts). */
export const roomTexts = {
  ...rosterTexts,
  name: '姓名',
  guests: '入住人',
  guestsSub: '姓名须与入住时出示的证件一致',
  pinyinSub: '姓名须与证件一致；酒店要求填写拼音',
  room: (at: number) => `房间 ${at}`,
  pinyin: '姓名拼音',
  pinyinHint: '姓/名，如 LIN/ZHIYUAN',
  colon: '：',
  addGuest: '添加入住人',
  removeGuest: (at: number) => `移除入住人 ${at}`,
  sameName: (names: string) => `${names} 填写了不止一次，请确认是否为同名的不同旅客`,
  frequentFull: '入住人已满，取消勾选一位后可选其他人',
} as const;

export type RoomWords = Same<typeof roomTexts>;
