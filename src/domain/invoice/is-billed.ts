/** Paid by the company's credit alone: its bill has the voucher, and nobody asks for another one. */
export const isBilled = (payments: readonly { method: string }[]): boolean =>
  payments.length > 0 && payments.every(({ method }) => method === 'creditPay');
