/** A guest as the desk knows him: a Chinese name, or a Latin one as in the passport; in Latin letters where the hotel asks for it. */
export interface Guest {
  name: string;
  pinyin?: string | undefined;
}

const chinese = /^[\u3400-\u9fff][\u3400-\u9fff·]{0,18}[\u3400-\u9fff]$/;
const latin = /^[A-Za-z]+(?:[ /'-][A-Za-z]+)+$/;

/** The reason why a hotel would not take this name, and its field; undefined for a good one. */
export function guestProblem(
  { name, pinyin = '' }: Guest,
  needsPinyin: boolean,
): { field: 'name' | 'pinyin'; message: string } | undefined {
  if (!name) return { field: 'name', message: '请输入入住人姓名' };
  if (!chinese.test(name) && !latin.test(name))
    return { field: 'name', message: '请输入证件上的姓名，英文姓名格式为 姓/名' };
  if (needsPinyin && !latin.test(pinyin || name))
    return { field: 'pinyin', message: '请输入姓名拼音，格式为 姓/名，如 LIN/ZHIYUAN' };
  return undefined;
}
