import { inARow } from '#base/names-in-a-row.en.ts';
import type { Twin } from '#base/wording.ts';
import type { roomTexts as chinese } from './room-texts.ts';
import { rosterTexts } from './roster-texts.en.ts';

export const roomTexts: Twin<typeof chinese> = {
  ...rosterTexts,
  name: 'Name',
  guests: 'Guests',
  guestsSub: 'Names as on the documents shown at check-in',
  pinyinSub: 'Names as on the documents; the hotel asks for pinyin too',
  room: (at) => `Room ${at}`,
  pinyin: 'Name in pinyin',
  pinyinHint: 'Family/given name, like LIN/ZHIYUAN',
  colon: ': ',
  addGuest: 'Add a guest',
  removeGuest: (at) => `Remove guest ${at}`,
  sameName: (names) => `${inARow(names)}: entered more than once. Are these different guests of one name?`,
  frequentFull: 'All places are taken: untick a guest to choose another one',
};
