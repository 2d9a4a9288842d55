/** Names of the kinds of pictures: they are drawings and say so. */
const pictureNames = {
  building: '酒店外观示意图',
  room: '客房示意图',
  bath: '浴室示意图',
  lobby: '大堂示意图',
  pool: '泳池示意图',
  dining: '餐厅示意图',
};

export const photoTexts = {
  pictureNames,
  previous: '上一张',
  next: '下一张',
  keys: '左右方向键切换图片',
};
