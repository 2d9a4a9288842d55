import type { PayInfo } from '#contract/payment.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import type { Services } from '#kit/services.ts';

/** md5 of a text: of the pay password, and of what `requestVerify` is made from. Loaded when it is needed. */
export type Digest = (text: string) => Promise<string>;

export type PayRequest = (
  info: PayInfo,
) => Promise<{ outTradeNo: string; businessType: BusinessType; body: string; requestVerify?: string }>;

/**
 * Trade fields of every call that pays (specification 2, section 3). `requestVerify` is the digest of user id,
 * outTradeNo and check string (section 7); it is sent only if the cashier's answer has that string.
 */
export function requestsOf(services: Services, businessType: BusinessType, digest: Digest): PayRequest {
  return async ({ outTradeNo, title, checkString }) => ({
    outTradeNo,
    businessType,
    body: title.slice(0, 128),
    ...(checkString && {
      requestVerify: await digest(`${services.session.user.peek()?.memberId}${outTradeNo}${checkString}`),
    }),
  });
}
