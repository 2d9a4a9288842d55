import { useTexts } from '#kit/use-texts.ts';

/** Words of the screen frames; a screen's own words come with its spec. */
export const texts = {
  loading: '正在加载',
  failed: '加载失败',
  retry: '重试',
  isOld: (clock: string) => `刷新失败，显示的是 ${clock} 的内容`,
  noMatch: '没有符合条件的记录',
  noMatchText: '换个条件试试，或清空筛选查看全部',
  clear: '清空筛选',
  exportTo: '导出',
  formats: { xlsx: 'Excel（.xlsx）', csv: 'CSV' },
  exported: '已开始下载',
  notExported: '导出失败，请稍后重试',
  bulkEnd: '完成',
  bulkBusy: (done: number, total: number) => `正在处理 ${done} / ${total}`,
  bulkDone: (done: number, failed: number) => (failed ? `${done} 项成功，${failed} 项未成功` : `${done} 项已全部提交`),
  bulkFailed: '未成功',
  total: (count: number, isMore: boolean) => `共 ${count}${isMore ? '+' : ''} 条`,
  selectAll: (count: number) => `选择全部 ${count} 项`,
  selectFirst: (count: number) => `选择前 ${count} 项`,
  notRead: '没有读取成功',
  missing: '没有找到',
  back: '返回',
} as const;

export const useScreenTexts = (): typeof texts => useTexts('screens', texts);
