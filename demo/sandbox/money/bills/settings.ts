import type { z } from 'zod';
import type { billSchemas } from '#contract/bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { billSettingColumns, daysOfSetting, usualBillSettings } from '#domain/bill/settings.ts';
import type { BillSettings } from '#domain/bill/settings.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { BillFilters } from './bill-source.ts';

/** The settings of the caller's company; the usual ones for members without one. */
export async function settingsOf(call: Call): Promise<BillSettings> {
  const { level, appId, creditMemberId } = memberOf(call);
  if (level !== '70' && level !== '7_0') return usualBillSettings;
  const row = await call.db
    .selectFrom('bill_settings')
    .where('app_id', '=', appId)
    .where('company_id', '=', creditMemberId)
    .select(['columns', 'period'])
    .executeTakeFirst();
  return row ?? usualBillSettings;
}

export const readSettings = async (_input: unknown, call: Call): Promise<Envelope<BillSettings>> =>
  ok(await settingsOf(call));

/** Saving the same twice changes nothing, so that the number of the request is not kept. */
export async function saveSettings(
  { columns: asked, period }: z.output<typeof billSchemas.saveSettings>,
  call: Call,
): Promise<Envelope<BillSettings>> {
  const { appId, creditMemberId } = memberOf(call);
  const columns = billSettingColumns.filter((column) => asked.includes(column));
  const values = { columns: JSON.stringify(columns), period };
  await call.db
    .insertInto('bill_settings')
    .values({ app_id: appId, company_id: creditMemberId, ...values })
    .onConflict((conflict) => conflict.columns(['app_id', 'company_id']).doUpdateSet(values))
    .execute();
  return ok({ columns, period });
}

/** A transaction bill without days has those of its company. */
export const inDaysOf = <T extends BillFilters>(filters: T, { period }: BillSettings, call: Call): T =>
  filters.kind === 'transaction' && !filters.days && period !== 'all'
    ? { ...filters, days: daysOfSetting(period, dayAt(call.now())) }
    : filters;
