import { billColumnsOf } from '#contract/bill.ts';
import type { bill, BillColumn } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import { shownBySettings } from '#domain/bill/settings.ts';
import { memberOf } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { billFile } from '../../money/bills/export.ts';
import { queryBill, refusedBill } from '../../money/bills/query.ts';
import { inDaysOf, readSettings, saveSettings, settingsOf } from '../../money/bills/settings.ts';

export const billHandlers: HandlersOf<typeof bill, typeof billSchemas> = {
  query: queryBill,
  async export(input, call) {
    const refused = refusedBill(input.kind, memberOf(call));
    if (refused) return refused;
    if (input.kind !== 'transaction') return billFile.ask(input, call);
    const settings = await settingsOf(call);
    const all: readonly BillColumn[] = billColumnsOf.transaction;
    const [columns, others] = [input.columns ?? all, all].map((asked) => shownBySettings(asked, settings));
    return billFile.ask({ ...inDaysOf(input, settings, call), columns: columns?.length ? columns : others }, call);
  },
  settings: readSettings,
  saveSettings,
};
