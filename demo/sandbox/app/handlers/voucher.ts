import type { voucher } from '#contract/voucher.ts';
import type { voucherSchemas } from '#contract/voucher.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { countVouchers, listVouchers } from '../../orders/vouchers/list.ts';
import { requestVoucher } from '../../orders/vouchers/request.ts';
import { voucherFile } from '../../orders/vouchers/file.ts';

export const voucherHandlers: HandlersOf<typeof voucher, typeof voucherSchemas> = {
  list: listVouchers,
  counts: countVouchers,
  request: requestVoucher,
  file: voucherFile,
};
