import type { InvoiceTitle } from '#contract/invoice.ts';
import { maxTitles, titleKindLabels } from '#domain/invoice/title-kinds.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { Named } from '#parts/order/tab/Named.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { createTitles, titleGroups } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The list of invoice titles; with the view `edit` a new title, or that of the `id` in the address. */
export function InvoiceTitles({ view }: { view?: 'edit' }) {
  const { id } = useValue(useServices().place).query;
  const part = useLater(view === 'edit', () => import('./EditTitle.tsx'));
  if (view !== 'edit') return <TitleList />;
  return part ? <part.EditTitle key={id ?? ''} titleId={id} /> : <WaitingPage />;
}

function TitleList() {
  const services = useServices();
  const t = useTexts('invoice-titles', ownTexts);
  const { say } = useSay();
  const model = useModel(() => createTitles(services, t));
  const add = (
    <Button
      kind="primary"
      icon={<Icon of={iconPlus} size={16} />}
      onClick={() =>
        model.list.total.peek() >= maxTitles
          ? services.say.toast(t.full(maxTitles), 'bad')
          : services.navigate('edit_invoice')
      }
    >
      {t.add}
    </Button>
  );
  const actionsOf = (title: InvoiceTitle): RowAction[] => [
    ...(title.isDefault ? [] : [{ id: 'default', label: t.makeDefault, onPick: () => model.makeDefault(title) }]),
    { id: 'edit', label: t.edit, onPick: () => services.navigate('edit_invoice', { id: title.titleId }) },
    { id: 'remove', label: t.remove, onPick: () => model.remove(title) },
  ];
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={model.list}
      actions={add}
      groups={{
        key: 'kind',
        options: titleGroups.map((value) => ({ value, label: value === 'all' ? t.all : say(titleKindLabels[value]) })),
      }}
      fields={[{ kind: 'text', key: 'keyword', label: t.keyword, placeholder: t.keywordHint }]}
      table={{ columns: columnsOf(t, say), actions: actionsOf }}
      empty={{ art: 'order', title: t.none, text: t.noneText, action: add }}
    />
  );
}

const columnsOf = (t: Texts, say: Say['say']): DataColumn<InvoiceTitle>[] => [
  {
    key: 'name',
    title: t.name,
    phone: 'title',
    cell: ({ titleName, kind, isDefault }) => (
      <div>
        <b>
          <Named>{titleName}</Named>
        </b>{' '}
        {isDefault && <Tag kind="info">{t.isDefault}</Tag>}
        <div className="t-s12 t-3">{say(titleKindLabels[kind])}</div>
      </div>
    ),
  },
  { key: 'taxNo', title: t.taxNo, cell: ({ taxNo }) => taxNo && <span className="t-s13">{taxNo}</span> },
  {
    key: 'bank',
    title: t.bank,
    cell: ({ bank, bankAccount }) => bank && <Named className="t-s13 t-2">{`${bank} ${bankAccount}`}</Named>,
  },
];
