/** Every word of the vouchers; labels of kinds and states are in src/domain/invoice/voucher.ts. */
export const texts = {
  title: '报销凭证',
  lead: '机票开具电子行程单，火车票开具电子客票，其他开具电子发票。行程结束后 180 天内申请，费用发票和退改费凭证无需等到行程结束。',
  all: '全部',
  groups: {
    open: '可申请',
    ending: '30 天内截止',
    issuing: '开具中',
    issued: '已开具',
    later: '未到时间',
    ended: '已结束',
  },
  noneOf: (group: string) => `没有${group}的凭证`,
  kind: '凭证种类',
  keyword: '搜索',
  keywordHint: (hasTrains: boolean, hasHotels: boolean) =>
    `订单号、姓名、航班号${hasTrains ? '、车次' : ''}${hasHotels ? '、酒店' : ''}`,
  endingNote: '尽快申请',
  voucher: '凭证',
  issuer: (name: string) => `${name} 开具`,
  order: '订单',
  buyer: '抬头与号码',
  amount: '金额',
  ofOrder: (amount: string) => `订单实付 ¥${amount}`,
  state: '状态',
  again: '退改后重开',
  redBy: (no: string) => `红字 ${no}`,
  request: '申请开具',
  requested: '已提交',
  download: '下载',
  noneText: '出票后，可开具的凭证列在这里',
  book: '去订票',
  report: '申请结果',
};

export type Texts = typeof texts;
