import { computed, signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import { orderAfterSale } from '#contract/order-after-sale.ts';
import type { SaleReason } from '#contract/order-after-sale.ts';
import { proofNeeded } from '#domain/order/after-sale/reasons.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { readFile } from '#ui/import/read-file.ts';
import type { SaleTexts } from './words/sale-texts.ts';

/** The part of a request that says why. */
export interface Why {
  reason: SaleReason;
  proofs: { proofId: string; name: string }[];
}

interface WhyForm<Values> {
  values: Readable<Values>;
  errors: Readable<FormErrors>;
  edit(change: Partial<Why>): void;
}

export type Reasoned = ReturnType<typeof createReasoned>;

/** The state in which a request gives its reason. */
interface Cause<Values> {
  /** The airline has moved or cancelled the flights of all who are chosen: its reasons come first and need no proof. */
  isAirlineChange(values: Values): boolean;
  /** A proof is under way. */
  isUploading: Signal<boolean>;
}

/** Reason and proofs of a request. */
export function createReasoned<Values extends Why>(
  services: Services,
  orderId: string,
  texts: SaleTexts,
  { isAirlineChange, isUploading }: Cause<Values>,
  form: WhyForm<Values>,
) {
  const uploadFailure = signal('');
  return {
    form,
    isAirlineChange: computed(() => isAirlineChange(form.values.value)),
    isUploading,
    uploadFailure,
    /** Uploads a proof as soon as it is chosen. */
    async upload(file: File): Promise<void> {
      isUploading.value = true;
      const content = await readFile(file).catch(() => '');
      const outcome = content
        ? await services.api.send(
            orderAfterSale.proof,
            { orderId, fileName: file.name, file: content },
            { quiet: 'all' },
          )
        : null;
      isUploading.value = false;
      uploadFailure.value = outcome?.ok ? '' : outcome?.msg || texts.proofFailed;
      if (outcome?.ok)
        form.edit({ proofs: [...form.values.peek().proofs, { proofId: outcome.data.proofId, name: file.name }] });
    },
  };
}

/** Sends a request. After a refusal its quotes are asked for again, and the order is read again; without a network both stay as they are. */
export async function sendRequest(
  { online }: Services,
  form: { submit(): Promise<boolean>; failure: Readable<string> },
  quotings: readonly { again(): void }[],
  load: () => void,
): Promise<void> {
  if ((await form.submit()) || !form.failure.peek() || !online.peek()) return;
  for (const quoting of quotings) quoting.again();
  load();
}

/** The proof that is still to be uploaded, or on its way: the request would go without it. */
export const missingProof = <Values extends Why>(
  values: Values,
  { isAirlineChange, isUploading }: Cause<Values>,
  texts: SaleTexts,
): FormErrors => {
  const { reason, proofs } = values;
  if (!proofNeeded(reason, isAirlineChange(values))) return {};
  if (isUploading.peek()) return { proofs: texts.proofUnderWay };
  return proofs.length ? {} : { proofs: texts.proofNeeded };
};
