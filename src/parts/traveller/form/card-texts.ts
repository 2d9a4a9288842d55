/** Words of the card of a traveller, which come with it; those of the order are over them. */
const cardTexts = {
  name: '姓名',
  phone: '手机号',
  edit: '编辑',
  done: '完成',
  /** Of an empty form that is folded. */
  waiting: '待填写',
  fill: '填写',
  self: '本人',
  stillNeeded: '待补充：',
  fields: {
    name: '姓名',
    psgType: '旅客类型',
    certNo: '证件号码',
    certValidDate: '证件有效期',
    bornDate: '出生日期',
    mobilePhone: '手机号',
    guardianConsent: '监护人同意',
    sex: '性别',
    nationality: '国籍',
    visaCountry: '签证国家',
    proofNo: '证明编号',
  },
  pasteCheck: '由粘贴填入，请核对',
  nth: (at: number) => `乘机人 ${at}`,
  remove: '移除',
  psgType: '旅客类型',
  psgTypeNote: '票价与成人相同；值机时须出示相应的有效证明',
  certType: '证件类型',
  certNo: '证件号码',
  certValidDate: '证件有效期',
  bornDate: '出生日期',
  phoneHint: '用于接收航班变动通知',
  ownSeat: '单独占座，改购儿童票',
  save: '保存为常旅客（已获本人同意）',
} as const;

/** With the words of an order over them: its product's, and a partner's own wording. */
export const cardWords = <T extends object>(words: T) => ({ ...cardTexts, ...words });
