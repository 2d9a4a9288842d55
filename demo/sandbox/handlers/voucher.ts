import type { voucher } from '#contract/voucher.ts';
import type { voucherSchemas } from '#contract/voucher.schema.ts';
import type { HandlersOf } from '../call.ts';
import { countVouchers, listVouchers } from '../vouchers/list.ts';
import { requestVoucher } from '../vouchers/request.ts';
import { voucherFile } from '../vouchers/file.ts';

export const voucherHandlers: HandlersOf<typeof voucher, typeof voucherSchemas> = {
  list: listVouchers,
  counts: countVouchers,
  request: requestVoucher,
  file: voucherFile,
};
