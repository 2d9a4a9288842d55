/** Words of an order of several trains, or of several seats on one. */
export const planTexts = {
  plan: (trains: number) => `${trains} 程联程，全部占到才出票`,
  seatChanges: (changes: number) => `换座 ${changes} 次`,
  seatsTaken: '方案中的部分座位刚被占，提交后另排同席别的座位，换座次数不变；支付前可在支付页核对座位',
};
