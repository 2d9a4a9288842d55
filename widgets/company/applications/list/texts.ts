/** Every word of the list of trip applications. */
export const texts = {
  title: '行程申请',
  add: '新建申请',
  toOrders: '订单申请',
  all: '全部',
  keyword: '搜索',
  keywordHint: '事由或申请单号',
  product: '产品',
  allProducts: '全部产品',
  tripType: '出差类型',
  allTypes: '全部类型',
  days: '出差日期',
  columns: { reason: '申请', trip: '行程', people: '出行人', budget: '预算', state: '状态', updated: '最近修改' },
  noReason: '未填写事由',
  noNumber: '未提交',
  noTrip: '未填写行程',
  somePlaces: (places: readonly string[]) =>
    places.length > 4 ? `${places.slice(0, 4).join('、')} 等 ${places.length} 城` : places.join('、') || '未填写行程',
  span: (from: string, to: string, days: number) => (from === to ? `${from} 当日往返` : `${from} 至 ${to} ${days} 天`),
  people: (names: readonly string[]) =>
    names.length > 2 ? `${names.slice(0, 2).join('、')} 等 ${names.length} 人` : names.join('、'),
  list: (names: readonly string[]) => names.join('、'),
  left: (yuan: string) => `剩余 ${yuan}`,
  unused: (yuan: string) => `未用 ${yuan}`,
  none: '还没有行程申请',
  noneText: '出差前先提交申请，写明事由、日期、行程与预算；批准后每一段都可以直接预订，信息自动带入。',
  noneOf: {
    '0': '没有草稿',
    '1': '没有审批中的申请',
    '2': '没有已批准的申请',
    '3': '没有被驳回的申请',
    '4': '没有撤回的申请',
    '5': '没有过期的申请',
    '6': '没有用完的申请',
    '7': '没有关闭的申请',
  } as Readonly<Record<string, string>>,
};

export type Texts = typeof texts;
