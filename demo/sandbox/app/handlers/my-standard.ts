import type { myStandard } from '#contract/my-standard.ts';
import type { myStandardSchemas } from '#contract/my-standard.schema.ts';
import { readMine } from '../../company/standards/mine.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const myStandardHandlers: HandlersOf<typeof myStandard, typeof myStandardSchemas> = { mine: readMine };
