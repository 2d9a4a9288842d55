import { useMemo, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { CompanyBillDetail, CompanyBillRowView } from '#contract/company-bill.ts';
import { billRowKindNames } from '#domain/company-bill/bill-columns.ts';
import { billRowKinds } from '#domain/company-bill/bill-row.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { families } from '#domain/product/names.ts';
import { showYuan } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { PrintFacts } from '#parts/bill/print/PrintFacts.tsx';
import type { useRowPrint } from '#parts/bill/row-print.tsx';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { useKept } from '#ui/list/own-width.ts';
import type { Asked } from '../acts/Dialogs.tsx';
import { columnsOf } from '#parts/bill/row-columns.tsx';
import { shownColumns } from '#parts/bill/rows-model.ts';
import type { RowFilters, RowsModel } from '#parts/bill/rows-model.ts';
import { sidesOf } from './Proof.tsx';
import type { PageTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  list: RowsModel;
  t: PageTexts;
  isNarrow: boolean;
  ask(what: Asked): void;
  /** Has the rows inside. */
  box: RefObject<HTMLElement | null>;
  /** Above the rows. */
  head: ReactNode;
  sheet: ReturnType<typeof useRowPrint<CompanyBillRowView, RowFilters>>['sheet'];
}

const groups = ['refund', 'carried', 'over', 'disputed'] as const;

/** The rows of a bill below its head: tabs, filters, columns, saved views, the explanation of an amount in place. */
export function Rows({ bill, list, t, isNarrow, ask, box, head, sheet }: Props) {
  const services = useServices();
  const [answer, filters, total, sums, filterCount] = useValues(
    list.answer,
    list.filters,
    list.total,
    list.sums,
    list.filterCount,
  );
  const [openedNo, setOpened] = useState<number>();
  const explain = useLater(openedNo !== undefined, () => import('./Explained.tsx'));
  const today = services.clock.today();
  const columns = useMemo(() => columnsOf(t, today), [t, today]);
  const kept = useKept(box);
  /** Where columns scroll, the sum stays beside the actions. */
  const shown = useMemo(
    () => columns.map((column) => (column.key === 'amount' ? { ...column, look: kept } : column)),
    [columns, kept],
  );
  const tabs = answer?.tabs ?? {};
  const tab = filters.group !== 'all' ? filters.group : filters.family;
  const opened = list.rows.peek().find(({ no }) => no === openedNo);
  const counted = t.filtered(total, filterCount === 0 && sums?.['amount'] === bill.amount);
  const foot =
    sums && total > 0
      ? {
          ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, formatYuan(sum, true)])),
          ...(isNarrow ? { at: t.sumOf(counted) } : { at: t.sum, title: counted }),
        }
      : undefined;
  const panel = (row: CompanyBillRowView) =>
    explain && (
      <explain.Explained
        key={row.no}
        bill={bill}
        row={row}
        t={t}
        isSheet={isNarrow}
        ask={ask}
        onClose={() => setOpened(undefined)}
      />
    );
  return (
    <>
      <ListScreen
        title={t.title(t.say(cycleName(bill)))}
        label={t.allRows}
        list={list}
        stats={head}
        tabs={
          <div className={isNarrow ? 't-col' : 't-row'}>
            <Tabs
              label={t.allRows}
              value={tab}
              items={[
                { value: 'all', label: `${t.tabAll} ${tabs['all'] ?? bill.rows}` },
                ...families
                  .filter((family) => tabs[family])
                  .map((family) => ({ value: family, label: `${t.families[family]} ${tabs[family]}` })),
                ...groups
                  .filter((group) => tabs[group])
                  .map((group) => ({ value: group, label: `${t.groups[group]} ${tabs[group]}` })),
              ]}
              onChange={(value) =>
                list.setFilter(
                  groups.some((group) => group === value)
                    ? { family: 'all', group: value as RowFilters['group'] }
                    : { family: value as RowFilters['family'], group: 'all' },
                )
              }
            />
            {filters.group === 'unexplained' && (
              <Chip size="sm" on onRemove={() => list.setFilter({ group: 'all' })}>
                {t.unexplained}
              </Chip>
            )}
            {filters.by && (
              <Chip size="sm" on onRemove={() => list.setFilter({ by: '', name: '' })}>
                {t.only(t.splits[filters.by], filters.name || t.none)}
              </Chip>
            )}
          </div>
        }
        fields={[
          {
            kind: 'select',
            key: 'kind',
            label: t.kind,
            options: [
              { value: 'all', label: t.kinds.all },
              ...billRowKinds.map((value) => ({ value, label: t.say(billRowKindNames[value]) })),
            ],
          },
          { kind: 'text', key: 'words', label: t.words, placeholder: t.words },
        ]}
        table={{
          columns: shown,
          foot,
          rowWarns: ({ disputed }) => disputed === 'refused',
          actions: (row) => [
            {
              id: 'explain',
              label: t.explain,
              onPick: () => setOpened(openedNo === row.no ? undefined : row.no),
            },
            ...(isNarrow && bill.acts.includes('dispute') && row.claimable !== '0'
              ? [{ id: 'dispute', label: t.disputeShort, onPick: () => ask({ kind: 'dispute', row }) }]
              : []),
          ],
          open: ({ no }) => ({ onClick: () => setOpened(no) }),
          below: (row) => !isNarrow && row.no === openedNo && panel(row),
        }}
        empty={{ art: 'order', title: t.emptyTitle, text: t.emptyText }}
        viewsOf="company-bill"
      />
      {isNarrow && opened && panel(opened)}
      {sheet(() => ({
        title: t.title(t.say(cycleName(bill))),
        facts: [bill.companyName, bill.no, `${bill.from} ~ ${bill.to}`].join(' · '),
        columns: columns.filter(({ key }) => shownColumns(list.chosen.peek()).some((name) => name === key)),
        foot,
        children: (
          <>
            <p>
              {t.due} {showYuan(bill.due)} · {t.paid} {showYuan(bill.paid)} · {t.rest} {showYuan(bill.rest)}
              {bill.hash && ` · SHA-256 ${bill.hash}`}
            </p>
            <PrintFacts
              bill={bill}
              t={t}
              proof={sidesOf(bill, t).map(([side, note, amount]) => [t.sides[side], note, amount])}
            />
          </>
        ),
      }))}
    </>
  );
}
