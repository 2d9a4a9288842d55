/** From the list to the ticket: booking, cashier and result show the same line. */
export const bookingSteps: readonly string[] = ['选择航班', '填写信息', '确认支付', '出票'];

/** From the room to the stay, which is paid online or at the hotel. */
export const stepsOfStay = (isPaidOnline: boolean): readonly string[] => [
  '选择房型',
  '填写信息',
  isPaidOnline ? '确认支付' : '酒店确认',
  '入住',
];

/** From the train to the ticket; the seats are held with the order. */
export const railSteps: readonly string[] = ['选择车次', '填写信息', '占座并支付', '出票'];

/** The company decides on it once it has its seats. */
export const railApprovedSteps: readonly string[] = ['选择车次', '填写信息', '占座', '审批', '支付', '出票'];

/** From the sold-out train to the ticket, if a seat comes back. */
export const railWaitSteps: readonly string[] = ['选择候补车次', '填写信息', '支付预付款', '候补兑现'];

/** A change whose difference is to be paid. */
export const changeSteps: readonly string[] = ['选择新航班', '确认支付', '改签出票'];
export const railChangeSteps: readonly string[] = ['选择新车次', '确认支付', '新票出票'];
