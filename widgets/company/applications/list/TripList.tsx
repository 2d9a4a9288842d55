import type { ApplicationRow } from '#contract/application-views.ts';
import { applicationStateNames, tripTypeNames, tripTypes } from '#domain/application/schema.ts';
import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { RowAction } from '#ui/list/DataTable.tsx';
import { actTexts } from '#parts/application/words/act-texts.ts';
import { openDetail, openForm } from '#parts/application/acts.ts';
import { columnsOf, linkToTrip } from './columns.tsx';
import { createTrips, states } from './model.ts';
import type { TripFilters } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** The employee's own trip applications, with what each state allows. */
export function TripList() {
  const services = useServices();
  const texts = useTexts('applications', ownTexts);
  const words = useTexts('application-acts', actTexts);
  const said = useSay();
  const { say } = said;
  const model = useModel(() => createTrips(services, words));
  const answer = useValue(model.list.answer);
  const add = (
    <Button
      kind="primary"
      icon={<Icon of={iconPlus} size={16} />}
      onClick={() => services.navigate('travel_application_add')}
    >
      {texts.add}
    </Button>
  );
  return (
    <ListScreen<ApplicationRow, TripFilters>
      title={texts.title}
      label={texts.title}
      list={model.list}
      links={<RouteLink to="travel_application_order">{texts.toOrders}</RouteLink>}
      actions={add}
      groups={{
        key: 'state',
        options: states.map((value) => ({
          value,
          label: value === 'all' ? texts.all : say(applicationStateNames[Number(value) as ApplicationRow['state']]),
          count: answer?.counts[value],
          ...(value !== 'all' && { none: texts.noneOf[value] }),
        })),
      }}
      fields={[
        {
          kind: 'select',
          key: 'product',
          label: texts.product,
          options: [
            { value: 'all', label: texts.allProducts },
            ...policyProducts.map((value) => ({ value, label: say(policyProductNames[value]) })),
          ],
        },
        {
          kind: 'select',
          key: 'tripType',
          label: texts.tripType,
          options: [
            { value: 'all', label: texts.allTypes },
            ...tripTypes.map((value) => ({ value, label: say(tripTypeNames[value]) })),
          ],
        },
        { kind: 'days', key: 'days', label: texts.days },
        { kind: 'text', key: 'keyword', label: texts.keyword, placeholder: texts.keywordHint },
      ]}
      table={{
        columns: columnsOf(texts, said, services.clock.today()),
        open: (row) => linkToTrip(services, row),
        actions: actionsOf,
      }}
      empty={{ art: 'order', title: texts.none, text: texts.noneText, action: add }}
    />
  );

  function actionsOf(row: ApplicationRow): RowAction[] {
    const { applicationId, state, change, acts } = row;
    const may = (act: (typeof acts)[number], id: string, label: string, onPick: () => void): RowAction[] =>
      acts.includes(act) ? [{ id, label, onPick }] : [];
    const isWaiting = state === 1 || change === 'approving';
    return [
      ...may('edit', 'edit', words.edit, () => openForm(services, applicationId)),
      ...may('book', 'book', words.book, () => openDetail(services, applicationId)),
      ...(isWaiting ? [{ id: 'urge', label: words.urge, onPick: () => void model.urge(row) }] : []),
      ...may('modify', 'modify', words.modify, () => model.modify(row)),
      ...may('withdraw', 'withdraw', change ? words.withdrawChange : words.withdraw, () => model.withdraw(row)),
      ...may('copy', 'copy', words.copy, () => model.copy(row)),
      ...may('discard', 'discard', words.discard, () => model.remove(row)),
      ...may('close', 'close', words.close, () => model.close(row)),
      ...may('remove', 'remove', words.remove, () => model.remove(row)),
    ];
  }
}
