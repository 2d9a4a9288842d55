import { signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import type { NeedsApplication } from '#contract/application-views.ts';
import type { Fen } from '#domain/money.ts';
import type { Readable } from '#kit/readable.ts';

/** An order beside the trip application that it is booked from. */
export interface ApplicationSide {
  /** Part of the order that the company pays, once it is shown: it counts against the budget of the application. */
  companyPart: Signal<Fen | null>;
  /** By how much that part is above what the application has left: then nothing of the order is called compliant. */
  aboveBudget: Readable<Fen>;
  /** Application that the last refusal names; "": none. */
  refusedBy: Readable<string>;
}

/** `refused` reads the application out of a refusal. */
export function createApplicationSide() {
  const refusedBy = signal('');
  return {
    side: { companyPart: signal<Fen | null>(null), refusedBy } satisfies Partial<ApplicationSide>,
    refused: (data: unknown) =>
      void (refusedBy.value = (data as Partial<NeedsApplication> | null)?.nearest?.applicationId ?? ''),
  };
}
