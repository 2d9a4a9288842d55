import type { ReportDimension, ReportKey } from '#contract/report-form.ts';
import { valueName } from '#domain/report/value-names.ts';
import type { Database } from '../../ground/call.ts';

/** Names of values; those of departments and employees are read from the database. */
export type NameOf = (dimension: ReportDimension, key: string) => string;

export async function namesFor(
  db: Database,
  values: Partial<Record<ReportDimension, Iterable<string>>>,
): Promise<NameOf> {
  const known = new Map<string, string>();
  const departments = [...(values.department ?? [])].filter((key) => /^\d{1,9}$/.test(key)).map(Number);
  const employees = [...(values.employee ?? [])];
  if (departments.length)
    for (const { id, name } of await db
      .selectFrom('departments')
      .where('id', 'in', departments)
      .select(['id', 'name'])
      .execute())
      known.set(`department ${id}`, name);
  if (employees.length)
    for (const { id, real_name } of await db
      .selectFrom('members')
      .where('id', 'in', employees)
      .select(['id', 'real_name'])
      .execute())
      known.set(`employee ${id}`, real_name);
  return (dimension, key) => known.get(`${dimension} ${key}`) ?? valueName(dimension, key);
}

export const keyed = (nameOf: NameOf, dimension: ReportDimension, key: string): ReportKey => ({
  key,
  name: nameOf(dimension, key),
});
