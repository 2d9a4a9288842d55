import type { TripOrder } from './trip.ts';

/** Letters of a Latin name, as two documents may differ in the rest. */
const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z/]/g, '');

/**
 * Orders in which each person has one name: the Latin name of a passport that only one Chinese name among these orders
 * is written as becomes that one. A Latin name that could be two people stays.
 */
export function withOneName<Order extends TripOrder>(orders: readonly Order[]): Order[] {
  const chinese = new Map<string, string>();
  const several = new Set<string>();
  for (const { psgNames, latinNames = [] } of orders)
    latinNames.forEach((latin, at) => {
      const [letters, name] = [lettersOf(latin), psgNames[at]];
      if (!letters || !name) return;
      const known = chinese.get(letters);
      if (known !== undefined && known !== name) several.add(letters);
      chinese.set(letters, name);
    });
  const nameOf = (name: string): string => {
    const letters = lettersOf(name);
    return (several.has(letters) ? undefined : chinese.get(letters)) ?? name;
  };
  const ofAll = (names: readonly string[]): string[] => names.map(nameOf);
  const named = <Part extends { people?: readonly string[] }>(part: Part): Part =>
    part.people ? { ...part, people: ofAll(part.people) } : part;
  return orders.map((order) => ({
    ...order,
    psgNames: ofAll(order.psgNames),
    ...(order.refundedNames && { refundedNames: ofAll(order.refundedNames) }),
    flightList: order.flightList.map(named),
    ...(order.train && { train: { ...order.train, rides: order.train.rides.map(named) } }),
  }));
}
