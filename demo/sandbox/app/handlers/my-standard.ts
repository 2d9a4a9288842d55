import type { myStandard } from '#contract/my-standard.ts';
import type { myStandardSchemas } from '#contract/my-standard.schema.ts';
import { readMine } from '../../company/standards/mine.ts';
import { travellerVerdicts } from '../../orders/business/traveller-verdicts.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const myStandardHandlers: HandlersOf<typeof myStandard, typeof myStandardSchemas> = {
  mine: readMine,
  travellers: travellerVerdicts,
};
