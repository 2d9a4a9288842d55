import type { ReactNode } from 'react';
import type { Subordinate } from '#contract/subordinate.ts';
import { showYuan } from '#domain/money.ts';
import { ownRate, showRate, typeName, typesOf } from '#domain/account/subordinate/subordinate.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { RowAction } from '#ui/list/DataTable.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { columnsOf, noted } from './columns.tsx';
import { createSubordinates, states } from './model.ts';
import type { SubordinateFilters } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The members below a distributor or an operator: the list, the tree, or the form of the `id` in the address. */
export function Subordinates() {
  const services = useServices();
  const { id, view } = useValue(services.place).query;
  const form = useLater(id !== undefined, () => import('./SubordinateForm.tsx'));
  const tree = useLater(view === 'tree' && id === undefined, () => import('./SubordinateTree.tsx'));
  if (id !== undefined) return form ? <form.SubordinatePage key={id} memberId={id} /> : <WaitingPage />;
  if (view === 'tree') return tree ? <tree.Organisation /> : <WaitingPage />;
  return <SubordinateList />;
}

function SubordinateList() {
  const services = useServices();
  const texts = useTexts('subordinates', ownTexts);
  const model = useModel(() => createSubordinates(services, texts));
  const { list } = model;
  const [user, tree, { superiorId }, total, sums] = useValues(
    services.session.user,
    model.tree.data,
    list.filters,
    list.total,
    list.sums,
  );
  const rate = ownRate(user?.memberType ?? 0);
  const add = (
    <Button kind="primary" icon={<Icon of={iconPlus} size={16} />} onClick={() => model.open('new')}>
      {texts.add}
    </Button>
  );
  const showBelow = (memberId: string) => model.list.setFilter({ superiorId: memberId });
  const actionsOf = (one: Subordinate): RowAction[] => [
    { id: 'edit', label: one.mayManage ? texts.edit : texts.look, onPick: () => model.open(one.memberId) },
    { id: 'orders', label: texts.showOrders, onPick: () => model.showOrders(one) },
    ...(one.mayManage
      ? [
          { id: 'reset', label: texts.reset, onPick: () => model.reset(one) },
          {
            id: 'freeze',
            label: one.state === 'frozen' ? texts.unfreeze : texts.freeze,
            onPick: () => model.freeze(one),
          },
        ]
      : []),
  ];
  const types = typesOf(user?.memberType ?? 0);
  return (
    <ListScreen<Subordinate, SubordinateFilters>
      title={texts.title}
      label={texts.title}
      list={model.list}
      actions={
        <>
          <Button onClick={() => services.setQuery({ view: 'tree' }, { replace: false })}>{texts.showTree}</Button>
          {add}
        </>
      }
      stats={
        <>
          <Figures model={model} texts={texts} />
          <p className="t-s12 t-3">{texts.note(showRate(rate))}</p>
          {superiorId && (
            <Alert
              kind="info"
              action={
                <LinkButton onClick={() => model.list.setFilter({ superiorId: undefined })}>{texts.allOf}</LinkButton>
              }
            >
              {texts.superiorFilter(tree?.nodes.find(({ memberId }) => memberId === superiorId)?.realName ?? '')}
            </Alert>
          )}
        </>
      }
      groups={{
        key: 'state',
        options: states.map((value) => ({
          value,
          label: texts.groups[value],
          count: tree?.counts[value],
          ...(value !== 'all' && { none: texts.noneOf[value] }),
        })),
      }}
      fields={[
        {
          kind: 'select',
          key: 'memberType',
          label: texts.memberType,
          options: [
            { value: 'all', label: texts.allTypes },
            ...types.map((type) => ({
              value: String(type) as SubordinateFilters['memberType'],
              label: texts.say(typeName(type)),
            })),
          ],
        },
        { kind: 'text', key: 'keyword', label: texts.keyword, placeholder: texts.keywordHint },
      ]}
      table={{
        columns: columnsOf(texts, rate, showBelow),
        actions: actionsOf,
        ...(total > 0 && sums && { foot: footOf(sums, texts) }),
      }}
      empty={{ art: 'order', title: texts.none, text: texts.noneText, action: add }}
    />
  );
}

/** Sums over the whole list, in the columns that they sum up. */
const footOf = (sums: Readonly<Record<string, string>>, texts: Texts): Record<string, ReactNode> => ({
  name: texts.total,
  sales: showYuan(sums['sales'] ?? '0'),
  earned: noted(showYuan(sums['earned'] ?? '0'), texts.allOfFare(showYuan(sums['fare'] ?? '0'))),
});

/** People, orders, sales and profit share of the month; a dash where they cannot be read. */
function Figures({ model, texts }: { model: ReturnType<typeof createSubordinates>; texts: Texts }) {
  const [tree, { state }] = useValues(model.tree.data, model.tree.current);
  const { counts, month } = tree ?? {};
  return (
    <Stats
      label={texts.stats}
      isWaiting={state === 'loading'}
      items={[
        {
          label: texts.count,
          value: counts ? String(counts.all) : texts.indirect,
          note: counts && texts.countNote(counts.active, counts.unclaimed, counts.frozen),
        },
        { label: texts.orders, value: month ? String(month.orders) : texts.indirect, note: texts.ordersNote },
        { label: texts.sales, value: month ? showYuan(month.sales) : texts.indirect, note: texts.salesNote },
        {
          label: texts.earned,
          value: month ? showYuan(month.earned) : texts.indirect,
          note: month && texts.earnedNote(showYuan(month.fare)),
        },
      ]}
    />
  );
}
