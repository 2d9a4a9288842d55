/** Words of the classes of a train on the form of its order. */
export const classTexts = {
  title: (train: string) => (train ? `${train} 席别` : '席别'),
  full: '无',
  changing: '正在核对所选席别…',
};
