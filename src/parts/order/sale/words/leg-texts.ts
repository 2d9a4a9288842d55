/** Of a leg that has no flights on a day, because of another leg of the trip. */
export const legTexts = {
  beside: (isLater: boolean, leg: string) => (isLater ? '晚于' : '早于') + leg,
  inTheWay: (isLater: boolean, leg: string, day: string) =>
    isLater ? `${leg}在 ${day} 起飞，本程须在其之前` : `${leg}在 ${day} 到达，本程须在其之后`,
  changeFirst: (leg: string) => `先改签${leg}`,
  changeTo: (day: string) => `改到 ${day}`,
};
