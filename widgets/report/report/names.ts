import type { ReportFilter, ReportOverview } from '#contract/report-form.ts';
import { valueName } from '#domain/report/names.ts';
import type { Where } from './where.ts';

/** A chosen key under the name that the report gives it. */
export interface ChosenKey {
  dimension: ReportFilter;
  key: string;
  name: string;
}

export type NameOf = (dimension: ReportFilter, key: string) => string | undefined;

/** The keys of a filter with their names; the product's own names where no answer has one. */
export const chosenKeys = (where: Where, nameOf: NameOf): ChosenKey[] =>
  (Object.keys(where) as ReportFilter[]).flatMap((dimension) =>
    (where[dimension] ?? []).map((key) => ({
      dimension,
      key,
      name: nameOf(dimension, key) || valueName(dimension, key),
    })),
  );

/** Names of employees, departments and cost centres as an overview has them. */
export const namesIn =
  (overview: ReportOverview | null): NameOf =>
  (dimension, key) => {
    const { departments = [], employees = [], costCenters = [] } = overview?.options ?? {};
    const all = { department: departments, employee: employees, costCenter: costCenters };
    return Object.hasOwn(all, dimension)
      ? all[dimension as keyof typeof all].find((one) => one.key === key)?.name
      : undefined;
  };
