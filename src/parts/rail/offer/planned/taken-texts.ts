/** Of a plan whose seats others took meanwhile. */
export const takenTexts = {
  seatsTaken: '方案中的部分座位刚被占，提交后另排同席别的座位，换座次数不变；支付前可在支付页核对座位',
};
