import { airStatus } from '../product/air-status.ts';

interface Party {
  status: number;
  psgNames: readonly string[];
  refundedNames?: readonly string[];
}

/** Names of those who still fly; of an order that is over, of all who were booked. Two people may share a name. */
export function travellersOf({ status, psgNames, refundedNames = [] }: Party): string[] {
  if (airStatus.isFinal(status)) return [...psgNames];
  const refunded = [...refundedNames];
  return psgNames.filter((name) => {
    const at = refunded.indexOf(name);
    if (at >= 0) refunded.splice(at, 1);
    return at < 0;
  });
}
