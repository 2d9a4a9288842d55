/** Labels of the fields of imports of employees and of sub-companies (field-labels.ts). */
export const importLabels: Readonly<Record<string, string>> = {
  importId: '导入编号',
  companyId: '公司编号',
  bindId: '请求编号',
  mends: '修改',
  'rows.mends': '修改',
  leftOut: '移除的行',
  choices: '导入选项',
  'choices.missing': '文件中没有的员工',
  'choices.departments': '文件中的新部门',
  'choices.hand': '离职者的下属与部门',
  fingerprint: '差异编号',
  confirmed: '再次确认',
  mode: '撤销方式',
  adminName: '管理员姓名',
  agree: '同意',
};
