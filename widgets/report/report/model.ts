import { computed } from '@preact/signals-core';
import {
  reportComparisons,
  reportDimensions,
  reportForm,
  reportMeasureNames,
  reportPeriods,
} from '#contract/report-form.ts';
import type {
  ReportDimension,
  ReportMeasure,
  ReportOverview,
  ReportPivot,
  ReportProduct,
} from '#contract/report-form.ts';
import type { InputOf } from '#contract/row.ts';
import { addMonths } from '#domain/spans.ts';
import { choiceFilter, daysFilter } from '#kit/resources/list-filters.ts';
import type { Filter, Range } from '#kit/resources/list-filters.ts';
import type { ViewedList } from '#kit/resources/list-views.ts';
import { createReading } from '#kit/resources/reading.ts';
import type { Services } from '#kit/services.ts';
import { whereFilter } from './where.ts';
import type { Where } from './where.ts';

/** Six months: this one and the five before it. */
export const firstDays = (today: string): Range => ({ from: `${addMonths(today.slice(0, 7), -5)}-01`, to: today });

const codecs = {
  days: daysFilter(),
  where: whereFilter(),
  compare: choiceFilter(reportComparisons, 'previous'),
  by: choiceFilter(reportPeriods, 'month'),
  rows: choiceFilter(reportDimensions, 'department'),
  columns: choiceFilter(['', ...reportDimensions], ''),
  measure: choiceFilter(reportMeasureNames, 'amount'),
};

/** The report as its address has it. */
export interface Asked {
  days: { from: string; to: string };
  where: Where;
  compare: (typeof reportComparisons)[number];
  by: (typeof reportPeriods)[number];
  rows: ReportDimension;
  columns: ReportDimension | '';
  measure: ReportMeasure;
  sort: string;
}

type Query = Readonly<Record<string, string>>;
const valueOf = <Name extends keyof typeof codecs>(query: Query, name: Name): (typeof codecs)[Name]['initial'] => {
  const { initial, read } = codecs[name];
  const text = query[name];
  return (text === undefined ? undefined : read(text)) ?? initial;
};

function askedBy(query: Query, today: string): Asked {
  const days = valueOf(query, 'days');
  const rows = valueOf(query, 'rows');
  const sort = query['sort'] ?? '';
  const isSort = sort === 'key' || reportMeasureNames.some((name) => name === sort.replace(/^-/, ''));
  return {
    days: days.from && days.to && days.from <= days.to ? days : firstDays(today),
    where: valueOf(query, 'where'),
    compare: valueOf(query, 'compare'),
    by: valueOf(query, 'by'),
    rows,
    columns: valueOf(query, 'columns'),
    measure: valueOf(query, 'measure'),
    sort: isSort ? sort : reportPeriods.some((period) => period === rows) ? 'key' : '-amount',
  };
}

const viewKeys = [...Object.keys(codecs), 'sort'];

export type ReportModel = ReturnType<typeof createReport>;

/** Overview and pivot of a product. The address is the truth: back, reload and links show the same report. */
export function createReport(services: Services, product: ReportProduct) {
  const { place } = services;
  const home = place.peek().name;
  let lastQuery: Query = place.peek().query;
  const asked = computed(() => {
    // The place of another screen is not this report's: the view ends in a moment.
    if (place.value.name === home) lastQuery = place.value.query;
    return askedBy(lastQuery, services.clock.today());
  });
  const overviewInput = computed(() => {
    const { days, where, compare, by } = asked.value;
    return { product, days, where, compare, by };
  });
  const pivotInput = computed(() => {
    const { days, where, compare, rows, columns, sort } = asked.value;
    return { product, days, where, compare, rows, ...(columns && { columns }), sort };
  });
  const overview = createReading<InputOf<typeof reportForm.query>, ReportOverview>(
    services,
    overviewInput,
    (input, signal) => services.api.send(reportForm.query, input, { quiet: 'all', signal }),
  );
  const pivot = createReading<InputOf<typeof reportForm.pivot>, ReportPivot>(services, pivotInput, (input, signal) =>
    services.api.send(reportForm.pivot, input, { quiet: 'all', signal }),
  );
  return {
    asked,
    overview,
    pivot,
    /** As the export takes it. */
    pivotInput,
    /** Saved views keep the address without the view of the detail. */
    viewed: {
      query: computed(() =>
        Object.fromEntries(viewKeys.flatMap((key) => (asked.value && lastQuery[key] ? [[key, lastQuery[key]]] : []))),
      ),
      show(next: Query, { replace = false } = {}) {
        services.setQuery(Object.fromEntries(viewKeys.map((key) => [key, next[key]])), { replace });
      },
    } satisfies ViewedList,
    change(next: Partial<Asked>) {
      services.setQuery(addressOf(next), { replace: false });
    },
    dispose() {
      overview.dispose();
      pivot.dispose();
    },
  };
}

/** Keys of the address for a change; those at their beginning are left out. */
export function addressOf(next: Partial<Asked>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(next).map(([name, value]) => {
      if (name === 'sort') return [name, value as string];
      const codec = codecs[name as keyof typeof codecs] as Filter<unknown>;
      const text = codec.write(value);
      return [name, text === codec.write(codec.initial) ? undefined : text];
    }),
  );
}
