/** Words of the searches made before, in the foot line of the form. */
export const texts = {
  headCount: (adults: number): string => `${adults} 人`,
  adult: '成人',
  costsLess: '降',
  costsMore: '涨',
};
