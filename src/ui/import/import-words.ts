import { useWorded } from '../base/root.ts';

/** Words of the controls by which a file is chosen and its rows are mended. */
const importWords = {
  choose: '点击选择文件',
  drop: '，或将文件拖到这里',
  again: '重新选择文件',
  reading: '正在读取文件…',
  wrongType: (endings: string) => `请选择 ${endings} 文件`,
  tooLarge: (size: string) => `文件不能超过 ${size}`,
  several: '一次只能选择一个文件',
  line: '行',
  verdict: '结果',
  show: '显示',
  all: (count: number) => `全部 ${count}`,
  wrong: (count: number) => `只看有误 ${count}`,
  edit: '修改',
  close: '收起',
  remove: '移除',
  editLine: (line: number) => `修改第 ${line} 行`,
  closeLine: (line: number) => `收起第 ${line} 行`,
  removeLine: (line: number) => `移除第 ${line} 行`,
  faults: (count: number) => `${count} 处有误`,
  suggestion: (text: string) => `改为 ${text}`,
  noWrong: '没有需要修改的行',
  /** Between endings of files. */
  and: '、',
};
export type ImportWords = typeof importWords;
export const useImportWords = (): ImportWords => useWorded('import', importWords);
