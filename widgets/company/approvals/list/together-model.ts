import { computed, signal } from '@preact/signals-core';
import { approval as calls } from '#contract/approval.ts';
import type { AuditBatch, AuditRow } from '#contract/approval.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { momentAt } from '#domain/china-time.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { saidOf } from './batch-model.ts';
import type { TogetherTexts } from './together-texts.ts';

export type Together = 'urge' | 'handOn';
type Words = Pick<TogetherTexts, 'result' | 'off'>;

/** Choice of a case that stays as it is. */
export const leave = 'leave';

interface Answered {
  settle(): unknown;
  answered(answer: AuditBatch): void;
}
const ends = (services: Services, t: Pick<Words, 'result'>, { settle, answered }: Answered) => ({
  done: ({ rows }: AuditBatch) => saidOf(services, t, rows),
  async settle(outcome: Outcome<AuditBatch>) {
    if (outcome.ok) answered(outcome.data);
    await settle();
  },
});

export const createUrgeAll = (services: Services, t: Pick<Words, 'result'>, after: Answered) =>
  createCommand(services, calls.urgeAll, {
    input: (cases: readonly { caseNo: string }[]) => ({ cases: cases.map(({ caseNo }) => ({ caseNo })) }),
    ...ends(services, t, after),
  });

interface HandedOn {
  cases: { caseNo: string; taskId: string }[];
  toId: number;
  comment: string;
}
export const createHandOnAll = (services: Services, t: Pick<Words, 'result'>, after: Answered) =>
  createCommand(services, calls.handOnAll, { input: (given: HandedOn) => given, ...ends(services, t, after) });

/** Urges several waiting cases, or gives a step of each to one colleague; single ones are left. */
export function createTogether(
  services: Services,
  t: Words,
  { kind, items, settle }: { kind: Together; items: readonly AuditRow[]; settle(): unknown },
) {
  /** The task that is handed on; of several one has to be chosen. */
  const usual = ({ company }: AuditRow): string => {
    const [first, ...others] = company?.tasks ?? [];
    return kind === 'urge' ? kind : first && !others.length ? first.taskId : leave;
  };
  const choices = signal<Readonly<Record<string, string>>>(
    Object.fromEntries(items.map((row) => [row.no, usual(row)])),
  );
  const person = signal<CompanySubject | null>(null);
  const comment = signal('');
  const isTried = signal(false);
  const answer = signal<AuditBatch | null>(null);

  /** The reason why a case cannot be among them; "": none. */
  function offOf({ company, applicant }: AuditRow): string {
    if (!company?.tasks.length) return t.off.over;
    if (kind === 'urge')
      return company.urgeFromMs > services.clock.now() ? t.off.urged(momentAt(company.urgeFromMs).slice(11, 16)) : '';
    const { id, name = '' } = person.value ?? {};
    if (id === applicant.employeeId) return t.off.applicant(name);
    return id !== undefined && company.tasks.some(({ seated }) => seated.includes(id)) ? t.off.asked(name) : '';
  }
  const off = computed<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(items.map((row) => [row.no, offOf(row)])),
  );
  const asked = computed(() =>
    items.flatMap(({ no }) => {
      const choice = choices.value[no] ?? leave;
      return choice === leave || off.value[no] ? [] : [{ caseNo: no, taskId: choice }];
    }),
  );
  const after = { settle, answered: (rows: AuditBatch) => (answer.value = rows) };
  const urging = createUrgeAll(services, t, after);
  const handing = createHandOnAll(services, t, after);
  return {
    choices,
    person,
    comment,
    /** Reasons by case: it is left as it is. */
    off,
    asked,
    busy: kind === 'urge' ? urging.busy : handing.busy,
    /** Outcome by case; null before the first answer. */
    answer,
    lacksPerson: computed(() => isTried.value && person.value === null),
    choose: (no: string, choice: string) => (choices.value = { ...choices.peek(), [no]: choice }),
    async submit() {
      isTried.value = true;
      const cases = asked.peek();
      const to = person.peek();
      if (!cases.length) return;
      if (kind === 'urge') await urging.run(cases);
      else if (to) await handing.run({ cases, toId: to.id, comment: comment.peek().trim() });
    },
  };
}
