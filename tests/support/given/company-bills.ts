import { randomUUID } from 'node:crypto';
import { companyBillSchemas as schemas } from '#contract/company-bill.schema.ts';
import { companyBillHandlers as handlers } from '#demo/sandbox/app/handlers/company-bill.ts';
import { good } from '../orders/booking.ts';
import type { Booker } from '../orders/booking.ts';

type Name = keyof typeof schemas & keyof typeof handlers;

/** The calls of a company's bills as one of its people sends them. */
export function billCallsOf(company: Booker) {
  const send = async <N extends Name>(name: N, input: object) => {
    const parsed = schemas[name].parse(
      'requestId' in schemas[name].shape ? { requestId: randomUUID(), ...input } : input,
    );
    const handler = handlers[name] as (given: unknown, call: unknown) => ReturnType<(typeof handlers)[N]>;
    return await handler(parsed, company.call(`/bill/company/${name}`));
  };
  return {
    send,
    list: async () =>
      good(await handlers.list(schemas.list.parse({ size: 100 }), company.call('/bill/company/list'))).rows,
    detail: async (billId?: number) =>
      good(await handlers.detail(schemas.detail.parse({ billId }), company.call('/bill/company/detail'))),
    rows: async (billId: number, filters: object = {}) =>
      good(
        await handlers.rows(schemas.rows.parse({ billId, size: 100, ...filters }), company.call('/bill/company/rows')),
      ),
    dispute: async (input: object) => good(await send('dispute', { reason: 'twice', text: '重复收费', ...input })),
    pay: (billId: number, method: string, amount: string, payPassword?: string) =>
      send('pay', { billId, method, amount, ...(payPassword && { payPassword }) }),
    /** Confirms a bill as it stands. */
    async confirm(billId: number) {
      const { hash, version } = good(
        await handlers.detail(schemas.detail.parse({ billId }), company.call('/bill/company/detail')),
      );
      return await send('confirm', { billId, hash, seenVersion: version, acknowledged: true });
    },
  };
}

const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;

/** An order within the standard, paid by the company. */
export async function boughtByCompany(employee: Booker, days = 31): Promise<{ orderId: string; payprice: string }> {
  const { orderId, payprice } = await employee.book({ ...within, days });
  const { outTradeNo } = good(await employee.info(orderId));
  good(await employee.credit(outTradeNo));
  return { orderId, payprice };
}
