export const bulkTexts = {
  titles: {
    department: '修改部门',
    level: '修改差旅等级',
    manager: '修改直属主管',
    costCenter: '修改成本中心',
    disable: '停用员工',
  },
  yes: { department: '修改', level: '修改', manager: '修改', costCenter: '修改', disable: '停用' },
  labels: { department: '部门', level: '差旅等级', manager: '直属主管', costCenter: '成本中心' },
  of: (count: number) => `已选 ${count} 人`,
  noLevel: '未定级',
  fromDepartment: '随部门',
  managerHint: '不填时随部门负责人',
  choose: '请选择部门',
  disableText:
    '所选员工将立即退出登录，停用期间不能登录和预订。有待付订单、下属或负责部门的员工不会被停用，会列出原因。',
  done: (count: number) => `已修改 ${count} 人`,
  result: (changed: number, refused: number) => `已修改 ${changed} 人，${refused} 人未修改：`,
  cancel: '取消',
  close: '知道了',
};
