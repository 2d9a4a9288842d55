/** The few words that controls say themselves; everything else comes from the widget. */
export const words = {
  close: '关闭',
  back: '返回',
  loading: '正在加载',
  busy: '处理中',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  choose: '请选择',
  decrease: '减少',
  increase: '增加',
  remove: '移除',
  done: '已完成',
  messages: '消息',
  timeUp: '已超时',
  noMatch: '没有匹配的结果',
  was: '原价',
} as const;
