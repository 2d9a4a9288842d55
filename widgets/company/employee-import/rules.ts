import type { EmployeeCheck } from '#contract/company-import.ts';
import { checkingRows, createJudge } from '#domain/company/import/check-rows.ts';
import type { CompanyFacts, JudgedEmployee } from '#domain/company/import/check-rows.ts';
import { departmentsOf } from '#domain/company/import/like-department.ts';
import type { ProblemWords } from '#domain/company/import/problem-words.ts';
import { employeeFields, lackingOf } from '#domain/company/import/values.ts';
import type { EmployeeField, EmployeeValues } from '#domain/company/import/values.ts';
import type { SheetAnswer, SheetRules } from '#parts/import/sheet-rules.ts';

/** Rules of a file of employees, who are known by phone and job number. What the company has comes with the file. */
export function createRules(words: ProblemWords) {
  let judge = createJudge({ levels: [], costCenters: [] }, words);
  let managed: ReadonlySet<number> = new Set();
  let facts: Omit<CompanyFacts, 'departments'> = { levels: [], costCenters: [] };
  let departments: CompanyFacts['departments'];
  let mayMake = false;
  const judgeAnew = () => (judge = createJudge({ ...facts, ...(!mayMake && departments && { departments }) }, words));
  const rules: SheetRules<EmployeeField, JudgedEmployee> = {
    fields: employeeFields,
    keyFields: ['mobilePhone', 'jobNumber'],
    lackingOf,
    judge: (values) => judge.judge(values),
    suggest: (values, errors) => judge.suggest(values, errors),
    check: (rows, judgeRow) => checkingRows(rows, judgeRow, (line) => managed.has(line), words),
    change: (values, change) => ({ ...values, ...change }),
    sameAs: words.sameAs,
    isOther: (change) => change.jobNumber !== undefined || change.mobilePhone !== undefined,
  };
  return {
    rules,
    /** Whether a department that the company does not have is made, and no fault. */
    make(makes: boolean): void {
      mayMake = makes;
      judgeAnew();
    },
    /** The rows of an answer, which are lists to be short; from now on its company judges. */
    take({ columns, looksHeadless, rows, ...known }: EmployeeCheck): SheetAnswer<EmployeeField> {
      facts = { levels: known.levels, costCenters: known.costCenters };
      // A server of the version before names none.
      departments =
        known.departments && departmentsOf({ companyName: known.company ?? '', departments: known.departments });
      judgeAnew();
      const withManager = new Set<number>();
      const read = rows.map(([line, name, hasManager, ...cells]) => {
        if (hasManager) withManager.add(line);
        const values = {} as EmployeeValues;
        employeeFields.forEach((field, at) => (values[field] = cells[at] ?? ''));
        // The whole name, where the file has its beginning.
        values.level = judge.levelOf(values.level) || values.level;
        return { line, known: name, values };
      });
      managed = withManager;
      return { columns, looksHeadless, rows: read };
    },
  };
}
