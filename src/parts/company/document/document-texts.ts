/** Words of an employee's documents that the company enters. */
export const documentTexts = {
  title: (name: string) => `${name} 的证件`,
  certType: '证件类型',
  certNo: '证件号码',
  certValidDate: '有效期至',
  issueCountry: '签发国家或地区',
  englishName: '拼音姓名',
  englishNameHint: '姓/名，与证件一致，例如 ZHANG/SAN',
  bornDate: '出生日期',
  bornForm: '例如 1990-05-01',
  sex: '性别',
  sexes: { M: '男', F: '女' },
  consent: '本人同意',
  consentTick: '已取得该员工同意，由公司保存其证件用于预订',
  replaces: '保存后替换现有的同类证件',
  cancel: '取消',
  save: '保存证件',
};
