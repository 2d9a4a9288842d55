export const bulkTexts = {
  titles: {
    department: '修改部门',
    level: '修改差旅等级',
    manager: '修改直属主管',
    costCenter: '修改成本中心',
    standard: '指定差旅标准',
    disable: '停用员工',
  },
  yes: { department: '修改', level: '修改', manager: '修改', costCenter: '修改', standard: '指定', disable: '停用' },
  labels: { department: '部门', level: '差旅等级', manager: '直属主管', costCenter: '成本中心', standard: '差旅标准' },
  of: (count: number) => `已选 ${count} 人`,
  noLevel: '未定级',
  fromDepartment: '随部门',
  noOwnStandard: '不单独指定，随等级、部门或全公司',
  standardHint: '今天起生效，所选员工不再适用原先为其单独指定的标准；已下的订单不变。',
  noManagerLabel: '不指定主管',
  noManager: '清除主管，由部门负责人审批',
  choose: {
    department: '请选择部门',
    level: '请选择等级',
    manager: '请选择主管',
    costCenter: '请选择成本中心',
    standard: '请选择标准',
  },
  /** In place of a value that some of the employees do not have. */
  noneOf: { department: '无部门', level: '未定级', manager: '未指定主管', costCenter: '随部门', standard: '' },
  spread: (parts: readonly (readonly [value: string, people: number])[]) =>
    parts.length === 1
      ? `现在都是 ${parts[0]?.[0] ?? ''}`
      : `现在有 ${parts.length} 种：${parts
          .slice(0, 4)
          .map(([value, people]) => `${value} ${people} 人`)
          .join('，')}${parts.length > 4 ? ' 等' : ''}`,
  disableText:
    '所选员工将立即退出登录，停用期间不能登录和预订。有待付订单、下属或负责部门的员工不会被停用，会列出原因。',
  done: (count: number) => `已修改 ${count} 人`,
  result: (changed: number, refused: number) => `已修改 ${changed} 人，${refused} 人未修改：`,
  cancel: '取消',
  close: '知道了',
};
