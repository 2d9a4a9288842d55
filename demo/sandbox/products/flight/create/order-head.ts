import type { Selectable } from 'kysely';
import type { Verified } from '#contract/flight.ts';
import { tripOf, tripTitle } from '#domain/trip/legs.ts';
import type { AirOrderRow, OrderHead } from '../../../ground/database/tables/tables-order.ts';
import type { PricedPassenger } from './price-passengers.ts';

/** An order that is not stored yet, awaiting payment until its deadline. */
export interface WholeNewOrder {
  row: Selectable<AirOrderRow>;
  segments: readonly Verified['segments'][number][];
  passengers: readonly PricedPassenger[];
  /** The version of the travel standard that judged it. */
  standardVersionId: number | null;
  /** For the timeline. */
  createdBy: string;
}

/** The order's row in the lists of all products. */
export function orderHeadOf({ row, segments, passengers }: WholeNewOrder, travelAt: number): OrderHead {
  const tickets = passengers.flatMap((passenger) => passenger.tickets);
  const psgNames = passengers.map(({ name }) => name);
  return {
    order_id: row.order_id,
    kind: row.gp ? 'gp' : 'airTicket',
    app_id: row.app_id,
    member_id: row.member_id,
    company_id: row.company_id,
    status: row.status,
    travel_type: row.travel_type,
    created_at: row.created_at,
    travel_at: travelAt,
    ends_at: row.ends_at,
    pay_deadline: row.pay_deadline,
    amount: row.payprice,
    title: tripTitle(tripOf(segments)),
    words: [
      row.order_id,
      ...psgNames,
      ...segments.map(({ flight }) => flight.flightNo),
      ...segments.flatMap(({ flight }) => [flight.orgcityname, flight.dstcityname]),
    ]
      .join(' ')
      .toUpperCase(),
    card: {
      flightList: segments.map(({ triptype, flight }) => {
        const { orgcityname, dstcityname, airline, flightNo, depTime, arrTime } = flight;
        return { triptype, orgcityname, dstcityname, airline, flightNo, depTime, arrTime };
      }),
      psgNames,
      isExchange: 0,
      taxes: tickets.reduce((sum, { consTaxFen, fuelTaxFen }) => sum + consTaxFen + fuelTaxFen, 0),
      insurance: tickets.reduce((sum, { insuPriceFen }) => sum + insuPriceFen, 0),
      serviceFee: row.service_fee,
    },
  };
}
