import { z } from 'zod';
import { businessWords } from '#domain/product/business-types.ts';
import { md5, requestId, yuan } from './form-field.schema.ts';

/** 1 recharge … 8 trainPay; the names are accepted directly (specification 2, section 4). */
const businessType = z.enum(businessWords());

const outTradeNo = z.string().min(1, '缺少支付单号').max(40);
/** A digest of user id, outTradeNo and a configured check string; wire compatibility, not protection. */
const requestVerify = z.string().max(64).optional();
const paymentRequest = z.object({ outTradeNo, businessType, body: z.string().max(128), requestVerify });
const query = z.object({
  out_trade_no: outTradeNo,
  attach: z.string().max(128).optional(),
  passErrorCodeMsgRet: z.string().max(40).optional(),
});
const payPassword = md5.optional();

export const paymentSchemas = {
  info: z.object({ orderId: z.string().min(1, '缺少订单编号').max(40), businessType }),
  alipay: paymentRequest,
  weChatPay: paymentRequest,
  alipayQuery: query,
  weChatQuery: query,
  tianHangPay: paymentRequest.extend({ requestId, payPassword }),
  creditPay: paymentRequest.extend({ requestId, payPassword }),
  authCodePay: paymentRequest.extend({
    requestId,
    /** A payment code in any writing. */
    code: z.string().min(1, '请输入授权码').max(40, '授权码不正确'),
  }),
  multiPay: paymentRequest.extend({
    requestId,
    payPassword,
    companyAmount: yuan,
    personalAmount: yuan,
    personalMethod: z.enum(['alipay', 'weChatPay', 'tianHangPay']),
  }),
} as const;
