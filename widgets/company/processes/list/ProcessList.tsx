import { useState } from 'react';
import type { ProcessKind, ProcessRow } from '#contract/process.ts';
import { processKindNames } from '#domain/process/names.ts';
import { processKinds } from '#domain/process/schema.ts';
import { useLater } from '#kit/part.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import {
  CardState,
  changedColumn,
  someNames,
  stateGroups,
  VersionedName,
  VersionState,
} from '#parts/draft/list-columns.tsx';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { Menu } from '#ui/overlay/Menu.tsx';
import { createProcesses, kinds, states } from './model.ts';
import type { ProcessFilters } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

export function ProcessList() {
  const services = useServices();
  const texts = useTexts('processes', ownTexts);
  const { say } = useSay();
  const model = useModel(() => createProcesses(services, texts));
  const [open, setOpen] = useState<'roles' | 'arrange' | null>(null);
  const roles = useLater(open === 'roles', () => import('../roles/Roles.tsx'));
  const arrange = useLater(open === 'arrange', () => import('../arrange/Arrange.tsx'));
  const add = (
    <Menu
      kind="primary"
      icon={<Icon of={iconPlus} size={16} />}
      items={processKinds.map((id) => ({ id, label: say(processKindNames[id]) }))}
      onPick={(kind) => model.open(0, kind as ProcessKind)}
    >
      {texts.add}
    </Menu>
  );
  const actionsOf = (one: ProcessRow): RowAction[] => [
    { id: 'edit', label: texts.edit, onPick: () => model.open(one.processId) },
    { id: 'copy', label: texts.copy, onPick: () => model.copy(one) },
    ...(one.isDefault
      ? []
      : one.state === 'active'
        ? [{ id: 'retire', label: texts.retire, onPick: () => model.retire(one) }]
        : [{ id: 'remove', label: texts.remove, onPick: () => void model.remove(one) }]),
  ];
  return (
    <>
      <ListScreen<ProcessRow, ProcessFilters>
        title={texts.title}
        label={texts.title}
        list={model.list}
        actions={
          <>
            <Button onClick={() => setOpen('roles')}>{texts.roles}</Button>
            <Button onClick={() => setOpen('arrange')}>{texts.arrange}</Button>
            {add}
          </>
        }
        stats={<p className="t-s13 t-3">{texts.lead}</p>}
        groups={stateGroups(states, texts)}
        fields={[
          {
            kind: 'select',
            key: 'kind',
            label: texts.kinds,
            options: kinds.map((value) => ({
              value,
              label: value === 'all' ? texts.allKinds : say(processKindNames[value]),
            })),
          },
          { kind: 'text', key: 'keyword', label: texts.keyword, placeholder: texts.keywordHint },
        ]}
        table={{
          columns: columnsOf(texts, say, model.open),
          open: (row) => ({ onClick: () => model.open(row.processId) }),
          actions: actionsOf,
        }}
        empty={{ art: 'order', title: texts.none, text: texts.noneText, action: add }}
      />
      {roles && open === 'roles' && <roles.Roles onClose={() => setOpen(null)} />}
      {arrange && open === 'arrange' && (
        <arrange.Arrange states={texts.states} onDone={() => void model.list.refresh()} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

const columnsOf = (texts: Texts, say: Say['say'], open: (id: number) => void): DataColumn<ProcessRow>[] => [
  {
    key: 'name',
    title: texts.columns.name,
    card: 'title',
    cardCell: ({ name }) => name,
    cell: (row) => (
      <VersionedName row={row} texts={texts} onOpen={() => open(row.processId)}>
        {row.isDefault && <Tag kind="info">{texts.isDefault}</Tag>}
      </VersionedName>
    ),
  },
  { key: 'kind', title: texts.columns.kind, card: 'fact', cell: ({ kind }) => say(processKindNames[kind]) },
  {
    key: 'state',
    title: texts.columns.state,
    card: 'amount',
    cardCell: (row) => <CardState row={row} texts={texts} />,
    isMore: true,
    cell: ({ state, version, publishedAt }) => (
      <VersionState row={{ state, version, from: publishedAt.slice(0, 10) }} texts={texts} />
    ),
  },
  {
    key: 'scope',
    title: texts.columns.scope,
    card: 'fact',
    cell: ({ isDefault, scope: { names } }) => {
      if (isDefault) return <span className="t-3">{texts.defaultScope}</span>;
      const parts = [names.employees, names.departments, names.levels, names.products.map(say)].filter(
        ({ length }) => length,
      );
      return parts.length ? parts.map((list) => someNames(list, texts)).join(' · ') : texts.everybody;
    },
  },
  {
    key: 'nodes',
    title: texts.columns.nodes,
    cell: ({ nodes, running }) => (
      <div>
        {texts.nodes(nodes)}
        {running > 0 && <div className="t-s12 t-3">{texts.running(running)}</div>}
      </div>
    ),
  },
  changedColumn(texts.columns.changed),
];
