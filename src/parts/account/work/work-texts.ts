/** Words of an employee's place in the company. */
export const workTexts = {
  work: '企业信息',
  workBy: '由企业管理员维护',
  company: '企业',
  jobNumber: '工号',
  position: '职位',
  department: '部门',
  level: '差旅等级',
  manager: '直属主管',
  costCenter: '成本中心',
  joined: '入职日期',
  standard: '差旅标准',
  noStandard: '没有适用的标准，请联系企业管理员',
  ownStandard: '我的差旅标准',
  unset: '未填写',
};
export type WorkTexts = typeof workTexts;
