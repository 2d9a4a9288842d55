import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { orderGroups, orderList } from '#contract/order-list.ts';
import type { dateKinds, OrderCounts, OrderRow, orderTags } from '#contract/order-list.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import type { OrderType } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
import type { ByGroup } from '#domain/product/status-table.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { ListFrame } from '#screens/list/ListFrame.tsx';
import { Button } from '#ui/controls/Button.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { narrows } from '#ui/filter/fields.ts';
import type { FilterField } from '#ui/filter/fields.ts';
import type { EmptyArt } from '#ui/states/Empty.tsx';
import { LaterPaidNote } from '../finish/LaterPaidNote.tsx';
import { OfBooker } from './OfBooker.tsx';
import type { OrderFilters, Orders } from './orders.ts';
import { optionsOf, ownersOf } from './owners.ts';
import type { TabTexts } from './texts.ts';

/** One action on an order, on its card and in its row of the table. */
export interface OrderAction {
  id: string;
  label: string;
  onPick: () => void;
}

/** How a product shows its orders. */
interface TabView {
  renderCard(order: OrderRow): ReactNode;
  columns(level: LevelKey): DataColumn<OrderRow>[];
  actionsOf(order: OrderRow): readonly OrderAction[];
  /** Actions on the selected rows. */
  renderBulk?: (orders: readonly OrderRow[]) => ReactNode;
  /** Above the list: the order whose payment has led here. */
  renderAbove?: () => ReactNode;
  /** Beside the list: the report of a bulk action, a print. */
  renderBeside?: () => ReactNode;
}

/** Words of a product's tab. */
interface TabWords {
  groups: Readonly<ByGroup<string> & { all: string }>;
  /** `label`: of the group's chip. */
  noneOf(label: string): string;
  dateKinds: Readonly<Record<(typeof dateKinds)[number], string>>;
  /** Properties that its orders are filtered by. */
  tagNames?: Readonly<Record<(typeof orderTags)[number], string>>;
  wordsHint: string;
  noneText: string;
  /** Button of the search that leads to a first order. */
  book: string;
}

/** The tab of one product in the order list; `Texts` are those of the widget. */
export interface OrdersTabSpec<Texts extends TabTexts> {
  type: OrderType;
  /** Name of the list whose saved views it has. */
  viewsOf: string;
  art: EmptyArt;
  wordsOf(texts: Texts, services: Services): TabWords;
  open(
    services: Services,
    texts: Texts,
  ): Pick<Orders, 'list' | 'counts' | 'dispose'> & {
    viewOf(texts: Texts): TabView;
  };
}

interface OrdersTabProps<Texts extends TabTexts> {
  spec: OrdersTabSpec<Texts>;
  texts: Texts;
  /** The tabs of the products, with their counts once they are known. */
  tabs: (counts: OrderCounts | null, isNarrowed: boolean) => ReactNode;
}

/** The orders of one product: groups with counts, filters, cards or a table, export. */
export function OrdersTab<Texts extends TabTexts>({ spec, texts, tabs }: OrdersTabProps<Texts>) {
  const services = useServices();
  const tab = useModel(() => spec.open(services, texts));
  const words = useMemo(() => spec.wordsOf(texts, services), [spec, texts, services]);
  const view = useMemo(() => tab.viewOf(texts), [tab, texts]);
  const [counts, user, isTable, filters] = useValues(
    tab.counts,
    services.session.user,
    tab.list.isTable,
    tab.list.filters,
  );
  const tables = useLater(isTable, () => import('#screens/list/TableRows.tsx'));
  const level = levelOf(user);
  const chips = orderGroups.flatMap((value) => {
    const count = value === 'all' || value === 'done' ? undefined : counts?.groups[value];
    // Most members have none under approval, ever, and seats are found within seconds.
    const isRare = value === 'approval' || value === 'seating';
    const name = value === 'approval' ? texts.underApproval : words.groups[value];
    const label = isRare && !count && filters.group !== value ? '' : name;
    return label ? [{ value, label, count, ...(value !== 'all' && { none: words.noneOf(label) }) }] : [];
  });
  const holds = (chip: { count: number | undefined; none?: string }) => !!chip.count || !chip.none;
  const fields = fieldsOf(words, texts, level);
  const title = texts.ordersOf(texts.types[spec.type]);
  return (
    <>
      <ListFrame
        Rows={tables?.TableRows ?? null}
        title={title}
        label={title}
        list={tab.list}
        tabs={tabs(counts, narrows(fields, filters))}
        stats={
          <>
            {view.renderAbove?.()}
            <LaterPaidNote />
            <OfBooker list={tab.list} texts={texts} />
          </>
        }
        groups={{
          key: 'group',
          // On a phone few chips are in view: those that hold something come after the first.
          options: [...chips.filter(holds), ...chips.filter((chip) => !holds(chip))],
        }}
        fields={fields}
        renderCard={view.renderCard}
        table={{
          columns: view.columns(level),
          actions: view.actionsOf,
          nameOf: ({ orderNo }) => `${texts.order} ${showOrderNo(orderNo)}`,
          renderBulk: view.renderBulk,
        }}
        empty={{
          art: spec.art,
          title: texts.noneYet(title),
          text: words.noneText,
          action: (
            <Button kind="primary" onClick={() => services.navigate(products[spec.type].search)}>
              {words.book}
            </Button>
          ),
        }}
        viewsOf={spec.viewsOf}
        onExport={(format) => exportFile(services, orderList.export, tab.list.input(), format)}
      />
      {view.renderBeside?.()}
    </>
  );
}

/** Only members of a company travel on business; its account, distributors and operators see orders of others. */
function fieldsOf(words: TabWords, texts: TabTexts, level: LevelKey): FilterField<OrderFilters>[] {
  const owners = ownersOf(level, texts);
  const fields: (FilterField<OrderFilters> | false)[] = [
    { kind: 'select', key: 'dateBy', label: texts.dateBy, options: optionsOf(words.dateKinds) },
    { kind: 'days', key: 'days', label: texts.days, isPast: ({ dateBy }) => dateBy === 'created' },
    (level === '70' || level === '7_0') && {
      kind: 'select',
      key: 'travelType',
      label: texts.travelType,
      options: optionsOf(texts.travelTypes),
    },
    owners.length > 0 && { kind: 'select', key: 'owner', label: texts.owner, options: owners },
    words.tagNames !== undefined && {
      kind: 'tags',
      key: 'tags',
      label: texts.tags,
      options: optionsOf(words.tagNames),
    },
    { kind: 'amounts', key: 'amounts', label: texts.amount },
    { kind: 'text', key: 'words', label: texts.words, placeholder: words.wordsHint, short: texts.wordsShort },
  ];
  return fields.filter((field) => field !== false);
}
