export const texts = {
  skip: '跳到主要内容',
  main: '主导航',
  booking: '行程预订',
  telephone: '客服电话',
  logIn: '登录',
  logOut: '退出',
};
