import type { ReportFilter, ReportOverview } from '#contract/report-form.ts';

export type NameOf = (dimension: ReportFilter, key: string) => string | undefined;

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
