export const texts = {
  menu: '账户中心菜单',
  own: '我的账户',
  choose: (name: string) => `选择页面：${name}`,
  here: '当前位置',
  toPay: (count: number) => `${count > 99 ? '99+' : count} 个待支付`,
  toTravel: (count: number) => `${count > 99 ? '99+' : count} 个待出行`,
  toApprove: (count: number) => `${count > 99 ? '99+' : count} 件待审批`,
  hotline: '服务热线',
  centre: '账户中心',
  titles: '发票抬头',
  benefits: '会员权益',
};
