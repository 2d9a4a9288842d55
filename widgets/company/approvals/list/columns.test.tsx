import { expect, it } from 'vitest';
import type { AuditRow } from '#contract/approval.ts';
import { renderUi } from '#tests/support/page/render-ui.tsx';
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
