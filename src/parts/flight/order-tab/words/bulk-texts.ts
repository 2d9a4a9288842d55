/** Words of what is done with several orders of the list, under its name. */
export const bulkTexts = {
  exportSelected: (count: number) => `导出所选（${count}）`,
  cancelSelected: (count: number) => `取消未支付订单（${count}）`,
  printSelected: (count: number) => `打印行程单（${count}）`,
  cancelAllQuestion: (count: number) => ({
    title: '取消订单',
    text: `将取消其中 ${count} 个待支付的订单，座位立即释放。确定吗？`,
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  }),
  cancelResult: '取消订单结果',
};
