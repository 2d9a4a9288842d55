import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Employees',
  add: 'Add employee',
  levels: 'Levels',
  import: 'Import',
  orphanLead: (count) => (count === 1 ? '1 person cannot book yet' : `${count} people cannot book yet`),
  orphanKind: (what, count) => `${what}: ${count}`,
  headlessOf: (department) => `${department} has no head:`,
  setHead: (people) => `set one, which helps ${people}`,
  fix: 'Fix one by one',
  fixed: 'Everyone can book now',

  groups: {
    present: 'Current',
    active: 'Active',
    invited: 'Invited',
    asked: 'Asked to join',
    disabled: 'Suspended',
    left: 'Left',
    all: 'All',
  },
  noneOf: 'No employees in this state',
  keyword: 'Search',
  keywordHint: 'Name, no., mobile, department',
  level: 'Travel level',
  allLevels: 'All levels',
  noLevel: 'No level',
  orphan: 'To fix',
  allOrphans: 'All employees',
  anyOrphan: 'Anything to fix',

  columns: {
    name: 'Name · No.',
    department: 'Department · Manager',
    level: 'Travel level',
    cost: 'Cost centre',
    joined: 'Joined',
    state: 'State',
  },
  head: 'Head',
  manager: (name) => `Manager ${name}`,
  noManager: 'Head decides',
  dash: '—',
  unlevelled: 'Approval rules come with a level',

  edit: 'Edit',
  none: 'No employees yet',
  noneText: 'Add an employee and we send an invitation by SMS',

  change: {
    department: 'Department',
    level: 'Level',
    manager: 'Manager',
    costCenter: 'Cost centre',
    standard: 'Policy',
    disable: 'Suspend',
  },
  departments: 'Departments',
};
