import { checkName, tidyName } from '../passenger/names/names.ts';

/** A guest as the hotel needs them: the name of the document; in Latin letters too where the hotel asks for it. */
interface Guest {
  name: string;
  pinyin?: string | undefined;
}

/** The guest as the order keeps them, by the rule of names of all products. */
export const tidyGuest = ({ name, pinyin = '' }: Guest): Required<Guest> & { pinyin: string } => ({
  name: tidyName(name, 'either'),
  pinyin: tidyName(pinyin, 'latin'),
});

/** The reason why a hotel would not take this name, and its field; undefined for a good one. */
export function guestProblem(
  guest: Guest,
  needsPinyin: boolean,
): { field: 'name' | 'pinyin'; message: string } | undefined {
  const { name, pinyin } = tidyGuest(guest);
  if (!name) return { field: 'name', message: '请输入入住人姓名' };
  const wrong = checkName(name, 'either').error;
  if (wrong) return { field: 'name', message: wrong };
  if (needsPinyin && checkName(pinyin || name, 'latin').error)
    return { field: 'pinyin', message: '请输入姓名拼音，格式为 姓/名，如 LIN/ZHIYUAN' };
  return undefined;
}
