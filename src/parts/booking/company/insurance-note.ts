import type { BookingTerms } from '#domain/company/preferences.ts';

/** Decision of the company about insurance; "" where the member alone decides. */
export function insuranceNote(booking: BookingTerms | undefined, say: (text: string) => string): string {
  if (!booking) return '';
  const payer = { asFare: '', company: '费用由公司支付', traveller: '费用由个人支付' }[booking.insurancePayer];
  return say([booking.insurance === 'default' && '公司默认投保，可取消', payer].filter(Boolean).join('，'));
}
