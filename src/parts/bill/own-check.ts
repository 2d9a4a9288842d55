import { signal } from '@preact/signals-core';
import { sha256 } from '@noble/hashes/sha2.js';
import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillRowView } from '#contract/company-bill.ts';
import { createRowsHash } from '#domain/company-bill/bill-hash.ts';
import { canonicalLine, factsOfLine } from '#domain/company-bill/bill-row.ts';
import { fenOfRow } from '#domain/company-bill/wire-row.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Services } from '#kit/services.ts';

/** The bill as its head has it. */
interface Checked {
  billId: number;
  rows: number;
  amount: string;
  hash: string;
}

interface Difference {
  /** The first row that differs; 0: no single row does. */
  no: number;
  orderId: string;
}

export type OwnCheck =
  | { state: 'none' }
  | { state: 'busy'; done: number; count: number }
  | { state: 'failed'; text: string }
  | { state: 'same'; count: number; tookMs: number; atMs: number }
  | { state: 'other'; count: number; tookMs: number; atMs: number; amount: string; first: Difference };

/** An end as it is kept with the member's choices on this device: of another hash it is that of another issue. */
const someEnd = {
  billId: 0,
  hash: '',
  isSame: true,
  count: 0,
  tookMs: 0,
  atMs: 0,
  amount: '',
  no: 0,
  orderId: '',
};
const keptAs = 'own:billChecks';
/** Of two years of months. */
const keptAtMost = 24;

/** Lines that are hashed before the page may draw. */
const linesAtOnce = 400;
const rowsAtOnce = 100;

/** Computes the hash of a bill in this browser from its canonical lines, in steps that leave the page usable, and finds the row behind a difference. */
export function createOwnCheck(services: Services) {
  const state = signal<OwnCheck>({ state: 'none' });
  const ending = new AbortController();
  const breath = () => new Promise<void>((go) => services.timers.after(0, go));

  const endsBefore = () => services.preferences.get(keptAs, [someEnd]) ?? [];

  /** Shows the end of an earlier check of the same issue. */
  function recall(billId: number, hash: string): void {
    if (!hash || state.peek().state !== 'none') return;
    const found = endsBefore().find((one) => one.billId === billId && one.hash === hash);
    if (!found) return;
    const { isSame, count, tookMs, atMs, amount, no, orderId } = found;
    state.value = isSame
      ? { state: 'same', count, tookMs, atMs }
      : { state: 'other', count, tookMs, atMs, amount, first: { no, orderId } };
  }

  function keep(billId: number, hash: string): void {
    const end = state.peek();
    if (end.state !== 'same' && end.state !== 'other') return;
    const { count, tookMs, atMs } = end;
    const other = end.state === 'other' ? { amount: end.amount, ...end.first } : { amount: '', no: 0, orderId: '' };
    const isSame = end.state === 'same';
    const others = endsBefore().filter((one) => one.billId !== billId);
    services.preferences.set(keptAs, [
      ...others.slice(1 - keptAtMost),
      { billId, hash, isSame, count, tookMs, atMs, ...other },
    ]);
  }

  async function run({ billId, rows: count, amount, hash }: Checked): Promise<void> {
    if (state.peek().state === 'busy') return;
    const startMs = services.clock.now();
    const own = createRowsHash(sha256.create());
    const lines: string[] = [];
    let sum = 0;
    state.value = { state: 'busy', done: 0, count };
    for (let after: number | null = 0; after !== null;) {
      const page: Awaited<ReturnType<typeof read>> = await read(billId, after);
      if (ending.signal.aborted) return;
      if (!page.ok) {
        state.value = { state: 'failed', text: page.msg };
        return;
      }
      for (let at = 0; at < page.data.lines.length; at += linesAtOnce) {
        for (const line of page.data.lines.slice(at, at + linesAtOnce)) {
          own.add(line);
          lines.push(line);
          sum += factsOfLine(line).amount;
        }
        state.value = { state: 'busy', done: lines.length, count };
        await breath();
        if (ending.signal.aborted) return;
      }
      after = page.data.next;
    }
    const found = own.end();
    const end = {
      count: lines.length,
      tookMs: services.clock.now() - startMs,
      atMs: services.clock.now(),
    };
    const isSame = found === hash && lines.length === count && sum === fenOf(amount);
    if (isSame) state.value = { state: 'same', ...end };
    else {
      const first = await firstOther(billId, lines);
      if (ending.signal.aborted) return;
      state.value = { state: 'other', ...end, amount: yuanOf(sum || 0), first };
    }
    keep(billId, hash);
  }

  const read = (billId: number, after: number) =>
    services.api.send(companyBill.lines, { billId, after }, { quiet: 'all', signal: ending.signal });

  /** Compares the lines with the rows as the page shows them. */
  async function firstOther(billId: number, lines: readonly string[]): Promise<Difference> {
    const none = { no: 0, orderId: '' };
    let at = 0;
    for (let after: string | undefined; ;) {
      const page = await services.api.send(
        companyBill.rows,
        { billId, sort: 'no', size: rowsAtOnce, ...(after !== undefined && { after }) },
        { quiet: 'all', signal: ending.signal },
      );
      if (!page.ok) return none;
      for (const row of page.data.rows) {
        if (lineOf(row) !== lines[at]) return { no: row.no, orderId: row.orderId };
        at += 1;
      }
      if (page.data.next === null) break;
      after = page.data.next;
    }
    const left = lines[at];
    return left === undefined ? none : { no: factsOfLine(left).no, orderId: factsOfLine(left).orderId };
  }

  return { state, recall, run, dispose: () => ending.abort() };
}

const lineOf = (row: CompanyBillRowView): string => canonicalLine(fenOfRow(row));
