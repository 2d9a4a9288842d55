import { overReasons } from '#domain/corporate/over-reason.ts';
import { useValue } from '#kit/readable.ts';
import { BusinessSection } from '#parts/booking/BusinessSection.tsx';
import type { OrderModel } from '../model.ts';

/** Standard, cost centre and reason of a business trip abroad, with the reasons that flights have. */
export function Business({ model }: { model: OrderModel }) {
  const people = useValue(model.form.party.present);
  return <BusinessSection booking={model} reasons={overReasons} people={people.map(({ draft }) => draft)} />;
}
