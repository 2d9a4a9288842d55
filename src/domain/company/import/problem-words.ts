/** Problems of a row of a file whose sentence has a text of the row or the company. */
export const problemWords = {
  noDepartment: (path: string) => `没有部门“${path}”`,
  noLevel: (text: string) => `没有等级“${text}”`,
  noCostCenter: (text: string) => `没有成本中心“${text}”`,
  noFlag: (text: string) => `无法识别“${text}”，请填是或否`,
  noState: (text: string, states: readonly string[]) => `无法识别“${text}”，请填${states.join('、')}`,
  noDay: (text: string) => `无法识别“${text}”，请填如 2026-03-02`,
  noManager: (text: string) => `没有找到主管“${text}”`,
  circle: (names: readonly string[]) => `主管形成循环：${names.join(' → ')}`,
  sameAs: (line: number) => `与第 ${line} 行相同`,
};
export type ProblemWords = typeof problemWords;
