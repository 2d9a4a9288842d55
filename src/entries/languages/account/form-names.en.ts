/** Words of forms by their Chinese: what a form says of its sending, and what the domain says of a field. */
export const formNames: readonly (readonly [name: string, english: string])[] = [
  // src/kit/forms
  [
    '网络连接失败，您填写的内容已保留，请检查网络后重试',
    'You are offline. What you typed is kept: check the network and try again',
  ],
  [
    '没有收到处理结果，可能已经提交。填写的内容已保留，再次提交不会重复',
    'No answer came, so it may have gone through. What you typed is kept, and sending it again does nothing twice',
  ],
  ['还没有保存', 'Not saved yet'],
  ['离开后，这次填写的内容不再保留。确定离开吗？', 'What you typed is lost when you leave.'],
  ['离开', 'Leave'],
  ['继续填写', 'Stay'],
  ['暂未收到处理结果，请稍后查看', 'No answer came. Look again later'],
  ['暂未收到处理结果，请再试一次，不会重复处理', 'No answer came. Try again, nothing is done twice'],
  // src/domain/passenger/contact.ts, src/parts/account/words/code-texts.ts
  ['请输入正确的手机号码', 'Enter a valid mobile number'],
  ['请输入正确的邮箱', 'Enter a valid email address'],
  ['请输入短信验证码', 'Enter the SMS code'],
  // src/domain/account/pay-password.ts
  ['请输入 6 位支付密码', 'Enter the 6 digits of your PIN'],
  ['支付密码过于简单，请避免连续或相同的数字', 'Too easy to guess: avoid runs and repeated digits'],
];
