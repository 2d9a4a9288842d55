import { expect, it } from 'vitest';
import type { AuditRow } from '#contract/approval.ts';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { texts } from '../texts.ts';
import { columnsOf } from './columns.tsx';

it('a department without a budget is named where a case waits, and nowhere else', () => {
  const columns = columnsOf(texts, 'todo', { isCompany: false, nowMs: 0, say: (text) => text }, () => undefined);
  const budget = columns.find(({ key }) => key === 'budget');
  const shown = (row: Partial<AuditRow>) => renderUi(<>{budget?.cell?.({ budget: null, ...row } as AuditRow)}</>);
  expect(shown({ state: 'running', kind: 'trip' }).root.textContent).toBe('未设预算');
  expect(shown({ state: 'running', kind: 'refund' }).root.textContent).toBe('');
  expect(shown({ state: 'agreed', kind: 'trip' }).root.textContent).toBe('');
});

it('an approved trip whose application has ended says so beside its state, in the table and on the card', () => {
  const columns = columnsOf(texts, 'mine', { isCompany: true, nowMs: 0, say: (text) => text }, () => undefined);
  const state = columns.find(({ key }) => key === 'state');
  const trip = { state: 'agreed', kind: 'trip', closedAt: '', waitsFor: [], dueAtMs: null };
  const shown = (row: Partial<AuditRow>, cell: 'cell' | 'cardCell') =>
    renderWorded(<>{state?.[cell]?.({ ...trip, ...row } as unknown as AuditRow)}</>).root.textContent;
  for (const cell of ['cell', 'cardCell'] as const) {
    expect(shown({}, cell)).toMatch(/^已批准 ?$/);
    expect(shown({ since: 5 }, cell)).toMatch(/^已批准 ?申请已过期$/);
  }
});

it('a case that may end undecided says so under its deadline, in the table and on the card', () => {
  const columns = columnsOf(texts, 'todo', { isCompany: false, nowMs: 0, say: (text) => text }, () => undefined);
  const deadline = columns.find(({ key }) => key === 'deadline');
  const held = { state: 'running', kind: 'order', lapsesAtMs: 3_600_000, task: { dueAtMs: null } };
  for (const cell of ['cell', 'cardCell'] as const)
    for (const mayLapse of [true, undefined]) {
      const row = { ...held, mayLapse } as unknown as AuditRow;
      const { textContent } = renderWorded(<>{deadline?.[cell]?.(row)}</>).root;
      expect([cell, mayLapse, textContent?.includes('可能赶不上占座')]).toEqual([cell, mayLapse, mayLapse === true]);
    }
});
