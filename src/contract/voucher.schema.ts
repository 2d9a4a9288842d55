import { z } from 'zod';
import { orderId, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';
import { voucherGroups, voucherKinds, vouchersAtMost } from './voucher.ts';

const kind = z.enum(voucherKinds);

export const voucherSchemas = {
  list: z.object({
    ...pageFields,
    group: z.enum(voucherGroups).optional(),
    kind: z.enum(['all', ...voucherKinds]).optional(),
    /** Number of the order, names, numbers of flights, a hotel. */
    keyword: z.string().max(40).optional(),
  }),
  counts: z.object({}),
  request: z.object({
    requestId,
    orderNo: orderId,
    kind,
    titleId: z.string().regex(/^[1-9]\d{0,14}$/, '请选择发票抬头'),
    email: z.email('请输入正确的邮箱').max(80, '邮箱过长'),
  }),
  file: z.object({
    /** One voucher, or several as a zip: `orderNo-kind` each. */
    vouchers: z
      .array(z.string().regex(new RegExp(`^\\w{1,40}-(${voucherKinds.join('|')})$`), '凭证不正确'))
      .min(1, '请选择凭证')
      .max(vouchersAtMost, `一次最多下载 ${vouchersAtMost} 张`),
    /** `zip` holds the sheet and the XML of each. */
    format: z.enum(['html', 'xml', 'zip']),
  }),
} as const;
