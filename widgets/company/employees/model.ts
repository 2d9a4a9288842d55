import { signal } from '@preact/signals-core';
import { companyPeople as calls } from '#contract/company-people.ts';
import type { Employee } from '#contract/company-people.ts';
import { employeeStates, orphanKinds } from '#domain/company/people.ts';
import type { OrphanKind } from '#domain/company/people.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Filter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export const states = ['present', ...employeeStates, 'all'] as const;
export const orphans = ['all', 'any', ...orphanKinds] as const;

export interface EmployeeFilters {
  state: (typeof states)[number];
  orphan: (typeof orphans)[number];
  /** `all`, `none` or the id of a level. */
  levelId: string;
  keyword: string;
  /** With all departments below it; absent: the whole company. */
  departmentId: number | undefined;
}

const departmentFilter: Filter<number | undefined> = {
  initial: undefined,
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  write: (value) => (value === undefined ? '' : String(value)),
};

const levelFilter: Filter<string> = {
  initial: 'all',
  read: (text) => (/^(none|[1-9]\d{0,8})$/.test(text) ? text : undefined),
  write: (value) => value,
};

export const employeeListing: ListingSpec<Employee, EmployeeFilters> = {
  filters: {
    state: choiceFilter(states, 'present'),
    orphan: choiceFilter(orphans, 'all'),
    levelId: levelFilter,
    keyword: textFilter(),
    departmentId: departmentFilter,
  },
  sorts: ['job', 'name', '-level', '-joined'],
  size: 20,
  idOf: ({ id }) => String(id),
};

export type EmployeesModel = ReturnType<typeof createEmployees>;

export function createEmployees(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, employeeListing);
  const tree = createResource(services, calls.departments, {});
  const levels = createResource(services, calls.levels, {});
  const waiting = createResource(services, calls.orphans, { size: 3 });
  for (const one of [tree, levels, waiting]) void one.load();
  const settle = () => Promise.all([list.refresh(), tree.load(), waiting.load()]);
  /** The department whose head is to be set. */
  const headOf = signal<number | null>(null);
  /** Of the form that is open: it asks before something typed is lost. */
  let mayLeave: (() => Promise<boolean>) | undefined;
  const open = async (one: number | 'new' | undefined): Promise<void> => {
    const id = one === undefined ? undefined : String(one);
    if (id === services.place.peek().query.id || (await mayLeave?.()) === false) return;
    services.setQuery({ id }, { replace: false });
  };
  return {
    list,
    tree,
    levels,
    waiting,
    settle,
    open,
    headOf,
    /** To the head of a department, whose people it gives an approver. */
    async setHead(departmentId: number) {
      await open(undefined);
      if (services.place.peek().query.id !== undefined) return;
      list.clear();
      list.setFilter({ departmentId });
      headOf.value = departmentId;
    },
    hold(asks: () => Promise<boolean>) {
      mayLeave = asks;
      return () => (mayLeave = undefined);
    },
    /** Lists those who lack something. */
    show(orphan: OrphanKind) {
      list.clear();
      list.setFilter({ orphan });
    },
    /** The first of those who cannot book; the next one follows each that is saved. */
    async fix() {
      list.clear();
      list.setFilter({ orphan: 'any' });
      const first = (await waiting.load())?.rows[0];
      if (first) void open(first.id);
    },
    /** After a write to the employee whose form was open. */
    async saved(id: number) {
      const isFixing = list.filters.peek().orphan !== 'all';
      await settle();
      if (!isFixing) return;
      const next = list.rows.peek().find((row) => row.id !== id);
      void open(next?.id);
      if (!next && !list.rows.peek().length) services.say.toast(texts.fixed, 'ok');
    },
    dispose() {
      list.dispose();
      for (const one of [tree, levels, waiting]) one.dispose();
    },
  };
}
