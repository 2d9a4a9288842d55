import { signal } from '@preact/signals-core';
import { companyProcess as calls } from '#contract/process.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { createReading } from '#kit/resources/reading.ts';
import type { Services } from '#kit/services.ts';
import type { EditorModel } from '../model.ts';
import type { Texts } from '../texts.ts';
import { scopeOf } from '../writes.ts';
import type { Draft } from '../writes.ts';

/** Employees whose new cases the draft takes once it is published; nobody is left without a process. */
export function createReach(services: Services, { known, kind }: EditorModel, draft: Draft) {
  const asked = signal({ ...(known && { processId: known.processId }), kind, scope: scopeOf(draft) });
  const { state, dispose } = createReading(services, asked, async (input, ending) => {
    const outcome = await services.api.send(calls.reach, input, { quiet: 'all', signal: ending });
    return outcome.ok ? { ...outcome, data: { ...outcome.data, without: 0, subjects: [] } } : outcome;
  });
  return { state, dispose };
}

/** 研发中心、P6 · 国内机票 */
export const scopeInWords = (
  { subjects, products }: Pick<Draft, 'subjects' | 'products'>,
  texts: Texts,
  say: (text: string) => string,
): string =>
  [
    subjects.map(({ name }) => say(name)).join(texts.and) || texts.startAll,
    products.map((product) => say(policyProductNames[product])).join(texts.and) || texts.allOfThem,
  ].join(' · ');
