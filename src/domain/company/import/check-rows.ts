import { isFormula } from '#base/formula.ts';
import { atOnce } from '#base/turns.ts';
import type { Work } from '#base/turns.ts';
import { phoneOf } from '../../account/phone.ts';
import { plainText } from '../../typed-text.ts';
import { isDay } from '../../china-time.ts';
import { readDay } from '../../day-text.ts';
import { checkEmployee, titleFault } from '../employee-form.ts';
import { stateNames } from '../people.ts';
import { problemWords } from './problem-words.ts';
import {
  employeeFields,
  employeeLimits,
  isNothing,
  isState,
  managerKeys,
  numberKey,
  phoneKey,
  sameKey,
} from './values.ts';
import type { EmployeeField, EmployeeValues } from './values.ts';

/** The rules of the employee form judge one cell at a time. */
const sound = { realName: '员工', jobNumber: '1', departmentId: 1 };
const known = { isNew: false };

/** Facts of the company by which the cells of a file are judged. */
export interface CompanyFacts {
  levels: readonly string[];
  costCenters: readonly { code: string; name: string }[];
  /** Absent: a path may be new. */
  departments?: { has(path: string): boolean; like(path: string): string };
}

export type EmployeeErrors = Readonly<Partial<Record<EmployeeField, string>>>;

export interface EmployeeRow {
  line: number;
  values: Readonly<EmployeeValues>;
  /** Name of the employee whom the row updates; "" for a new one. */
  known: string;
  /** Cells that were mended since the server has read the row: it has not looked at these. */
  mends?: Readonly<Partial<Record<EmployeeField, string>>>;
}

export interface JudgedEmployee {
  errors: EmployeeErrors;
  /** Phone and job number, as they are compared; "" without one. */
  keys: readonly [phone: string, jobNumber: string];
}

