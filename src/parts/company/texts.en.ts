import type { Twin } from '#base/wording.ts';
import type { texts as own } from './texts.ts';

export const texts: Twin<typeof own> = {
  kinds: { employee: 'Employees', level: 'Travel levels', department: 'Departments' },
  placeholder: (kinds) =>
    kinds.length > 1
      ? kinds.length > 2
        ? 'Employee, department or level'
        : kinds.includes('employee')
          ? 'Employee or department'
          : 'Department or level'
      : {
          employee: 'Name, pinyin, no. or mobile',
          level: 'Search levels',
          department: 'Search departments',
        }[kinds[0] ?? 'employee'],
  // The chip says that it removes.
  remove: (name) => name,
  none: 'Nothing matches',
  searching: 'Searching…',
  more: (total) => `${total >= 10_000 ? 'Over 10,000' : total} in all: type more to narrow them`,
};
