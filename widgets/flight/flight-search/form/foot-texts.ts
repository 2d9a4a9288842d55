/** Words of the searches made before, in the foot line of the form. */
export const texts = {
  heads: (adults: number): string => `${adults} 人`,
  adult: '成人',
  less: '降',
  more: '涨',
};
