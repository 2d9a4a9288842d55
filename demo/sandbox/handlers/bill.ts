import type { bill } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import { memberOf } from '../call.ts';
import type { HandlersOf } from '../call.ts';
import { billFile } from '../bills/export.ts';
import { queryBill, refusedBill } from '../bills/query.ts';

export const billHandlers: HandlersOf<typeof bill, typeof billSchemas> = {
  query: queryBill,
  export: async (input, call) => refusedBill(input.kind, memberOf(call)) ?? billFile.ask(input, call),
};
