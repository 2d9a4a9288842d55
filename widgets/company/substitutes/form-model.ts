import { companySubstitute } from '#contract/company-substitute.ts';
import type { NamedSubject, Substitute } from '#contract/company-substitute.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { checkSubstitute, withoutBooker } from '#domain/company/substitutes.ts';
import type { NoticeKind, Side } from '#domain/company/substitutes.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

export interface SubstituteFormValues {
  /** One at most: who books. */
  bookerEmployeeId: NamedSubject[];
  subjects: NamedSubject[];
  bookedProducts: BookedProduct[];
  from: string;
  to: string;
  standardOf: Side;
  approverOf: Side;
  costCenterOf: Side;
  notice: NoticeKind;
}

const person: NamedSubject = { kind: 'employee', id: 0, name: '', note: '' };

const valuesOf = (known: Substitute | null, today: string): SubstituteFormValues => ({
  bookerEmployeeId: known ? [known.booker] : [],
  subjects: known?.subjects ?? [],
  bookedProducts: known?.products ?? [...bookedProducts],
  from: known?.from ?? today,
  to: known?.to ?? '',
  standardOf: known?.standardOf ?? 'traveller',
  approverOf: known?.approverOf ?? 'traveller',
  costCenterOf: known?.costCenterOf ?? 'traveller',
  notice: known?.notice ?? 'both',
});

/** A new substitute, or a change of one; `saved` leads on. */
export function createSubstituteForm(services: Services, known: Substitute | null, saved: () => void) {
  const today = services.clock.today();
  const blank = valuesOf(known, today);
  const form = createForm(services, companySubstitute.save, {
    key: `substitute.${known ? `${known.substituteId}.${known.version}` : 'new'}`,
    blank,
    like: { ...blank, bookerEmployeeId: [person], subjects: [person] },
    check: (values) => checkSubstitute({ ...values, bookerEmployeeId: values.bookerEmployeeId[0]?.id ?? 0 }, today),
    input: ({ bookerEmployeeId, subjects, ...values }) => ({
      ...values,
      ...(known && { substituteId: known.substituteId, version: known.version }),
      bookerEmployeeId: bookerEmployeeId[0]?.id ?? 0,
      subjects: withoutBooker(subjects, bookerEmployeeId[0]?.id ?? 0).map(({ kind, id }) => ({ kind, id })),
    }),
    done: saved,
  });
  return {
    ...form,
    tick(product: BookedProduct, on: boolean) {
      const chosen = form.values.peek().bookedProducts;
      form.edit({ bookedProducts: bookedProducts.filter((one) => (one === product ? on : chosen.includes(one))) });
    },
  };
}

export type SubstituteFormModel = ReturnType<typeof createSubstituteForm>;
