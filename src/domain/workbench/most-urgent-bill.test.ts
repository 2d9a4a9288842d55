import { expect, it } from 'vitest';
import { mostUrgentBill } from './most-urgent-bill.ts';

const bill = (
  state: 'overdue' | 'issued' | 'disputed' | 'confirmed' | 'paid' | 'open',
  confirmBy: string,
  dueOn: string,
) => ({
  state,
  confirmBy,
  dueOn,
});

it('the bill whose duty ends first stands on the workbench, whatever the order of the list', () => {
  const late = bill('overdue', '2026-10-05', '2026-11-15');
  const older = bill('confirmed', '2026-11-05', '2026-12-16');
  const newer = bill('confirmed', '2026-12-05', '2027-01-15');
  const toConfirm = bill('issued', '2026-12-10', '2027-01-15');
  const disputed = bill('disputed', '2026-12-01', '2027-01-15');
  const done = [bill('open', '2027-01-05', '2027-02-15'), bill('paid', '2026-09-05', '2026-10-15')];
  expect(mostUrgentBill([...done, newer, older])).toEqual({ bill: older, others: 1 });
  expect(mostUrgentBill([disputed, newer, toConfirm, older])).toEqual({ bill: toConfirm, others: 3 });
  expect(mostUrgentBill([newer, older, toConfirm, late])).toEqual({ bill: late, others: 3 });
  expect(mostUrgentBill([disputed, ...done])).toEqual({ bill: disputed, others: 0 });
  expect(mostUrgentBill(done)).toBeUndefined();
});
