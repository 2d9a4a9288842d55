/** Of the frame of an itinerary on paper. */
export const sheetTexts = {
  paper: '行程单',
  order: '订单号',
  contact: '联系人',
  amount: '订单金额',
  service: '客服电话',
};

/** Of flights at home. */
export const paperTexts = {
  flights: '航班',
  departs: '起飞',
  arrives: '到达',
  cabin: '舱位',
  baggage: '免费托运',
  none: '无',
  passengers: '乘机人',
  name: '姓名',
  document: '证件',
  ticket: '票号',
  noTicket: '未出票',
  place: (city: string, airport: string) => city + airport,
  note: '时间均为当地时间。本行程单供出行参考，不作报销凭证；航班变动以航空公司通知为准。',
};
