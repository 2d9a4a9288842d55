import type { Twin } from '#base/wording.ts';
import type { bulkTexts as own } from './bulk-texts.ts';

const people = (count: number): string => (count === 1 ? '1 employee' : `${count} employees`);

export const bulkTexts: Twin<typeof own> = {
  titles: {
    department: 'Change department',
    level: 'Change travel level',
    manager: 'Change manager',
    costCenter: 'Change cost centre',
    standard: 'Assign travel policy',
    disable: 'Suspend employees',
  },
  yes: {
    department: 'Change',
    level: 'Change',
    manager: 'Change',
    costCenter: 'Change',
    standard: 'Assign',
    disable: 'Suspend',
  },
  labels: {
    department: 'Department',
    level: 'Travel level',
    manager: 'Manager',
    costCenter: 'Cost centre',
    standard: 'Travel policy',
  },
  of: (count) => `${people(count)} selected`,
  noLevel: 'No level',
  fromDepartment: 'As the department',
  noOwnStandard: 'None of their own: as level, department or company',
  standardHint: 'From today on, in place of a policy of their own. Orders already made stay as they are.',
  noManagerLabel: 'No manager',
  noManager: 'Remove the manager: the head of the department approves',
  choose: {
    department: 'Select a department',
    level: 'Select a level',
    manager: 'Select a manager',
    costCenter: 'Select a cost centre',
    standard: 'Select a policy',
  },
  noneOf: {
    department: 'No department',
    level: 'No level',
    manager: 'No manager',
    costCenter: 'As the department',
    standard: '',
  },
  spread: (parts) =>
    parts.length === 1
      ? `Now all: ${parts[0]?.[0] ?? ''}`
      : `Now ${parts.length} kinds: ${parts
          .slice(0, 4)
          .map(([value, count]) => `${value} (${count})`)
          .join(', ')}${parts.length > 4 ? ' and more' : ''}`,
  disableText:
    'They are logged out at once and cannot log in or book while suspended. Employees with unpaid orders, reports or a department of their own are left out and listed with the reason.',
  done: (count) => `${people(count)} changed`,
  result: (changed, refused) => `${people(changed)} changed, ${refused} not changed:`,
  cancel: 'Cancel',
  close: 'Close',
};
