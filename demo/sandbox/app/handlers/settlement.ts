import type { settlement } from '#contract/settlement.ts';
import type { settlementSchemas } from '#contract/settlement.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { askLimit, withdrawLimit } from '../../company/settlement/limit.ts';
import { previewSettlement } from '../../company/settlement/preview.ts';
import { readSettlement, saveSettlement, withdrawSettlement } from '../../company/settlement/save.ts';

export const settlementHandlers: HandlersOf<typeof settlement, typeof settlementSchemas> = {
  get: readSettlement,
  save: saveSettlement,
  withdraw: withdrawSettlement,
  preview: previewSettlement,
  askLimit,
  withdrawLimit,
};
