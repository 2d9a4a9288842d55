import type { payAuth } from '#contract/pay-auth.ts';
import type { payAuthSchemas } from '#contract/pay-auth.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { createCode, listCodes, listUses, revokeCode } from '../../money/pay-codes/codes.ts';

export const payAuthHandlers: HandlersOf<typeof payAuth, typeof payAuthSchemas> = {
  list: listCodes,
  create: createCode,
  revoke: revokeCode,
  uses: listUses,
};
