export const listTexts = {
  heading: (from: string, to: string) => `${from} → ${to} 火车票`,
  found: (all: number) => `共 ${all} 个车次`,
  modify: '修改',
  back: '返回',
};

export type ListTexts = typeof listTexts;
