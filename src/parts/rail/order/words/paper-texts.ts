/** Of the itinerary on paper. */
export const railPaperTexts = {
  rides: '车次',
  departs: '开车',
  arrives: '到达',
  seatClass: '席别',
  tickets: '车票',
  name: '乘车人',
  document: '证件',
  seat: '车次与座位',
  state: '状态',
  freeChild: (name: string) => `携免费儿童 ${name}`,
  note: '时间均为北京时间。本行程单供出行参考，不作报销凭证；凭购票证件进站，列车时刻以铁路公告为准。',
};
