import type { CarStandardRow } from '#contract/car.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { columnsOf } from '#parts/car/list/list-columns.tsx';
import { stateGroups } from '#parts/draft/list-columns.tsx';
import { ListScreen } from '#screens/ListScreen.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { RowAction } from '#ui/list/DataTable.tsx';
import { createCarStandards, states } from './model.ts';
import type { CarFilters } from './model.ts';
import { texts as ownTexts } from '#parts/car/list/texts.ts';

/** The car standards of a company, or the form of one. */
export function CarStandards() {
  const { name, query } = useValue(useServices().place);
  const form = useLater(name === 'usecar_install_info', () => import('./CarStandardForm.tsx'));
  if (name !== 'usecar_install_info') return <List />;
  const { id = '', copy = '' } = query;
  return form ? <form.CarStandardPage key={`${id} ${copy}`} id={id} copy={copy} /> : <WaitingPage />;
}

function List() {
  const services = useServices();
  const texts = useTexts('carStandards', ownTexts);
  const { say } = useSay();
  const model = useModel(() => createCarStandards(services, texts));
  const add = (
    <Button kind="primary" icon={<Icon of={iconPlus} size={16} />} onClick={() => model.open()}>
      {texts.add}
    </Button>
  );
  const actionsOf = (one: CarStandardRow): RowAction[] => [
    { id: 'edit', label: texts.edit, onPick: () => model.open({ id: one.standardId }) },
    { id: 'copy', label: texts.copy, onPick: () => model.open({ copy: one.standardId }) },
    ...(one.state === 'draft'
      ? []
      : [
          { id: 'enable', label: model.isOn(one) ? texts.disable : texts.enable, onPick: () => void model.enable(one) },
        ]),
    ...(model.isOn(one) ? [] : [{ id: 'remove', label: texts.remove, onPick: () => model.remove(one) }]),
  ];
  return (
    <ListScreen<CarStandardRow, CarFilters>
      title={texts.title}
      label={texts.title}
      list={model.list}
      actions={add}
      stats={<p className="t-s13 t-3">{texts.lead}</p>}
      groups={stateGroups(states, texts)}
      fields={[{ kind: 'text', key: 'keyword', label: texts.keyword, placeholder: texts.keywordHint }]}
      table={{
        columns: columnsOf(texts, say, (id) => model.open({ id })),
        open: ({ standardId }) => ({ onClick: () => model.open({ id: standardId }) }),
        actions: actionsOf,
      }}
      empty={{ art: 'order', title: texts.none, text: texts.noneText, action: add }}
    />
  );
}
