import { useMemo } from 'react';
import { reportEventTypes, reportForm, reportProducts } from '#contract/report-form.ts';
import type { ReportEvent, ReportFilter, ReportProduct } from '#contract/report-form.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { textsInWordsOf } from '#domain/report/words.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { linkToOrder } from '#parts/order/link-to-order.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { FilterField } from '#ui/filter/fields.ts';
import { FinanceTabs } from '../FinanceTabs.tsx';
import { Chosen } from '../Chosen.tsx';
import { adjustmentOf, detailColumns, Tickets } from './detail-columns.tsx';
import { createDetail } from './model.ts';
import type { DetailFilters } from './model.ts';
import type { Texts } from '../texts.ts';
import type { Where } from '../where.ts';

/** The address of the report without its events. */
const noDetail = { view: undefined, type: undefined, words: undefined, sort: undefined, page: undefined };

/** The events behind a report: each ticket sold, changed or refunded, with totals over all pages. */
export function Detail({ product, hasReport, words }: { product: ReportProduct; hasReport: boolean; words: Texts }) {
  const services = useServices();
  const list = useModel(() => createDetail(services, product));
  const [filters, rows, sums, total, { switches }] = useValues(
    list.filters,
    list.rows,
    list.sums,
    list.total,
    services.config,
  );
  const t = useMemo(() => textsInWordsOf(filters.product, words, words.ofProducts), [filters.product, words]);
  const fields: FilterField<DetailFilters>[] = [
    ...(hasReport
      ? []
      : [
          {
            kind: 'select' as const,
            key: 'product' as const,
            label: t.product,
            options: reportProducts.map((value) => ({ value, label: t.productOf(t.titles[value]) })),
          },
        ]),
    { kind: 'days', key: 'days', label: t.days, isPast: () => true, months: true },
    {
      kind: 'select',
      key: 'type',
      label: t.type,
      options: (['all', ...reportEventTypes] as const).map((value) => ({ value, label: t.types[value] })),
    },
    { kind: 'text', key: 'words', label: t.words, placeholder: t.wordsHint },
  ];
  const sum = (name: string): string | undefined => sums?.[name] && showFen(fenOf(sums[name]), true);
  return (
    <ListScreen<ReportEvent, DetailFilters>
      title={hasReport ? `${t.titles[product]} · ${t.detail}` : t.detailTitle}
      label={t.detailTitle}
      list={list}
      {...(!hasReport && { hasTitle: true as const, tabs: <FinanceTabs at="detail" t={words} /> })}
      actions={
        !hasReport ? (
          <RouteLink to="report_form_air">{t.toReports}</RouteLink>
        ) : (
          <LinkButton onClick={() => services.setQuery(noDetail)}>{t.back}</LinkButton>
        )
      }
      stats={
        <Chosen
          where={filters.where}
          nameOf={(dimension) => nameInRows(dimension, filters.where, rows[0])}
          t={t}
          onChange={(where) => list.setFilter({ where })}
        />
      }
      fields={fields}
      table={{
        columns: detailColumns(t, services.clock.today(), switches.showServFee, filters.product),
        open: ({ orderId, isElsewhere }) => (isElsewhere ? null : linkToOrder(services, filters.product, orderId)),
        foot:
          sums && total > 0
            ? {
                at: t.total,
                tickets: (
                  <Tickets
                    of={{
                      tickets: Number(sums['tickets']),
                      changed: Number(sums['changed']),
                      refunded: Number(sums['refunded']),
                    }}
                    t={t}
                  />
                ),
                ...Object.fromEntries(
                  ['fare', 'taxes', 'serviceFee', 'insurance', 'charge', 'amount'].map((name) => [name, sum(name)]),
                ),
                adjustment: showFen(adjustmentOf(sums as Parameters<typeof adjustmentOf>[0]), true),
              }
            : undefined,
      }}
      empty={{ art: 'order', title: t.noRows, text: t.noRowsText }}
      viewsOf="report-detail"
      onExport={(format) => exportFile(services, reportForm.detailExport, list.input(), format)}
    />
  );
}

/** Names that only the rows have, where they all have the same one. */
function nameInRows(dimension: ReportFilter, where: Where, row: ReportEvent | undefined): string | undefined {
  if (!row || (where[dimension] ?? []).length > 1) return undefined;
  if (dimension === 'department') return row.department;
  if (dimension === 'employee') return row.employee;
  return dimension === 'costCenter' ? row.costCenter : undefined;
}
