import type { partner } from '#contract/partner.ts';
import type { partnerSchemas } from '#contract/partner.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { apply } from '../partners/apply.ts';
import { readStatus } from '../partners/read-status.ts';

export const partnerHandlers: HandlersOf<typeof partner, typeof partnerSchemas> = { apply, status: readStatus };