/** Lookups of what the company has; made once for a file. */
export function createJudge({ levels, costCenters, departments }: CompanyFacts, words = problemWords) {
  const levelNames = new Map(levels.map((name) => [sameKey(name), name]));
  const centers = new Map(
    costCenters.flatMap(({ code, name }) => [[sameKey(name), code] as const, [sameKey(code), code] as const]),
  );
  /** The level that a text names, or the only one whose name begins with it as a word: P5 is P5 专员, not P50; "" for none. */
  const levelOf = (text: string): string => {
    const key = sameKey(text);
    const like = key ? levels.filter((name) => sameKey(name).startsWith(`${key} `)) : [];
    return levelNames.get(key) ?? (like.length === 1 ? (like[0] ?? '') : '');
  };
  const costCenterOf = (text: string): string => centers.get(sameKey(text)) ?? '';

  const rules: Readonly<Partial<Record<EmployeeField, (text: string, values: EmployeeValues) => string>>> = {
    name: (text) => (text ? (checkEmployee({ ...sound, realName: text }, known).realName ?? '') : ''),
    mobilePhone: (text) =>
      /E\+/i.test(text)
        ? '号码被表格转成了数值，末几位已丢失，请重新填写'
        : text
          ? (checkEmployee({ ...sound, mobilePhone: text }, known).mobilePhone ?? '')
          : '',
    jobNumber: (text, { mobilePhone }) =>
      text
        ? (checkEmployee({ ...sound, jobNumber: text }, known).jobNumber ?? '')
        : mobilePhone
          ? ''
          : '请填写工号或手机号码',
    department: (text) => {
      const parts = text ? text.split('/') : [];
      if (parts.length > 8) return '部门最多 8 级';
      if (parts.some((part) => part.length > 30)) return '每级部门名称最多 30 个字';
      const fault = parts.map((part) => titleFault(part, 'department')).find(Boolean);
      return fault ?? (text && departments?.has(text) === false ? words.noDepartment(text) : '');
    },
    level: (text) => (!text || isNothing(text) || levelOf(text) ? '' : words.noLevel(text)),
    manager: (text, { jobNumber, mobilePhone }) =>
      !text || isNothing(text)
        ? ''
        : /\p{Script=Han}/u.test(text)
          ? '主管请填工号或手机号码'
          : sameKey(text) === sameKey(jobNumber) || text === mobilePhone
            ? '主管不能是本人'
            : '',
    costCenter: (text) => (!text || isNothing(text) || costCenterOf(text) ? '' : words.noCostCenter(text)),
    canAudit: (text) => (!text || text === '1' || text === '0' ? '' : words.noFlag(text)),
    state: (text) => (!text || isState(text) ? '' : words.noState(text, Object.values(stateNames))),
    position: (text) =>
      text.length > 30 ? '职位最多 30 个字' : /[\p{C}<>]/u.test(text) ? '职位含有不能使用的符号' : '',
    joinedOn: (text) => (!text || isNothing(text) || isDay(text) ? '' : words.noDay(text)),
  };

  const errorOf = (field: EmployeeField, values: EmployeeValues): string => {
    const text = values[field];
    if (text.length > employeeLimits.cell) return `内容过长，最多 ${employeeLimits.cell} 个字符`;
    if (text && isFormula(text)) return '不能以 =、+、-、@ 开头';
    return rules[field]?.(text, values) ?? '';
  };

  const judge = (values: EmployeeValues): JudgedEmployee => {
    const errors: Partial<Record<EmployeeField, string>> = {};
    for (const field of employeeFields) {
      const message = errorOf(field, values);
      if (message) errors[field] = message;
    }
    return { errors, keys: [errors.mobilePhone ? '' : phoneKey(values.mobilePhone), numberKey(values.jobNumber)] };
  };

  const bare = (text: string): string =>
    plainText(text)
      .replace(/^[=+\-@\s]+/, '')
      .trim();
  /** The only name that begins with the text, or that the text begins with: P6 for P6 骨干. */
  const onlyLike = (names: readonly string[], text: string): string => {
    const key = sameKey(bare(text));
    const like = names.filter((name) => sameKey(name).startsWith(key) || key.startsWith(sameKey(name)));
    return key && like.length === 1 ? (like[0] ?? '') : '';
  };
  const candidates: Readonly<Record<EmployeeField, (text: string) => readonly string[]>> = {
    jobNumber: (text) => [bare(text).replace(/[^\w.-]/g, '')],
    name: (text) => [bare(text).replace(/[\d\s*#]+/g, '')],
    mobilePhone: (text) =>
      /E\+/i.test(text)
        ? []
        : [...text.split(/[/;、,，；]/), text.replace(/[oO]/g, '0').replace(/[lI|]/g, '1')].map(phoneOf),
    department: (text) => [departments?.like(text) ?? ''],
    level: (text) => [onlyLike(levels, text)],
    // 高远 YF0142: the number beside a name.
    manager: (text) => [/[A-Za-z]*\d[\w.-]*/.exec(text)?.[0] ?? ''],
    costCenter: (text) => [
      onlyLike(
        costCenters.map(({ code }) => code),
        text,
      ),
      onlyLike(
        costCenters.map(({ name }) => name),
        text,
      ),
    ],
    canAudit: (text) => [/^[不否无没]/.test(text) ? '0' : /[是可能有]/.test(text) ? '1' : ''],
    state: (text) => [
      /离/.test(text)
        ? 'left'
        : /停|禁|冻/.test(text)
          ? 'disabled'
          : /激活|邀请/.test(text)
            ? 'invited'
            : /在|正|试用/.test(text)
              ? 'active'
              : '',
    ],
    position: (text) => [bare(text).replace(/[\p{C}<>]/gu, '')],
    // 2026-3-2 入职: the day beside other words.
    joinedOn: (text) => [readDay(/\d{4}\D{1,2}\d{1,2}\D{1,2}\d{1,2}/.exec(text)?.[0] ?? '')],
  };

  return {
    levelOf,
    costCenterOf,
    judge,
    /** Values that wrong cells probably mean; the rules accept each of them. */
    suggest(values: EmployeeValues, errors: EmployeeErrors): EmployeeErrors {
      const found: Partial<Record<EmployeeField, string>> = {};
      for (const field of Object.keys(errors) as EmployeeField[]) {
        const good = candidates[field](values[field].slice(0, 200)).find(
          (value) => value && value !== values[field] && !errorOf(field, { ...values, [field]: value }),
        );
        if (good) found[field] = good;
      }
      return found;
    },
  };
}

export type EmployeeJudge = ReturnType<typeof createJudge>;

const noErrors: EmployeeErrors = {};
/** Names of a circle that are told; longer ones are cut. */
const mostNames = 6;

/** Rows that are compared before the work may be put aside. */
const rowsAtOnce = 50;

/**
 * Errors of all rows: their own, numbers that are twice in the file, unknown managers, circles of managers. `hasManager`:
 * the roster knows the manager whom the line names.
 */
export const checkRows = (...file: Parameters<typeof checkingRows>): EmployeeErrors[] => atOnce(checkingRows(...file));

/** The same, to be done in turns. */
export function* checkingRows(
  rows: readonly EmployeeRow[],
  judge: (values: EmployeeValues) => JudgedEmployee,
  hasManager: (line: number) => boolean,
  words = problemWords,
): Work<EmployeeErrors[]> {
  const firstAt = new Map<string, number>();
  let compared = 0;
  for (const { values } of rows) {
    for (const key of judge(values).keys) if (key && !firstAt.has(key)) firstAt.set(key, compared);
    compared += 1;
    if (compared % rowsAtOnce === 0) yield rows.length;
  }
  const managerAt = rows.map(({ values: { manager } }) => {
    if (!manager || isNothing(manager)) return -1;
    return (
      managerKeys(manager)
        .map((key) => firstAt.get(key) ?? -1)
        .find((at) => at >= 0) ?? -1
    );
  });
  yield rows.length;
  const circleOf = circles(managerAt);
  const errorsAt = (row: EmployeeRow, at: number): EmployeeErrors => {
    const { line, values, known, mends } = row;
    const { errors, keys } = judge(values);
    const [phone, jobNumber] = keys.map((key) => {
      const first = key ? firstAt.get(key) : undefined;
      return first !== undefined && first !== at ? (rows[first]?.line ?? 0) : 0;
    });
    const isNew = !known && mends?.jobNumber === undefined && mends?.mobilePhone === undefined;
    const isAsked = isNew && !errors.jobNumber;
    const manager =
      errors.manager || !values.manager || isNothing(values.manager)
        ? ''
        : circleOf[at]
          ? words.circle(circleOf[at].map((one) => rows[one]?.values.name || (rows[one]?.values.jobNumber ?? '')))
          : hasManager(line) || (managerAt[at] ?? -1) >= 0 || mends?.manager !== undefined
            ? ''
            : words.noManager(values.manager);
    const own = {
      ...(phone && { mobilePhone: words.sameAs(phone) }),
      ...(jobNumber && { jobNumber: words.sameAs(jobNumber) }),
      ...(manager && { manager }),
      ...(isAsked && !values.name && { name: '新员工请填写姓名' }),
      ...(isAsked && !values.mobilePhone && { mobilePhone: '新员工请填写手机号码' }),
      ...(isAsked && !values.jobNumber && { jobNumber: '新员工请填写工号' }),
      ...(isAsked && !values.department && { department: '新员工请填写部门' }),
      ...(isAsked && values.state === 'left' && { state: '名册中没有此人，不能导入为离职' }),
    };
    for (const _ in own) return { ...own, ...errors };
    for (const _ in errors) return errors;
    return noErrors;
  };
  const found: EmployeeErrors[] = [];
  for (const row of rows) {
    found.push(errorsAt(row, found.length));
    if (found.length % rowsAtOnce === 0) yield rows.length;
  }
  return found;
}

/** For each position the circle that it is in, which ends where it begins; `next`: -1 ends a way. */
export function circles(next: readonly number[]): (number[] | undefined)[] {
  const turnOf = new Int32Array(next.length);
  const found: (number[] | undefined)[] = Array.from({ length: next.length });
  next.forEach((_, start) => {
    const way: number[] = [];
    let at = start;
    while (at >= 0 && !turnOf[at]) {
      turnOf[at] = start + 1;
      way.push(at);
      at = next[at] ?? -1;
    }
    if (at < 0 || turnOf[at] !== start + 1) return;
    const circle = way.slice(way.indexOf(at));
    circle.forEach((one, place) => {
      // All of a long circle, for each of its rows, would be the square of it.
      const told = Array.from(
        { length: Math.min(mostNames, circle.length) },
        (_, step) => circle[(place + step) % circle.length] ?? one,
      );
      found[one] = [...told, one];
    });
  });
  return found;
}
