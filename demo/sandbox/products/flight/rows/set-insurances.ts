import type { Tx } from '../../../ground/call.ts';

/** The insurances of an order, or of these passengers, follow the tickets: insured with them, cancelled or refunded with them. */
export async function setInsurances(
  tx: Tx,
  orderId: string,
  status: number,
  people?: readonly string[],
): Promise<void> {
  const passengers = await tx
    .selectFrom('air_order_passengers')
    .where('order_id', '=', orderId)
    .select(['psg_id', 'insurances'])
    .execute();
  for (const passenger of passengers) {
    if (!passenger.insurances.length || (people && !people.includes(passenger.psg_id))) continue;
    const insurances = JSON.stringify(passenger.insurances.map((one) => ({ ...one, status })));
    await tx
      .updateTable('air_order_passengers')
      .set({ insurances })
      .where('order_id', '=', orderId)
      .where('psg_id', '=', passenger.psg_id)
      .execute();
  }
}
