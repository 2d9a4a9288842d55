/** Words of a page that is not there, or not open yet. */
export const troubleTexts = {
  closed: (title: string) => (title ? `${title}暂未开放` : '页面不存在'),
  call: (telephone: string) => `如需办理，请致电 ${telephone}`,
  back: '返回',
};
