import { signal } from '@preact/signals-core';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { companyPeople } from '#contract/company-people.ts';
import type { Department, Employee } from '#contract/company-people.ts';
import { orphanNames } from '#domain/company/people.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { SelectAll } from '#screens/list/SelectAll.tsx';
import type { TableSpec } from '#screens/list/TableRows.tsx';
import { ListScreen } from '#screens/ListScreen.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus, iconUpload } from '#ui/icons/icons.ts';
import type { BulkField } from './bulk/BulkDialog.tsx';
import { columnsOf } from './columns.tsx';
import { createEmployees, orphans, states } from './model.ts';
import type { EmployeeFilters, EmployeesModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The people of a company: its tree, their list, and the form of the `id` in the address; on phones one at a time. */
export function Employees() {
  const services = useServices();
  const texts = useTexts('employees', ownTexts);
  const model = useModel(() => createEmployees(services, texts));
  const { id } = useValue(services.place).query;
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const part = useLater(id !== undefined, () => import('./form/EmployeeForm.tsx'));
  const form =
    id === undefined ? null : part ? (
      <part.EmployeePanel key={id} id={id} model={model} isBeside={!isNarrow} />
    ) : (
      <WaitingPage />
    );
  return (
    <div ref={root}>{isNarrow && form ? form : <EmployeeList {...{ model, texts, isNarrow, id }} panel={form} />}</div>
  );
}

/** Employees by state in a department and all below it, or in the company. */
function countsOf(nodes: readonly Department[], departmentId: number | undefined) {
  const inside = new Set<number | null>(departmentId === undefined ? [null] : []);
  const sum = [0, 0, 0, 0, 0, 0];
  for (const { id, parentId, counts } of nodes) {
    if (id !== departmentId && !inside.has(parentId)) continue;
    inside.add(id);
    counts.forEach((count, at) => (sum[at] = (sum[at] ?? 0) + count));
  }
  const [active = 0, invited = 0, disabled = 0, left = 0, waiting = 0, asked = 0] = sum;
  const present = active + invited + asked + disabled;
  return { active, invited, asked, disabled, left, waiting, present, all: present + left };
}

interface ListProps {
  model: EmployeesModel;
  texts: Texts;
  isNarrow: boolean;
  /** Of the employee whose form is open. */
  id: string | undefined;
  panel: ReactNode;
}

function EmployeeList({ model, texts, isNarrow, id: openId, panel }: ListProps) {
  const services = useServices();
  const { say } = useSay();
  const [tree, levels, { departmentId }, filterCount] = useValues(
    model.tree.data,
    model.levels.data,
    model.list.filters,
    model.list.filterCount,
  );
  const [asked, ask] = useState<{ field: BulkField; items: readonly Employee[] } | null>(null);
  const [isLevels, showLevels] = useState(false);
  const waiting = useValue(model.waiting.data);
  const orphaned = useLater(Boolean(waiting?.total), () => import('#parts/company/orphans/Orphans.tsx'));
  const departments = useLater(true, () => import('./departments/Departments.tsx'));
  const bulk = useLater(asked !== null, () => import('./bulk/BulkDialog.tsx'));
  const dialog = useLater(isLevels, () => import('./levels/Levels.tsx'));
  const counts = useMemo(() => (tree ? countsOf(tree.nodes, departmentId) : null), [tree, departmentId]);
  const isEmpty = departmentId !== undefined && filterCount === 1 && counts?.all === 0;
  // A department without people is no search without a match.
  const list = useMemo(() => (isEmpty ? { ...model.list, filterCount: signal(0) } : model.list), [model, isEmpty]);
  const isBeside = panel !== null;
  // Rows are not drawn again with the tree.
  const table = useMemo(
    (): TableSpec<Employee> => ({
      columns: columnsOf(texts, say).filter(({ key }) => !isBeside || (key !== 'cost' && key !== 'joined')),
      actions: (one) => [{ id: 'edit', label: texts.edit, isCard: true, onPick: () => model.open(one.id) }],
      open: ({ id }) => ({ onClick: () => model.open(id) }),
      nameOf: ({ realName }) => realName,
      renderBulk: (items) => [
        <SelectAll key="all" list={model.list} row={companyPeople.list} most={500} />,
        ...(Object.keys(texts.change) as BulkField[]).map((field) => (
          <LinkButton key={field} onClick={() => ask({ field, items })}>
            {texts.change[field]}
          </LinkButton>
        )),
      ],
    }),
    [model, texts, isBeside],
  );
  const add = useMemo(
    () => (
      <Button kind="primary" icon={<Icon of={iconPlus} size={16} />} onClick={() => model.open('new')}>
        {texts.add}
      </Button>
    ),
    [model, texts],
  );
  const empty = useMemo(
    () => ({ art: 'order' as const, title: texts.none, text: texts.noneText, action: add }),
    [texts, add],
  );
  return (
    <>
      <ListScreen<Employee, EmployeeFilters>
        title={texts.title}
        label={texts.title}
        list={list}
        viewsOf="employees"
        actions={
          <>
            <Button onClick={() => showLevels(true)}>{texts.levels}</Button>
            <Button icon={<Icon of={iconUpload} size={16} />} onClick={() => services.navigate('import_employees')}>
              {texts.import}
            </Button>
            {add}
          </>
        }
        stats={orphaned && <orphaned.Orphans model={model} texts={texts} />}
        beside={{
          before: departments && (
            <departments.Departments model={model} isNarrow={isNarrow} isBehind={panel !== null} />
          ),
          behind: panel,
        }}
        groups={{
          key: 'state',
          options: states.map((value) => ({
            value,
            label: texts.groups[value],
            count: counts?.[value],
            ...(value !== 'all' && { none: texts.noneOf }),
          })),
        }}
        fields={[
          {
            kind: 'select',
            key: 'levelId',
            label: texts.level,
            options: [
              { value: 'all', label: texts.allLevels },
              ...(levels?.levels ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              { value: 'none', label: texts.noLevel },
            ],
          },
          {
            kind: 'select',
            key: 'orphan',
            label: texts.orphan,
            options: orphans.map((value) => ({
              value,
              label: value === 'all' ? texts.allOrphans : value === 'any' ? texts.anyOrphan : say(orphanNames[value]),
            })),
          },
          { kind: 'text', key: 'keyword', label: texts.keyword, placeholder: texts.keywordHint },
        ]}
        table={{ ...table, rowIsOpen: ({ id }) => String(id) === openId }}
        empty={empty}
      />
      {asked && bulk && <bulk.BulkDialog {...asked} model={model} onClose={() => ask(null)} />}
      {isLevels && dialog && <dialog.Levels model={model} onClose={() => showLevels(false)} />}
    </>
  );
}
