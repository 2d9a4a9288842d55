import { sql } from 'kysely';
import type { CaseFacts, ProcessKind } from '#domain/process/schema.ts';
import { start } from '#domain/process/engine/engine.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Tx } from '../../ground/call.ts';
import { namedIn, orgOf } from './org.ts';
import { processFor } from './process-for.ts';
import { tellSteps } from './tell.ts';
import { firstEndOf, writeSteps } from './write-step.ts';

export interface NewCase {
  companyId: number;
  /** Application in which its people get their messages. */
  appId: string;
  kind: ProcessKind;
  /** Of the trip application, the order, or the request about an order. */
  subjectId: string;
  /** `applicant`: employee id. */
  facts: CaseFacts;
  title: string;
  /** Lines above the standard; absent: one where the verdict is `over`. */
  over?: number;
  /** Employee who made it for the applicant. */
  byId?: number;
  /** Number of the case; absent: the next one. A thing that is submitted again keeps its own number. */
  no?: string | undefined;
  /** The case expires at this moment, such as the end of held seats. */
  lapsesAtMs?: number | undefined;
}

export interface StartedCase {
  caseId: number;
  no: string;
  /** `agreed`: nobody has to decide. `CaseSubject.decided` is not called for it: the caller goes on at once. */
  outcome: 'running' | 'agreed';
}

/** `SQ261127` and a number that the database counts. */
async function nextCaseNo(tx: Tx, now: number): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('case_numbers') as number`.execute(tx);
  return `SQ${dayAt(now).replaceAll('-', '').slice(2)}${String(rows[0]?.number ?? 0).padStart(4, '0')}`;
}

/** The text that a search looks through: title, number, applicant. */
const searchOf = (...words: string[]): string => words.join(' ').toLowerCase();

/** Starts a case by the process that applies to its facts, in the caller's transaction. */
export async function startCase(tx: Tx, given: NewCase, now: number): Promise<StartedCase> {
  const { companyId, appId, kind, subjectId, title, byId, lapsesAtMs } = given;
  const facts: CaseFacts = { ...given.facts, kind, ...(lapsesAtMs !== undefined && { lapsesAtMs }) };
  const process = await processFor(tx, companyId, facts);
  const org = await orgOf(tx, companyId, now, namedIn(process.content, facts));
  const { instance, effects } = start(process.content, facts, org, now);
  const no = given.no ?? (await nextCaseNo(tx, now));
  const { id: caseId } = await tx
    .insertInto('cases')
    .values({
      no,
      company_id: companyId,
      app_id: appId,
      kind,
      subject_id: subjectId,
      process_version_id: process.versionId,
      applicant_id: facts.applicant,
      by_id: byId ?? facts.applicant,
      title,
      search: searchOf(title, no, org.people.get(facts.applicant)?.name ?? ''),
      state: instance.state,
      verdict: facts.verdict,
      over_lines: given.over ?? (facts.verdict === 'over' ? 1 : 0),
      total: facts.total,
      instance: JSON.stringify(instance),
      lapses_at: facts.lapsesAtMs ?? null,
      first_end: firstEndOf(instance, now),
      opened_at: now,
      closed_at: instance.endedMs ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const head = {
    caseId,
    no,
    companyId,
    appId,
    kind,
    subjectId,
    applicantId: facts.applicant,
    title,
    total: facts.total,
    state: instance.state,
    openedAt: now,
  };
  await writeSteps(tx, [{ head, before: null, instance, effects, now }]);
  await tellSteps(tx, [{ head, instance, effects, by: facts.applicant, now }]);
  return { caseId, no, outcome: instance.state === 'agreed' ? 'agreed' : 'running' };
}
