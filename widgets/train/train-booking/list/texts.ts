export const listTexts = {
  heading: (way: string) => `${way} 火车票`,
  found: (all: number) => `共 ${all} 个车次`,
  modify: '修改',
  back: '返回',
};
