import { batch, signal } from '@preact/signals-core';
import { companyPeople as calls } from '#contract/company-people.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import type { Outcome, Services } from '#kit/services.ts';

export type SubjectKind = Exclude<CompanySubject['kind'], 'company'>;

/** Rests of typing shorter than this ask nothing. */
const pauseMs = 200;
const size = 20;

interface Found {
  rows: readonly CompanySubject[];
  /** Of all that fit. */
  total: number;
  /** "": the search has worked. */
  failure: string;
}

/** Answers a search in place of the company's: some people alone may be chosen. */
export type SubjectSource = (
  services: Services,
  asked: { keyword: string; without: readonly number[]; size: number; signal: AbortSignal },
) => Promise<Outcome<{ rows: readonly CompanySubject[]; total: number }>>;

/** Searches employees, levels and departments of the company while somebody types; the last question alone is answered. */
export function createSubjectSearch(
  services: Services,
  kinds: readonly SubjectKind[],
  without: readonly number[],
  source: SubjectSource = (_, { keyword, signal: ending }) =>
    services.api.send(
      calls.subjects,
      { kinds: [...kinds], without: [...without], size, ...(keyword && { keyword }) },
      { quiet: 'all', signal: ending },
    ),
) {
  const found = signal<Found | null>(null);
  const busy = signal(false);
  let asked: string | null = null;
  let ending = new AbortController();
  let cancel = (): void => undefined;

  async function ask(keyword: string): Promise<void> {
    ending = new AbortController();
    const mine = ending.signal;
    busy.value = true;
    const outcome = await source(services, { keyword, without, size, signal: mine });
    if (mine.aborted) return;
    batch(() => {
      busy.value = false;
      found.value = outcome.ok
        ? { rows: outcome.data.rows, total: outcome.data.total, failure: '' }
        : { rows: [], total: 0, failure: outcome.msg };
    });
    if (!outcome.ok) asked = null;
  }

  return {
    found,
    busy,
    /** Asks for a text unless it is the one that was asked for last. */
    search(typed: string, { now = false } = {}): void {
      const keyword = typed.trim().slice(0, 40);
      if (keyword === asked) return;
      asked = keyword;
      cancel();
      ending.abort();
      if (now) void ask(keyword);
      else cancel = services.timers.after(pauseMs, () => void ask(keyword));
    },
    dispose(): void {
      cancel();
      ending.abort();
    },
  };
}
