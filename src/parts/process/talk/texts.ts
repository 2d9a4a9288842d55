/** Words of what the people of a case say to each other. */
export const talkTexts = {
  title: '沟通记录',
  none: '还没有留言。',
  label: { applicant: '留言给审批人', others: '留言给申请人' },
  hint: '发送后，申请人、待审批人和留过言的同事都会收到消息',
  needed: '请输入留言',
  send: '发送',
  sent: '已发送，对方会收到消息',
  me: (name: string) => `${name}（您）`,
};
export type TalkTexts = typeof talkTexts;
