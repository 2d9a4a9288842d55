/** Words of the search form; those of the results are beside them. */
export const texts = {
  formLabel: '机票搜索',
  oneWay: '单程',
  round: '往返',
  tripType: '行程',
  business: '因公',
  private: '因私',
  travelType: '出行类型',
  from: '出发',
  to: '到达',
  cityHint: '城市 / 机场 / 三字码',
  typingHint: '↑ ↓ 选择 · Enter 确定',
  chooseCity: '请选择',
  swap: '交换出发与到达',
  departDate: '去程',
  returnDate: '返程',
  addReturn: '添加返程',
  chooseDate: '选择日期',
  oneWayDate: '选择出发日期',
  roundDates: '选择往返日期',
  lowest: '成人最低',
  people: '乘客 · 舱位',
  anyCabin: '不限舱位',
  onlyDirect: '仅看直飞',
  withChild: '儿童',
  withInfant: '婴儿',
  search: '搜索航班',
  recent: '最近搜索',
  popular: '热门航线',
  partFailed: 'Loading chunk failed，请检查网络',
  retry: '重试',
  resultsFailed: '航班列表加载失败',
  linkProblems: {
    from: '没有找到出发地，请重新选择',
    to: '没有找到目的地，请重新选择',
    same: '出发和到达是同一城市，请重新选择',
    date: '日期无法识别，已改为明天',
    pastDate: '日期已过或太远，已改为明天',
    returnDate: '返程日期无效，请重新选择',
    people: '乘客人数无效，已按 1 位成人处理',
    choice: '筛选条件无法识别，已忽略',
    outbound: '去程航班不完整，请重新选择',
  },
};
export type Texts = typeof texts;

/** 2 成人 1 儿童 */
export const peopleText = ({
  adults,
  children,
  infants,
}: {
  adults: number;
  children: number;
  infants: number;
}): string =>
  [`${adults} 成人`, children && `${children} 儿童`, infants && `${infants} 婴儿`].filter(Boolean).join(' ');
