import type { PreferenceLogRow } from '#contract/company-preference.ts';
import { bookedProducts, productWords } from '#domain/company/preferences.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { createLog } from './log-model.ts';
import { Tabs } from './Tabs.tsx';
import type { Texts } from './texts.ts';

/** Every part that was changed: who, when, from and to. */
export function PreferenceLog({ t }: { t: Texts }) {
  const services = useServices();
  const { say } = useSay();
  const list = useModel(() => createLog(services));
  return (
    <ListScreen
      title={t.title}
      label={t.logTitle}
      list={list}
      hasTitle
      tabs={<Tabs t={t} isLog />}
      fields={[
        {
          kind: 'select',
          key: 'product',
          label: t.product,
          options: [
            { value: 'all', label: t.allProducts },
            ...bookedProducts.map((product) => ({ value: product, label: say(productWords[product]) })),
          ],
        },
      ]}
      table={{ columns: columnsOf(t, say) }}
      empty={{ art: 'order', title: t.logNone, text: t.logNoneText }}
    />
  );
}

const columnsOf = (t: Texts, say: Say['say']): DataColumn<PreferenceLogRow>[] => [
  { key: 'field', title: t.field, phone: 'title', cell: ({ fieldName }) => <b>{say(fieldName)}</b> },
  { key: 'from', title: t.from, cell: ({ from }) => <span className="t-s13 t-3">{say(from)}</span> },
  { key: 'to', title: t.to, cell: ({ to }) => <span className="t-s13">{say(to)}</span> },
  { key: 'by', title: t.by, cell: ({ by }) => <span className="t-s13">{by}</span> },
  { key: 'at', title: t.at, cell: ({ at }) => <span className="t-s13 t-nowrap">{at.slice(0, 16)}</span> },
];
