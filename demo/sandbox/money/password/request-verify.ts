import { createHash } from 'node:crypto';
import type { Envelope } from '#contract/row.ts';
import { badInput, memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';

/**
 * The digest of user id, outTradeNo and the configured check string (specification 2, section 7). Wire
 * compatibility, not protection: it is looked at only where the server has a key, and nothing relies on it.
 */
export function checkRequestVerify(
  input: { outTradeNo: string; requestVerify?: string },
  call: Call,
): Envelope<never> | undefined {
  const key = call.settings.requestVerifyKey;
  if (!key) return undefined;
  const expected = createHash('md5')
    .update(`${memberOf(call).memberId}${input.outTradeNo}${key}`)
    .digest('hex');
  return input.requestVerify?.toLowerCase() === expected
    ? undefined
    : badInput('requestVerify', '支付请求校验未通过，请刷新页面后重试');
}
