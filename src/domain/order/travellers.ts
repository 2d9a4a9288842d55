import { airStatus } from '../product/air-status.ts';

interface Party {
  status: number;
  psgNames: readonly string[];
  refundedNames?: readonly string[];
}

/** Names of those who still fly; of an order that is over, of all who were booked. Two people may share a name. */
export function travellersOf(party: Party): string[] {
  const isOver = airStatus.isFinal(party.status);
  return markedTravellers(party).flatMap(({ name, isRefunded }) => (isOver || !isRefunded ? name : []));
}

/** All who were booked, and whether their tickets are refunded. */
export function markedTravellers({
  psgNames,
  refundedNames = [],
}: Pick<Party, 'psgNames' | 'refundedNames'>): { name: string; isRefunded: boolean }[] {
  const refunded = [...refundedNames];
  return psgNames.map((name) => {
    const at = refunded.indexOf(name);
    if (at >= 0) refunded.splice(at, 1);
    return { name, isRefunded: at >= 0 };
  });
}
