import { readJson, writeJson } from '#base/json.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { emptyPlan, planOf, rowFault } from '#domain/car/rows.ts';
import type { CarPlan } from '#domain/car/rows.ts';
import type { Subject } from '#domain/policy/schema.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Say } from '#kit/say.ts';
import type { FormTexts } from './form-texts.ts';

/** A subject as the field shows it; the whole company is a tick of its own. */
export interface Chosen {
  kind: 'employee' | 'level' | 'department';
  id: number;
  name: string;
  note: string;
}

/** Rows and subjects as JSON: a draft holds texts, whatever they are about. */
export interface CarValues {
  standardName: string;
  plan: string;
  assigned: string;
  isForAll: boolean;
}

export const planFrom = ({ plan }: Pick<CarValues, 'plan'>): CarPlan => readJson(plan) as CarPlan;
export const chosenFrom = ({ assigned }: Pick<CarValues, 'assigned'>): Chosen[] => readJson(assigned) as Chosen[];

const isOne = (one: StandardDetail['assigned'][number]): one is Extract<typeof one, { id: number }> =>
  one.kind !== 'company';

export function valuesOf(known: StandardDetail | null, isCopy: boolean, t: FormTexts): CarValues {
  const assigned = known && !isCopy ? known.assigned : [];
  return {
    standardName: known ? (isCopy ? t.copyOf(known.name) : known.name) : '',
    plan: writeJson(known ? planOf(known.content) : { ...emptyPlan, night: { from: 1320, to: 360, fen: 20_00 } }),
    assigned: writeJson(assigned.filter(isOne).map(({ kind, id, name }) => ({ kind, id, name, note: '' }))),
    isForAll: assigned.some(({ kind }) => kind === 'company'),
  };
}

/** The subjects as the server is given them. */
export const subjectsOf = (values: CarValues): Subject[] => [
  ...chosenFrom(values).map(({ kind, id }): Subject => ({ kind, id })),
  ...(values.isForAll ? [{ kind: 'company' } as const] : []),
];

/** `isPublished`: it is to count, which a draft may be too unfinished for. */
export function faultsOf(values: CarValues, isPublished: boolean, t: FormTexts, say: Say['say']): FormErrors {
  const { rows, others } = planFrom(values);
  const name = values.standardName.trim();
  const at = rows.findIndex((row) => rowFault(row));
  const wrong = rows[at] && rowFault(rows[at]);
  const isEmpty = isPublished && rows.length + others.length === 0;
  const isNobody = isPublished && subjectsOf(values).length === 0;
  return {
    ...(name ? name.length > 40 && { standardName: t.nameLong } : { standardName: t.nameMissing }),
    ...(wrong ? { plan: t.rowWrong(at + 1, say(wrong.msg)) } : isEmpty && { plan: t.noRows }),
    ...(isNobody && { assigned: t.nobody }),
  };
}
