import { useWorded } from './root.ts';

/** The few texts of the controls themselves; all others come from the widget. */
export const words = {
  close: '关闭',
  back: '返回',
  loading: '正在加载',
  show: '显示',
  hide: '隐藏',
  dateForm: '年-月-日',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  choose: '请选择',
  decrease: '减少',
  increase: '增加',
  remove: '移除',
  done: '已完成',
  noMatch: '没有匹配的结果',
  was: '原价',
  slow: '网络较慢，仍在加载',
  lost: '这部分没有加载出来',
  retry: '重试',
} as const;

export const useWords = (): typeof words => useWorded('controls', words);
