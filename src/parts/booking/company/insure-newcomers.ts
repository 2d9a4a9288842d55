import { effect, untracked } from '@preact/signals-core';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { Readable } from '#kit/readable.ts';

/** A traveller whose fields are known so far. */
interface Newcomer {
  draft: { key: string };
  age?: unknown;
}

/**
 * The company insures everybody who is chosen; whom the member takes out stays out. `known`: travellers of a restored
 * draft, whose insurances the member has seen. Returns its end.
 */
export function insureNewcomers<One extends Newcomer, Product>(
  present: Readable<readonly One[]>,
  verified: Readable<{ booking?: BookingTerms; insurances: readonly Product[] } | null>,
  known: readonly { key: string }[],
  insure: (product: Product, fresh: readonly One[]) => void,
): () => void {
  const seen = new Set(known.map(({ key }) => key));
  return effect(() => {
    const offer = verified.value;
    const people = present.value;
    if (offer?.booking?.insurance !== 'default') return;
    const fresh = people.filter((one) => one.age && !seen.has(one.draft.key));
    fresh.forEach(({ draft }) => seen.add(draft.key));
    if (fresh.length) untracked(() => offer.insurances.forEach((product) => insure(product, fresh)));
  });
}
