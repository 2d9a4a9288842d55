import { application as calls } from '#contract/application.ts';
import type { ApplicationDetail, ApplicationSaved } from '#contract/application-views.ts';
import { faultsOf } from '#domain/application/check.ts';
import type { CheckTerms } from '#domain/application/check.ts';
import { checkWords } from '#domain/application/check-words.ts';
import { policyProducts } from '#domain/policy/schema.ts';
import { choiceFault } from '#domain/process/choice.ts';
import type { Choice } from '#domain/process/choice.ts';
import { createForm } from '#kit/forms/form.ts';
import { sayOf } from '#kit/say.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import type { FormTexts } from './texts.ts';
import { exampleValues, isYuan, tripOf, valuesOf } from '#parts/application/form/values.ts';
import type { FormValues } from '#parts/application/form/values.ts';

/** Facts beside the values that an application is checked by. */
export interface FormTerms extends Pick<CheckTerms, 'words' | 'say'> {
  today: string;
  known: ApplicationDetail | null;
  needsReason?: boolean;
  choice?: Choice | null;
  /** Employees who have left or are disabled. */
  left?: ReadonlySet<number>;
}

/** Errors of the whole application; sums that cannot be read are told apart from missing ones. */
export function checkApplication(
  values: FormValues,
  { today, known, needsReason = false, choice = null, left = new Set(), words = checkWords, say = String }: FormTerms,
  texts: Pick<FormTexts, 'sumWrong'>,
): Record<string, string> {
  const before = known?.state === 2 ? tripOf(valuesOf({ ...known, change: null })) : undefined;
  // The server knows the cities of each product, and the products that are sold.
  const faults = faultsOf(tripOf(values), { today, sold: policyProducts, serves: () => true, before, words, say });
  const errors: Record<string, string> = {};
  for (const [field, message] of faults) errors[field] ??= message;
  values.travellers.forEach(({ employeeId, name }, at) => {
    if (left.has(employeeId)) errors[`travellers.${at}`] ??= words.hasLeft(name);
  });
  for (const [product, typed] of Object.entries(values.budgets))
    if (typed && !isYuan(typed)) errors[`budgets.${product}`] = texts.sumWrong;
  if (needsReason && !values.overReason.trim()) errors['overReason'] = words.overReason;
  const few = choiceFault(choice, values.chosen.length, words);
  if (few) errors['chosen'] = few;
  return errors;
}

export interface SubmitFormSpec {
  key: string | (() => string);
  first: FormValues;
  terms(): FormTerms;
  /** Saves what is typed; false: it is not submitted. */
  stored(): true | Promise<boolean>;
  done(saved: ApplicationSaved): void;
  /** True: the page shows the refusal itself. */
  refused(outcome: Outcome<unknown>): boolean;
}

/** Fields of an application with their errors. The draft that the server has is submitted, by its number. */
export const createSubmitForm = (
  services: Services,
  texts: Pick<FormTexts, 'sumWrong'>,
  { key, first, terms, stored, done, refused }: SubmitFormSpec,
) =>
  createForm(services, calls.submit, {
    key,
    blank: first,
    like: exampleValues,
    check: (values: FormValues) =>
      checkApplication(
        values,
        { ...terms(), words: textsOf(services, 'application-check', checkWords), say: sayOf(services).say },
        texts,
      ),
    ready: stored,
    input: ({ applicationId, lock }) => ({ applicationId, lock }),
    done,
    refused,
  });
