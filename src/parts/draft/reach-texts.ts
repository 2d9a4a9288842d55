/** Words of the effect of a standard before it is published. */
export const reachTexts = {
  publishLead: (day: string, people: number) => `自 ${day} 起，对 ${people} 名员工生效。已下的订单按原版本判定。`,
  publishDay: (day: string) => `自 ${day} 起生效。已下的订单按原版本判定。`,
  reachLeft: (elsewhere: number, without: number) =>
    [elsewhere > 0 && `${elsewhere} 人改用其他标准`, without > 0 && `${without} 人不再有标准`]
      .filter(Boolean)
      .join('，'),
  nobody: '还没有适用对象，发布前请指定。',
  assignNow: '去指定',
};
