/** Fields of the settings of a company: preferences and substitutes. */
export const settingsLabels: Readonly<Record<string, string>> = {
  contactName: '公司联系人姓名',
  contactPhone: '公司联系人手机号',
  insurance: '保险',
  insurancePayer: '保险费用',
  payer: '支付方式',
  project: '项目',
  required: '必填项',
  version: '版本',
  'products.flight': '国内机票',
  'products.hotel': '酒店',
  'products.intl': '国际机票',
  'products.train': '火车票',
  'products.flight.contact': '默认联系人',
  'products.hotel.contact': '默认联系人',
  'products.intl.contact': '默认联系人',
  'products.train.contact': '默认联系人',
};
