import type { StandardRow } from '#contract/travel-standard.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import {
  CardState,
  changedColumn,
  isEnding,
  someNames,
  stateGroups,
  VersionedName,
  VersionState,
} from '#parts/draft/list-columns.tsx';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { createStandards, states } from './model.ts';
import type { StandardFilters } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

export function StandardList() {
  const services = useServices();
  const texts = useTexts('standards', ownTexts);
  const { say } = useSay();
  const model = useModel(() => createStandards(services, texts));
  const add = (
    <Button kind="primary" icon={<Icon of={iconPlus} size={16} />} onClick={() => model.open(0)}>
      {texts.add}
    </Button>
  );
  const actionsOf = (one: StandardRow): RowAction[] => [
    { id: 'edit', label: texts.edit, onPick: () => model.open(one.standardId) },
    { id: 'copy', label: texts.copy, onPick: () => model.copy(one) },
    ...(one.state === 'active' || one.state === 'planned'
      ? [{ id: 'retire', label: texts.retire, onPick: () => void model.retire(one) }].slice(Number(isEnding(one)))
      : [{ id: 'remove', label: texts.remove, onPick: () => model.remove(one) }]),
  ];
  return (
    <ListScreen<StandardRow, StandardFilters>
      title={texts.title}
      label={texts.title}
      list={model.list}
      actions={add}
      stats={<p className="t-s13 t-3">{texts.lead}</p>}
      groups={stateGroups(states, texts)}
      fields={[{ kind: 'text', key: 'keyword', label: texts.keyword, placeholder: texts.keywordHint }]}
      table={{
        columns: columnsOf(texts, say, model.open),
        actions: actionsOf,
        open: ({ standardId }) => ({ onClick: () => model.open(standardId) }),
      }}
      empty={{ art: 'order', title: texts.none, text: texts.noneText, action: add }}
    />
  );
}

const columnsOf = (texts: Texts, say: Say['say'], open: (id: number) => void): DataColumn<StandardRow>[] => [
  {
    key: 'name',
    title: texts.columns.name,
    sort: 'name',
    card: 'title',
    cardCell: ({ name }) => name,
    phone: 'title',
    cell: (row) => <VersionedName row={row} texts={texts} onOpen={() => open(row.standardId)} />,
  },
  {
    key: 'state',
    title: texts.columns.state,
    card: 'amount',
    cardCell: (row) => <CardState row={row} texts={texts} />,
    isMore: true,
    cell: (row) => <VersionState row={row} texts={texts} />,
  },
  {
    key: 'assigned',
    title: texts.columns.assigned,
    card: 'fact',
    cell: (row) => (
      <div>
        <Assigned row={row} texts={texts} />
        {row.conflicts.slice(0, 3).map(({ subject, standardId, standardName }) => (
          <div key={`${standardId} ${subject}`} className="t-s12">
            <span className="t-over">{texts.conflict(say(subject))}</span>{' '}
            <LinkButton onClick={() => open(standardId)}>{texts.other(standardName)}</LinkButton>
          </div>
        ))}
        {row.conflicts.length > 0 && (
          <div className="t-s12 t-3">
            {row.conflicts.length > 3 && texts.moreConflicts(row.conflicts.length)}
            {texts.wayOut} <LinkButton onClick={() => open(row.standardId)}>{texts.solve}</LinkButton>
          </div>
        )}
      </div>
    ),
    cardCell: (row) => (
      <div>
        <Assigned row={row} texts={texts} />
        {row.conflicts.slice(0, 3).map(({ subject, standardId, standardName }) => (
          <div key={`${standardId} ${subject}`} className="t-s12 t-over">
            {texts.conflict(say(subject))} {texts.other(standardName)}
          </div>
        ))}
      </div>
    ),
  },
  {
    key: 'rules',
    title: texts.columns.rules,
    cell: ({ rules, products }) => (
      <div>
        {texts.rules(rules)}
        <div className="t-s12 t-3">{products.map((product) => say(policyProductNames[product])).join(texts.and)}</div>
      </div>
    ),
  },
  { ...changedColumn<StandardRow>(texts.columns.changed), sort: 'updated' },
];

function Assigned({ row: { assigned, people }, texts }: { row: StandardRow; texts: Texts }) {
  const { say } = useSay();
  return (
    <>
      {assigned.length ? (
        someNames(
          assigned.map(({ name }) => say(name)),
          texts,
        )
      ) : (
        <span className="t-3">{texts.nobody}</span>
      )}
      {people > 0 && <div className="t-s12 t-3">{texts.people(people)}</div>}
    </>
  );
}
