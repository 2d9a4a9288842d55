import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { Voucher, VoucherFile } from '#contract/voucher.ts';
import type { voucherSchemas } from '#contract/voucher.schema.ts';
import { dayAt } from '#domain/china-time.ts';
import { paperNameOf } from '#domain/invoice/voucher.ts';
import type { VoucherKind } from '#contract/voucher.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { buyerViewOf } from '../heads/list-query.ts';
import { findClaim } from './claims.ts';
import { filesOf } from './files-of.ts';
import { sheetOf, xmlOf } from './sheet.ts';
import { showClaim } from './show.ts';

const nameOf = (voucher: Voucher): string =>
  [paperNameOf(voucher), voucher.orderNo, voucher.voucherNo.slice(-8)].filter(Boolean).join('-');

/** A voucher that was issued, taken back or not, or the proof of a billed trip; or several of them in one zip. */
export async function voucherFile(
  { vouchers, format }: z.output<typeof voucherSchemas.file>,
  call: Call,
): Promise<Envelope<VoucherFile>> {
  const found: Voucher[] = [];
  for (const id of new Set(vouchers)) {
    const [orderNo = '', kind = ''] = id.split('-');
    const now = call.now();
    const viewer = buyerViewOf(memberOf(call));
    const claim = await findClaim(call.db, viewer, { orderNo, kind: kind as VoucherKind }, now);
    // The last one, also where the rest of its order can be asked for again.
    const shown = claim?.last?.issued_at ? showClaim(call.app, now)({ ...claim, state: claim.last.state }) : undefined;
    if (!shown) return refuse(404, '凭证不存在或尚未开具');
    if (format === 'xml' && shown.hurdle === 'billed')
      return refuse(409, '行程确认不是税务凭证，没有 XML 文件', { kind: 'billed' });
    found.push(shown);
  }
  return ok(
    await filesOf(
      found.map((voucher) => ({ name: nameOf(voucher), html: sheetOf(voucher), xml: xmlOf(voucher) })),
      format,
      `报销凭证-${dayAt(call.now()).replaceAll('-', '')}.zip`,
    ),
  );
}
