/**
 * Labels of fields in messages: the customer never reads a name of the wire. A name that means two things has a row
 * with its path, without positions. A new field of a call is one line here (field-labels.test.ts).
 */
const labels: Readonly<Record<string, string>> = {
  accCode: '图形验证码',
  acceptDuplicate: '重复预订确认',
  adults: '成人人数',
  after: '页码',
  agreed: '协议确认',
  agreedVersion: '隐私政策版本',
  amount: '金额',
  amounts: '金额范围',
  'amounts.from': '最低金额',
  'amounts.to': '最高金额',
  api: '接口地址',
  appId: '应用编号',
  appVer: '应用版本',
  applicationNo: '申请编号',
  attach: '附加信息',
  body: '商品说明',
  bornDate: '出生日期',
  budgetUnit: '预算单位',
  businessType: '业务类型',
  by: '汇总方式',
  cabin: '舱位等级',
  cabinCode: '舱位',
  cardId: '银行卡',
  cardNo: '银行卡号',
  certNo: '证件号码',
  certType: '证件类型',
  certValidDate: '证件有效期',
  channel: '支付渠道',
  children: '儿童人数',
  city: '所在城市',
  code: '短信验证码',
  columns: '列',
  company: '企业名称',
  companyAmount: '公司支付金额',
  consent: '本人同意确认',
  contact: '联系人',
  costCenter: '成本中心',
  costTime: '耗时',
  date: '出发日期',
  dateBy: '日期类型',
  days: '日期范围',
  documentConsent: '证件信息使用授权',
  documents: '证件',
  dstAirport: '到达机场',
  dstCity: '到达城市',
  email: '邮箱',
  englishName: '英文姓名',
  fee: '手续费',
  file: '文件',
  fileName: '文件名',
  flightId: '航班编号',
  formerName: '原视图名称',
  format: '文件格式',
  from: '开始日期',
  gpFlag: '公务票标记',
  group: '分组',
  guardianConsent: '监护人同意确认',
  holder: '持卡人',
  httpCode: '状态码',
  id: '旅客编号',
  infants: '婴儿人数',
  insuType: '保险产品',
  insurances: '保险',
  'insurances.passengers': '被保险人',
  isDefault: '默认视图',
  issueCountry: '证件签发国',
  item: '权益项目',
  keyword: '搜索词',
  kind: '种类',
  limit: '数量',
  line: '行号',
  list: '列表名称',
  loginPsw: '登录密码',
  loginPwd: '登录密码',
  mobilePhone: '手机号码',
  name: '姓名',
  nationality: '国籍',
  note: '补充说明',
  oldPswd: '原支付密码',
  orderId: '订单编号',
  orderIds: '订单编号',
  orgAirport: '出发机场',
  orgCity: '出发城市',
  outTradeNo: '支付单号',
  out_trade_no: '支付单号',
  overReason: '超标原因',
  owner: '订单归属',
  parPrice: '票价',
  param: '请求参数',
  passErrorCodeMsgRet: '静默返回码',
  passengerId: '常旅客编号',
  passengers: '乘机人',
  payPassword: '支付密码',
  payPswd: '新支付密码',
  personalAmount: '个人支付金额',
  personalMethod: '个人支付方式',
  proofId: '证明编号',
  proofs: '证明',
  psgIds: '乘机人',
  psgType: '旅客类型',
  pswd: '新密码',
  query: '筛选条件',
  quoteId: '试算编号',
  randomCode: '图形验证码编号',
  reason: '原因',
  refermobilephone: '推荐人手机号码',
  remark: '补充说明',
  requestId: '请求编号',
  requestVerify: '支付校验码',
  response: '返回内容',
  rows: '旅客名单',
  saleId: '申请编号',
  seats: '航班',
  sex: '性别',
  sign: '合作方签名',
  size: '每页条数',
  skip: '跳过条数',
  smsCode: '短信验证码',
  sort: '排序方式',
  state: '状态',
  tags: '标签',
  ticket: '登录凭证',
  to: '结束日期',
  travelReason: '出行事由',
  travelType: '出行类型',
  triptype: '航段',
  triptypes: '航段',
  type: '类型',
  unitCard: '预算单位银行卡',
  values: '旅客资料',
  verifyKey: '核价编号',
  viewName: '视图名称',
  voucher: '行程单选项',
  words: '搜索词',
};

/** Lists of people are counted by 位. */
const people = new Set(['乘机人', '被保险人']);

type Path = readonly PropertyKey[];

const isPosition = (part: PropertyKey): part is number =>
  typeof part === 'number' || (typeof part === 'string' && /^\d+$/.test(part));

/** The label of the field at the end of a path that has no positions; undefined: it has none. */
export const ownLabel = (names: readonly string[]): string | undefined =>
  labels[names.join('.')] ?? labels[names.at(-1) ?? ''];

/** `passengers.0.certNo` is 第 1 位乘机人的证件号码. */
export function labelOf(path: Path): string {
  const parts: string[] = [];
  const names: string[] = [];
  for (const part of path) {
    if (isPosition(part)) {
      const list = parts.pop() ?? '';
      parts.push(`第 ${Number(part) + 1} ${people.has(list) ? '位' : '项'}${list}`);
    } else {
      names.push(String(part));
      parts.push(ownLabel(names) ?? '该项内容');
    }
  }
  return parts.join('的') || '该项内容';
}
