/** Words of the bar that says from which trip application one books. */
export const barTexts = {
  from: (no: string) => `从行程申请 ${no} 预订`,
  budget: (product: string, left: string) => `${product}剩余预算 ${left}`,
  total: (left: string) => `剩余预算 ${left}`,
  toBook: (legs: string) => `待订：${legs}`,
  separator: '、',
  back: '返回申请',
  leave: '不使用申请',
};
