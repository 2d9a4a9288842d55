/** Fields of trip applications. */
export const applicationLabels: Readonly<Record<string, string>> = {
  applicationId: '出差申请',
  attachmentId: '附件',
  attachments: '附件',
  budgets: '预算',
  chosen: '审批人',
  cities: '城市',
  day: '日期',
  employeeIds: '出行人',
  legId: '行程编号',
  legs: '行程',
  segments: '行程',
  toDay: '结束日期',
  travellers: '出行人',
  tripProducts: '可订产品',
  tripType: '出差类型',
  units: '数量',
};
