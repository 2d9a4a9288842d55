import type { Voucher } from '#contract/voucher.ts';
import { dayAt, daysBetween, momentAt } from '#domain/china-time.ts';
import { taxPercent } from '#domain/invoice/tax.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { yuanOf } from '#domain/money.ts';
import { voucherOpenMs } from '#domain/order/voucher-time.ts';
import type { AppConfig } from '#theme/theme.ts';
import type { Claim } from './claims.ts';

const momentOf = (ms: number | null | undefined) => (ms ? momentAt(ms) : '');

/** Airlines issue itineraries, the railway its tickets, the platform and some hotels the invoices; the platform all papers of billed trips. */
function issuerOf({ kind, hurdle, head: { card, title } }: Claim, app: AppConfig): string {
  if (hurdle === 'billed') return app.texts.brand;
  if (kind === 'itinerary')
    return [...new Set(card.flightList.map(({ airline }) => airlineNameOf(airline)))].join('、');
  if (kind === 'rail' || kind === 'railFees') return '中国铁路';
  return hurdle === 'desk' ? title : app.texts.brand;
}

/** Those who travel, on what is about the travel; those who paid a fee, on that of the railway. */
function travellersOf({ kind, payers, head: { card } }: Claim): string[] {
  if (kind === 'railFees' && payers) return payers;
  const names = [...card.psgNames];
  // Once for each: two may have one name.
  if (kind === 'itinerary' || kind === 'rail')
    for (const name of card.refundedNames ?? []) names.splice(names.indexOf(name), 1);
  return names;
}

/** Claims as the wire shows them. The buyer and the amount of a voucher that counts are those of its request. */
export const showClaim =
  (app: AppConfig, now: number) =>
  (claim: Claim): Voucher => {
    const { last, state, head } = claim;
    const isLive =
      last !== null && (state === 'issuing' || state === 'issued' || state === 'red' || claim.hurdle === 'billed');
    const until = dayAt(claim.ends_at + voucherOpenMs);
    return {
      orderNo: claim.order_id,
      type: head.kind,
      kind: claim.kind,
      subject: head.title,
      travelDay: dayAt(head.travel_at),
      travellers: travellersOf(claim),
      issuer: issuerOf(claim, app),
      amount: yuanOf(isLive ? last.amount : claim.amount),
      orderTotal: yuanOf(head.amount),
      state,
      hurdle: claim.hurdle,
      billNo: last?.bill_no ?? '',
      invoiceNo: last?.invoices?.find(({ percent }) => percent === taxPercent[claim.kind])?.no ?? '',
      from: dayAt(claim.from_at),
      until,
      daysLeft: state === 'open' ? Math.max(0, daysBetween(dayAt(now), until)) : 0,
      isAgain: last?.state === 'red' && state !== 'red',
      titleName: last?.title_name ?? '',
      taxNo: last?.tax_no ?? '',
      email: last?.email ?? '',
      voucherNo: last?.voucher_no ?? '',
      redNo: last?.red_no ?? '',
      requestedAt: momentOf(last?.requested_at),
      issuedAt: momentOf(last?.issued_at),
    };
  };
