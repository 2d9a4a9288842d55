import { batch, effect, signal } from '@preact/signals-core';
import { settlement } from '#contract/settlement.ts';
import type { SettlementPreview } from '#contract/settlement.ts';
import { settlementLimits } from '#domain/company-bill/settlement.ts';
import type { SettlementMode } from '#domain/company-bill/settlement.ts';
import { isMoney } from '#domain/format-checks.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

/** Rests of typing shorter than this ask nothing. */
const pauseMs = 300;

export type Terms = Record<keyof typeof settlementLimits, number> & { mode: SettlementMode };

const areGood = (terms: Terms): boolean =>
  Object.entries(settlementLimits).every(([name, [least, most]]) => {
    const value = terms[name as keyof typeof settlementLimits];
    return value >= least && value <= most;
  });

/** Cycles and year by the terms of the form, while they are typed. The last question alone is answered. */
export function createPreview({ api, timers }: Pick<Services, 'api' | 'timers'>, terms: Readable<Terms>) {
  const found = signal<SettlementPreview | null>(null);
  const isOld = signal(false);
  const hasFailed = signal(false);
  /** A limit to try, as it is typed; "": that of the company. */
  const trial = signal('');
  let asked = '';
  let cancel = (): void => undefined;
  let ending = new AbortController();

  async function ask(wanted: Terms, creditLimit: string): Promise<void> {
    ending = new AbortController();
    const { signal: mine } = ending;
    const outcome = await api.send(
      settlement.preview,
      { ...wanted, ...(creditLimit && { creditLimit }) },
      { quiet: 'all', signal: mine },
    );
    if (mine.aborted) return;
    batch(() => {
      if (outcome.ok) found.value = outcome.data;
      hasFailed.value = !outcome.ok;
      isOld.value = !outcome.ok;
    });
    if (!outcome.ok) asked = '';
  }

  const stop = effect(() => {
    const [wanted, limit] = [terms.value, trial.value.trim()];
    if (!areGood(wanted) || (limit && !isMoney(limit))) return;
    const question = `${Object.values(wanted).join(' ')} ${limit}`;
    if (question === asked) return;
    const isFirst = !asked;
    asked = question;
    cancel();
    ending.abort();
    isOld.value = true;
    if (isFirst) void ask(wanted, limit);
    else cancel = timers.after(pauseMs, () => void ask(wanted, limit));
  });

  return {
    found,
    isOld,
    hasFailed,
    trial,
    dispose() {
      stop();
      cancel();
      ending.abort();
    },
  };
}
