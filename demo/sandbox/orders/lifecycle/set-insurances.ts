import type { Tx } from '../../call.ts';

/** The insurances of an order follow the order: insured with the ticket, cancelled with it. */
export async function setInsurances(tx: Tx, orderId: string, status: number): Promise<void> {
  const passengers = await tx
    .selectFrom('air_order_passengers')
    .where('order_id', '=', orderId)
    .select(['psg_id', 'insurances'])
    .execute();
  for (const passenger of passengers) {
    if (!passenger.insurances.length) continue;
    const insurances = JSON.stringify(passenger.insurances.map((one) => ({ ...one, status })));
    await tx
      .updateTable('air_order_passengers')
      .set({ insurances })
      .where('order_id', '=', orderId)
      .where('psg_id', '=', passenger.psg_id)
      .execute();
  }
}
