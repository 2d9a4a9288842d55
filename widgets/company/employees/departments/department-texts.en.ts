import type { Twin } from '#base/wording.ts';
import type { departmentTexts as own } from './department-texts.ts';

export const departmentTexts: Twin<typeof own> = {
  title: 'Departments',
  chosen: (name) => `Department: ${name}`,
  count: (count) => String(count),
  add: 'Add',
  edit: 'Edit',
  find: 'Department or head',
  none: 'No departments match',
  headless: 'No head',
  failed: 'Departments could not be loaded',
  retry: 'Try again',
  hint: 'Drag a department to move it with all below; by keyboard, press Alt and an arrow key',
  hintNarrow: 'Drag a department to move it with all below',
  newIn: (name) => `New department in ${name}`,
  editTitle: (name) => `Edit ${name}`,
  name: 'Name',
  head: 'Head',
  costCenter: 'Cost centre',
  fromAbove: 'As the department above',
  parent: 'Department above',
  remove: 'Delete department',
  removeQuestion: (name) => ({
    title: 'Delete department',
    text: `Delete ${name}? A department with employees or departments below it cannot be deleted.`,
    yes: 'Delete',
    no: 'Keep',
    kind: 'danger',
  }),
  undo: 'Undo',
  movedTo: ({ name, to, people, head, costCenter }) =>
    [
      `${name}${people ? ` (${people === 1 ? '1 employee' : `${people} employees`})` : ''} is now in ${to}`,
      head && `head above ${head[0] || 'none'} → ${head[1] || 'none'}`,
      costCenter && `cost centre ${costCenter[0] || 'none'} → ${costCenter[1] || 'none'}`,
      'travel policies of departments apply by the new place',
    ]
      .filter(Boolean)
      .join('; '),
  inUse: ({ people, below, gone }) =>
    `To delete it, first move ${[
      people && (people === 1 ? '1 employee' : `${people} employees`),
      below && (below === 1 ? '1 department' : `${below} departments`),
      gone && `the records of ${gone} who left`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  showPeople: 'Show employees',
  removed: 'Department deleted',
  moved: 'Department moved',
  saved: 'Saved',
  cancel: 'Cancel',
  save: 'Save',
};
