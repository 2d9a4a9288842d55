import type { z } from 'zod';
import type { CheckedEmployee, EmployeeCheck } from '#contract/company-import.ts';
import type { companyImportSchemas } from '#contract/company-import.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { keysIn } from '#domain/company/import/difference.ts';
import {
  employeeTemplate,
  employeeFields,
  managerKeys,
  numberKey,
  phoneKey,
  wordOf,
} from '#domain/company/import/values.ts';
import type { EmployeeField } from '#domain/company/import/values.ts';
import { badInput, memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { FileLocale } from '../../ground/lists/file-language.ts';
import { leftSheet, readImport, templateOf } from '../../ground/lists/import.ts';
import { employeeFormat } from './format.ts';
import { listsOf, namesOf, placesOf } from './roster.ts';

/** Reads a file of employees; it is judged where it is mended. Nothing of it is stored. */
export async function checkEmployees(
  { file, mapping }: z.output<typeof companyImportSchemas.importCheck>,
  call: Call,
): Promise<Envelope<EmployeeCheck>> {
  const found = await readImport(file, mapping, employeeFormat);
  if (typeof found === 'string') return badInput('file', found);
  const { creditMemberId: companyId } = memberOf(call);
  const { levels, costCenters } = await listsOf(call.db, companyId);
  const { departments, companyName } = await placesOf(call.db, companyId);
  const names = await namesOf(call.db, companyId, keysIn(found.rows));
  const rows = found.rows.map(({ line, values }): CheckedEmployee => [
    line,
    names.get(numberKey(values.jobNumber)) ?? names.get(phoneKey(values.mobilePhone)) ?? '',
    managerKeys(values.manager).some((key) => names.has(key)) ? 1 : 0,
    ...employeeFields.map((field) => values[field]),
  ]);
  return ok({
    columns: found.columns,
    looksHeadless: found.looksHeadless,
    rows,
    levels: levels.map(({ name }) => name),
    costCenters: [...costCenters],
    company: companyName,
    departments: departments.map(({ id, parentId, name }) => ({ id, parentId, name })),
  });
}

/** A mended cell; states are read by their codes as well. */
function wordIn(locale: FileLocale | undefined, field: EmployeeField, value: string): string {
  if (locale !== 'en') return wordOf(field, value);
  return field === 'canAudit' ? ({ 1: 'yes', 0: 'no' }[value] ?? value) : value;
}

/** The template, or rows of the member's own file that were not imported, with mended cells in place and the reasons behind. */
export async function employeeFile({
  format,
  locale,
  file,
  mapping,
  rows,
}: z.output<typeof companyImportSchemas.importFile>): Promise<Envelope<{ fileName: string; content: string }>> {
  if (file === undefined) return ok(await templateOf('员工', employeeTemplate, { format, locale }));
  const found = await readImport(file, mapping, employeeFormat);
  if (typeof found === 'string') return badInput('file', found);
  const english = employeeTemplate('en').titles;
  const wanted = new Map(rows.map((row) => [row.line, row]));
  const width = found.rows.reduce((most, { cells }) => Math.max(most, cells.length), found.titles.length);
  const titles = Array.from({ length: width }, (_, at) => {
    const field = found.fields[at];
    if (found.titles[at]) return found.titles[at];
    if (locale === 'en') return field ? (english[employeeFields.indexOf(field)] ?? '') : `Column ${at + 1}`;
    return field ? employeeFormat.titleOf(field) : `第 ${at + 1} 列`;
  });
  const left = found.rows.flatMap(({ line, cells }) => {
    const row = wanted.get(line);
    if (!row) return [];
    const mends = (row.mends ?? {}) as Partial<Record<EmployeeField, string>>;
    const own = titles.map((_, at) => {
      const field = found.fields[at];
      const mend = field ? mends[field] : undefined;
      return field && mend !== undefined ? wordIn(locale, field, mend) : (cells[at] ?? '');
    });
    return [{ cells: own, reason: row.reason }];
  });
  return ok(await leftSheet('员工', titles, left, { format, locale }));
}
