/** Words of a change whose only day has no train left. */
export const overTexts = {
  missed:
    '列车已开出，当日没有可改签的车次。车票不能再退，也不能改签到其他日期；仍要出行请另购新票，有疑问请到车站窗口或致电 12306。',
  soldOut: '可改签的只有这一天，且各席别都已售完。可退票后另购新票。',
  buyNew: '查询并购买新票',
};
