import type { SubjectKind } from './subject-search.ts';

export const texts = {
  kinds: { employee: '员工', level: '差旅等级', department: '部门' },
  placeholder: (kinds: readonly SubjectKind[]) =>
    kinds.length > 1
      ? kinds.length > 2
        ? '搜索员工、部门或等级'
        : kinds.includes('employee')
          ? '搜索员工或部门'
          : '搜索部门或等级'
      : { employee: '姓名 / 拼音 / 工号 / 尾号', level: '搜索等级', department: '搜索部门' }[kinds[0] ?? 'employee'],
  remove: (name: string) => `移除 ${name}`,
  none: '没有匹配的结果',
  searching: '正在搜索…',
  more: (total: number) => `共 ${total >= 10_000 ? '10000+' : total} 项，请继续输入以缩小范围`,
};
