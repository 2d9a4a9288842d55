import type { Twin } from '#base/wording.ts';
import { showMoment } from '#domain/china-time.en.ts';
import { fromDepartment, newMark } from '#domain/company/import/departments.ts';
import type { PersonField } from '#domain/company/import/person.ts';
import { problemWords } from '#domain/company/import/problem-words.en.ts';
import { importTexts } from '#parts/import/texts.en.ts';
import type { Texts } from './texts.ts';

const several = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const people = (names: readonly string[], count: number): string =>
  names.length < count ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ');

const fields = {
  jobNumber: 'Employee no.',
  name: 'Name',
  mobilePhone: 'Mobile number',
  department: 'Department',
  level: 'Travel level',
  manager: 'Manager',
  costCenter: 'Cost centre',
  canAudit: 'Approver',
  state: 'State',
  position: 'Position',
  joinedOn: 'Joined on',
};
const edited: Readonly<Record<PersonField, string>> = {
  name: 'name',
  phone: 'mobile number',
  jobNumber: 'employee no.',
  departmentId: 'department',
  levelId: 'travel level',
  managerId: 'manager',
  costCenter: 'cost centre',
  canAudit: 'approver',
  state: 'state',
  position: 'position',
  joinedOn: 'first day',
};
const states: Readonly<Record<string, string>> = {
  active: 'Active',
  invited: 'Invited',
  asked: 'Asked to join',
  disabled: 'Suspended',
  left: 'Left',
};
const flags: Readonly<Record<string, string>> = { 1: 'Yes', 0: 'No' };
const content = (text: string): string =>
  text.startsWith(fromDepartment)
    ? `${text.slice(fromDepartment.length)} (of the department)`
    : text.replace(newMark, ' (new)');
const shared = importTexts('employees');

