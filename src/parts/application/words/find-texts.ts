/** Words of the search among a member's applications. */
export const findTexts = {
  search: '按事由、单号或城市查找',
  none: '没有找到申请',
  more: (total: number, size: number) => `共 ${total} 份，只显示最近 ${size} 份，请输入关键字查找`,
  retry: '重试',
  noReason: '未填写事由',
  cancel: '取消',
};
export type FindTexts = typeof findTexts;
