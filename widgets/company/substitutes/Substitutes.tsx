import type { NamedSubject, Substitute } from '#contract/company-substitute.ts';
import { bookedProducts, productWords } from '#domain/company/preferences.ts';
import { sideWords, substituteStates, substituteStateWords } from '#domain/company/substitutes.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { createSubstitutes } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The substitutes of a company, or the form of the `id` in the address: `new`, or a number. */
export function Substitutes() {
  const t = useTexts('substitutes', ownTexts);
  const { id } = useValue(useServices().place).query;
  const part = useLater(id !== undefined, () => import('./EditSubstitute.tsx'));
  if (!id) return <SubstituteList t={t} />;
  return part ? <part.EditSubstitute key={id} id={id} t={t} /> : <WaitingPage />;
}

function SubstituteList({ t }: { t: Texts }) {
  const services = useServices();
  const { say } = useSay();
  const { name } = useValue(services.place);
  const model = useModel(() => createSubstitutes(services, t));
  const open = (id: string) => services.navigate(name, { id });
  const add = (
    <Button kind="primary" icon={<Icon of={iconPlus} size={16} />} onClick={() => open('new')}>
      {t.add}
    </Button>
  );
  const actionsOf = (one: Substitute): RowAction[] =>
    one.state === 'ended'
      ? [{ id: 'view', label: t.view, isCard: true, onPick: () => open(one.substituteId) }]
      : [
          { id: 'edit', label: t.edit, isCard: true, onPick: () => open(one.substituteId) },
          { id: 'end', label: t.end, onPick: () => model.end(one) },
        ];
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={model.list}
      actions={add}
      groups={{
        key: 'state',
        options: [
          { value: 'all', label: t.states.all },
          ...substituteStates.map((state) => ({
            value: state,
            label: say(substituteStateWords[state]),
            none: t.noneOf,
          })),
        ],
      }}
      fields={[{ kind: 'text', key: 'keyword', label: t.keyword, placeholder: t.keywordHint }]}
      table={{
        columns: columnsOf(t, say),
        open: ({ substituteId }) => ({ onClick: () => open(substituteId) }),
        actions: actionsOf,
      }}
      empty={{ art: 'order', title: t.none, text: t.noneText, action: add }}
    />
  );
}

const looks = { active: 'ok', waiting: 'info', ended: 'mute' } as const;

const namesOf = (subjects: readonly NamedSubject[], t: Texts): string => {
  const shown = subjects.slice(0, 3).map(({ name }) => name);
  return subjects.length > shown.length ? t.more(shown.join(t.and), subjects.length) : shown.join(t.and);
};

const columnsOf = (t: Texts, say: Say['say']): DataColumn<Substitute>[] => [
  {
    key: 'booker',
    title: t.booker,
    card: 'title',
    cell: ({ booker, state }) => (
      <div>
        <b>{booker.name}</b> <Tag kind={looks[state]}>{say(substituteStateWords[state])}</Tag>
        <div className="t-s12 t-3">{booker.note}</div>
      </div>
    ),
  },
  {
    key: 'subjects',
    title: t.subjects,
    card: 'fact',
    cell: ({ subjects }) => (
      <span className="t-s13" title={subjects.map(({ name }) => name).join(t.and)}>
        {namesOf(subjects, t)}
      </span>
    ),
  },
  {
    key: 'products',
    title: t.products,
    cell: ({ products }) => (
      <span className="t-s13">
        {bookedProducts
          .filter((product) => products.includes(product))
          .map((product) => say(productWords[product]))
          .join(t.and)}
      </span>
    ),
  },
  {
    key: 'period',
    title: t.period,
    card: 'fact',
    cell: ({ from, to }) => (
      <span className="t-s13 t-nowrap">
        {from} – {to || t.forever}
      </span>
    ),
  },
  {
    key: 'standardOf',
    title: t.standardOf,
    cell: ({ standardOf }) => <span className="t-s13">{t.by(say(sideWords[standardOf]))}</span>,
  },
  {
    key: 'orders',
    title: t.orders,
    num: true,
    card: 'amount',
    cell: ({ orders }) => <span className="t-s13 t-nowrap">{t.orderCount(orders)}</span>,
  },
];
