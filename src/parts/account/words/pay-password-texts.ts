/** Words below a pay password. */
export const texts = {
  forgotten: '忘记支付密码？',
  locked: '支付密码输错次数过多，已锁定。解锁剩余 ',
};
