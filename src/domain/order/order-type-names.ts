/** Chinese names of the products that orders are of. */
export const orderTypeNames: Readonly<Record<'airTicket' | 'gp' | 'hotel' | 'train', string>> = {
  airTicket: '机票',
  gp: '公务票',
  hotel: '酒店',
  train: '火车票',
};
