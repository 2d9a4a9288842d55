import type { Left } from './left-without.ts';

/** Words of the effect of a standard before it is published. */
export const reachTexts = {
  publishLead: (day: string, people: number) => `自 ${day} 起，对 ${people} 名员工生效。已下的订单按原版本判定。`,
  publishDay: (day: string) => `自 ${day} 起生效。已下的订单按原版本判定。`,
  reachLeft: (elsewhere: number, without: number) =>
    [elsewhere > 0 && `${elsewhere} 人改用其他标准`, without > 0 && `${without} 人不再有标准`]
      .filter(Boolean)
      .join('，'),
  formerOf: (name: string, people: number) => `${people} 人现用「${name}」，改用本标准后：`,
  nobody: '还没有适用对象，发布前请指定。',
  assignNow: '去指定',
};

/** `：「通用差旅标准」97 人`: the standards that people go to. */
export const fallbacks = ({ next = [] }: Left): string =>
  next.length ? `：${next.map(({ name, people }) => `「${name}」${people} 人`).join('、')}` : '';

/** The question before a travel standard ends. */
export const endTexts = {
  retireQuestion: (name: string, left?: Left) => ({
    title: left?.without ? `停用「${name}」：${left.without} 人将无法因公预订` : `停用「${name}」`,
    text: [
      '明天起不再适用。',
      left && left.elsewhere > 0 && `${left.elsewhere} 人改用其他标准${fallbacks(left)}。`,
      left && left.without > 0 && `${left.without} 人没有其他标准，将无法因公预订。`,
      !left && '没有其他标准的员工将无法因公预订。',
      '已下的订单不受影响。',
    ]
      .filter(Boolean)
      .join(''),
    yes: left?.without ? '仍要停用' : '停用',
    no: '保留',
    kind: 'danger' as const,
  }),
};
