export const texts = {
  main: '主导航',
  menu: '菜单',
  businessHome: '商旅首页',
  officialHome: '首页',
  booking: '行程预订',
  plan: '合伙人计划',
  telephone: '客服电话',
  register: '注册',
  logIn: '登录',
  logOut: '退出',
};
