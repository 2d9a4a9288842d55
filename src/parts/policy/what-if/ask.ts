import { signal } from '@preact/signals-core';
import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { Row } from '#contract/row.ts';
import type { StandardWhatIf } from '#contract/travel-standard.ts';
import type { PolicyProduct, StandardContent, Subject } from '#domain/policy/schema.ts';
import type { Services } from '#kit/services.ts';

type Input = typeof calls.whatIf extends Row<infer In, StandardWhatIf> ? In : never;

interface Asked {
  standardId: number;
  content: StandardContent;
  assigned: readonly Subject[];
  product: PolicyProduct | 'all';
}

/** The what-if of the draft on the screen: a later answer replaces an earlier one, never the other way round. */
export function createWhatIf({ api }: Pick<Services, 'api'>) {
  const found = signal<StandardWhatIf | null>(null);
  const state = signal<'waiting' | 'ready' | 'failed'>('waiting');
  let turn = 0;
  return {
    found,
    state,
    async ask({ standardId, content, assigned, product }: Asked): Promise<void> {
      turn += 1;
      const own = turn;
      state.value = 'waiting';
      const outcome = await api.send(calls.whatIf, {
        ...(standardId && { standardId }),
        content: content as Input['content'],
        assigned: assigned.map((one) => (one.kind === 'company' ? { kind: one.kind } : { kind: one.kind, id: one.id })),
        ...(product !== 'all' && { product }),
      });
      if (own !== turn) return;
      if (outcome.ok) found.value = outcome.data;
      state.value = outcome.ok ? 'ready' : 'failed';
    },
  };
}