export const texts: Twin<Texts> = {
  ...shared,
  progress: { ...shared.progress, importing: () => 'Comparing with your employees…' },
  title: 'Import employees',
  lead: 'Upload a list, check what changes and whom it affects, then apply it. You can undo it for 24 hours',
  steps: ['Upload', 'Check', 'Changes', 'Apply'],
  file: 'File of employees',
  limits: (rows) => `.xlsx or .csv, at most 5 MB and ${rows} employees`,
  tips: [
    'One employee in a row, known by the employee no., or else by the mobile number. Columns in any order; a heading we do not know is matched by hand',
    'Departments as full paths, like R&D/Platform; managers by employee no. or mobile number, also those of the same file',
    'Empty cells change nothing; "none" clears manager, cost centre, level, position or first day',
    'Nothing is changed before you apply it',
  ],
  fields,
  columns: {
    person: 'Employee',
    phone: 'Mobile number',
    place: 'Department, position and level',
    manager: 'Manager',
    rest: 'Other fields',
  },
  problems: problemWords,
  wordOf: (field, value) =>
    (field === 'canAudit' ? flags[value] : field === 'state' ? states[value] : undefined) ?? value,
  reason({ reason, cause }) {
    const [first = ''] = cause?.about ?? [];
    switch (cause?.kind) {
      case undefined:
        return reason;
      case 'sameAs':
        return `Same employee as row ${first}`;
      case 'phoneOf':
        return `This number belongs to ${first}`;
      case 'noDepartment':
        return `There is no department "${first}"`;
      case 'noManager':
        return problemWords.noManager(first);
      case 'managerAway':
        return `Manager ${first} is not active, has not joined yet, or the row was not imported`;
      case 'circle':
        return problemWords.circle(cause?.about ?? []);
    }
  },
  flags: { 1: 'Approver', 0: 'No approver' },
  added: 'New',
  known: 'Known',
  apply: (count) => (count ? `See changes of ${several(count, 'row')}` : 'See changes'),
  paste: 'Paste a list',
  pasteLabel: 'Cells copied from a sheet',
  pasteHint: 'Copy the cells with their headings from Excel, WPS or an online sheet, and paste them here',
  pasteGo: 'Read',
  pasteTooLong: 'More than 5 MB: upload a file instead',
  pasteEmpty: 'Paste something first',
  pasted: 'pasted.csv',
  missing: 'Employees missing in the file',
  missingKinds: { leave: 'They have left (the file is complete)', stay: 'They stay (the file is a part)' },
  departments: 'New departments in the file',
  departmentKinds: { make: 'Create them', refuse: 'An error: the row is not imported' },
  read: (fileName, count) => `${fileName} · ${several(count, 'row')} to import`,
  tiles: {
    added: 'New',
    changed: 'Changed',
    handed: 'Other manager',
    left: 'Leave',
    unchanged: 'Unchanged',
    refused: 'Left out',
  },
  after: (count, asked) => (asked ? `${asked} must agree first` : `${several(count, 'employee')} afterwards`),
  fieldsChanged: (count) => several(count, 'field'),
  share: (thousandths) => `${thousandths / 10}% of all`,
  noWrite: 'Nothing written',
  refusedLines: (lines, count) =>
    count ? `Row ${lines.slice(0, 3).join(', ')}${count > 3 ? ' and more' : ''}` : 'No errors',
  download: 'Download rows left out',
  leftRows: (count) => `${several(count, 'row')} left out`,
  leftHint: 'Fix them and compare again, or download them with the reasons, fix them in the sheet and upload it',
  mend: 'Fix these rows',
  leftRow: (line, name) => `Row ${line}${name ? ` ${name}` : ''}`,
  leftReason: (field, reason) => `${field}: ${reason}`,
  leftMore: (count) => `${several(count, 'more row', 'more rows')}: see the download`,
  difference: 'Changes to your employees',
  show: 'Changes shown',
  withEffect: 'With effects',
  all: 'All',
  noChanges: 'No such changes',
  heads: { kind: 'Kind', person: 'Employee', content: 'Change', effect: 'Effect' },
  kinds: { added: 'New', changed: 'Changed', handed: 'Manager', left: 'Leaves' },
  line: (jobNumber, line) => (line ? `${jobNumber} · row ${line}` : jobNumber),
  content,
  effect: ({ effect, effects }) =>
    effects
      ?.map(({ kind, count = 0, names = [] }) => {
        switch (kind) {
          case 'lost':
            return `${several(count, 'person', 'people')} without approver`;
          case 'heads':
            return `${people(names.slice(0, 5).map(content), names.length)} without head`;
          case 'asked':
            return 'A member already: joins by agreeing';
          case 'unlevelled':
            return 'No level, no travel policy';
          case 'phone':
            return 'Logs in with another number';
          case 'standard':
            return 'Travel policy changes with the level';
          case 'manager':
            return names.length ? `Approved by ${people(names, names.length)} as manager` : 'No manager approves';
          case 'costCenter':
            return names.length ? `Costs go to ${people(names, names.length)}` : 'No cost centre';
          case 'auditor':
            return 'May approve requests of others';
          case 'noAuditor':
            return 'No longer approves requests';
          case 'staysHead':
            return `Stays head of ${people(names.map(content), names.length)}`;
          case 'stopped':
            return 'Cannot log in or book any more';
        }
      })
      .join('; ') ?? effect,
  noEffect: 'None',
  effects: 'Before you apply it',
  effectsDone: 'Effects of this import',
  lost: (count) => `${several(count, 'person loses', 'people lose')} the approver`,
  lostBy: (names, count, manager, to) =>
    `${people(names, count)}: manager ${manager} leaves${to ? `, ${to} takes over` : ''}`,
  hand: 'Reports and departments of those who leave',
  handKinds: { up: 'Their own manager takes over', none: 'Nobody for now' },
  orders: (count) => `${several(count, 'person has', 'people have')} unpaid orders and stay${count === 1 ? 's' : ''}`,
  ordersOf: ({ name, titles, unpaid, tasks }) =>
    `${name}: ${
      unpaid
        ? [
            ...unpaid.map(({ title, deadline }) => (deadline ? `${title}, due ${deadline}` : title)),
            ...(tasks ? [several(tasks, 'open approval')] : []),
          ].join('; ')
        : titles.join('; ')
    }`,
  ordersHint: 'Import again once they are paid or cancelled',
  noHeads: (count) => `${several(count, 'department has', 'departments have')} no head`,
  headOf: (department, name, to) => `${department} (was ${name})${to ? `: ${to} takes over` : ''}`,
  made: (count) => `${several(count, 'department')} will be created`,
  madeDone: (count) => `${several(count, 'department')} created`,
  noEffects: 'Nobody loses an approver; none of those who leave or are disabled has an unpaid order',
  brake: (thousandths) =>
    `${thousandths / 10}% leave, ${thousandths > 100 ? 'more than' : 'within'} the 10% that need no second confirmation. `,
  undoable: 'You can undo it for 24 hours.',
  back: 'Back',
  applyAll: (count) => (count ? `Apply ${several(count, 'change')}` : 'No changes'),
  sure: (count, thousandths) => ({
    title: `${several(count, 'person', 'people')} will leave`,
    text: `That is ${thousandths / 10}% of your employees. They can no longer log in or book. Make sure that the file is complete.`,
    yes: 'Apply',
    no: 'Look again',
    kind: 'danger',
  }),
  applied: (count) => `${several(count, 'change')} applied`,
  appliedAt: (time, by, seconds) => `${by} at ${time}, in ${seconds} s`,
  undone: 'This import was undone',
  undoneAt: (time, by) => `Undone by ${by} at ${time}`,
  undoUntil: (time) => `Can be undone until ${time}`,
  undoLate: 'Too late to undo',
  undo: 'Undo this import',
  undoSure: {
    title: 'Undo this import',
    text: 'Employees, departments and managers become what they were before; new employees are removed.',
    yes: 'Undo',
    no: 'Keep',
    kind: 'danger',
  },
  obstacles: (count) => `${several(count, 'later edit stands', 'later edits stand')} in the way of undoing it`,
  obstacle({ kind, name, fields: changed, by, time }) {
    switch (kind) {
      case 'edited':
        return `${by || 'Someone'} changed ${changed.map((field) => edited[field]).join(', ')} of ${name} at ${showMoment(time)}`;
      case 'used':
        return `${name} has logged in, ordered or saved travellers and cannot be removed`;
      case 'referred':
        return `${name} is a manager or head by now and cannot be removed`;
      case 'circle':
        return `The former manager of ${name} would make a circle`;
      case 'taken':
        return `The former mobile number or employee no. of ${name} belongs to someone else`;
      case 'gone':
        return `The former department, level or cost centre of ${name} was deleted`;
      case 'head':
        return `The head of the department is ${name} by now`;
      case 'parted':
        return `The account of ${name} is a personal one again: joins only by agreeing`;
    }
  },
  keep: 'Keep these edits, undo the rest',
  undoAll: 'Undo all',
  next: 'Import another file',
  list2: 'Back to employees',
  past: 'Earlier imports',
  pastTime: 'Time and by whom',
  pastReport: 'Report',
  pastNone: 'No imports yet',
  pastFailed: 'Earlier imports could not be loaded',
  more: 'Show more',
  pastStates: { draft: 'Draft', applied: 'Applied', undone: 'Undone' },
  pastCounts: (added, changed, left) => `${added} new · ${changed} changed · ${left} left`,
  report: 'See report',
};
