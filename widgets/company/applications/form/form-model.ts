import { application as calls } from '#contract/application.ts';
import type { ApplicationDetail, ApplicationSaved } from '#contract/application-views.ts';
import { overReasonMissing } from '#domain/application/over.ts';
import { faultsOf } from '#domain/application/check.ts';
import { policyProducts } from '#domain/policy/schema.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { FormTexts } from './texts.ts';
import { exampleValues, isYuan, saveInput, tripOf, valuesOf } from './values.ts';
import type { FormValues } from './values.ts';

/** Errors of the whole application; sums that cannot be read are told apart from missing ones. */
export function checkApplication(
  values: FormValues,
  terms: { today: string; known: ApplicationDetail | null; needsReason?: boolean },
  texts: Pick<FormTexts, 'sumWrong'>,
): Record<string, string> {
  const before =
    terms.known && terms.known.state === 2 ? tripOf({ ...valuesOf({ ...terms.known, change: null }) }) : undefined;
  // The server knows the cities of each product, and the products that are sold.
  const faults = faultsOf(tripOf(values), { today: terms.today, sold: policyProducts, serves: () => true, before });
  const errors: Record<string, string> = {};
  for (const [field, message] of faults) errors[field] ??= message;
  for (const [product, typed] of Object.entries(values.budgets))
    if (typed && !isYuan(typed)) errors[`budgets.${product}`] = texts.sumWrong;
  if (terms.needsReason && !values.overReason.trim()) errors['overReason'] = overReasonMissing;
  return errors;
}

export interface SaveFormSpec {
  key: string;
  first: FormValues;
  known: ApplicationDetail | null;
  done(saved: ApplicationSaved, sent: FormValues): void;
  /** True: the page shows the refusal itself. */
  refused(outcome: Outcome<unknown>): boolean;
  needsReason(): boolean;
}

/** Fields of an application with their errors. A submission saves the whole by it first. */
export const createSaveForm = (
  services: Services,
  texts: Pick<FormTexts, 'sumWrong'>,
  { key, first, known, done, refused, needsReason }: SaveFormSpec,
) =>
  createForm(services, calls.save, {
    key,
    blank: first,
    like: exampleValues,
    check: (values: FormValues) =>
      checkApplication(values, { today: services.clock.today(), known, needsReason: needsReason() }, texts),
    input: saveInput,
    done,
    refused,
  });
