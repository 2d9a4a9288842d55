/** Of what is done with vouchers after a press. */
export const voucherTexts = {
  question: (count: number, name: string, email: string) => ({
    title: '核对抬头',
    text: `将为 ${count} 张凭证开具抬头“${name}”，发送到 ${email}。开具后抬头不能修改。`,
    yes: '确认申请',
    no: '返回',
    // No money is due.
    kind: 'primary' as const,
  }),
  downloaded: '已开始下载',
};
