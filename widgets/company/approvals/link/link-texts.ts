/** Words of a notice's link that another member has opened. */
export const linkTexts = {
  title: '请用收到通知的账号登录',
  text: (name: string, own: string) => `这条审批通知发给了${name}，当前登录的是${own}。`,
  change: '换账号登录',
  toList: '我的待审批',
} as const;
