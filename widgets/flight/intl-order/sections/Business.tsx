import { overReasons } from '#domain/corporate/over-reason.ts';
import { BusinessSection } from '#parts/booking/BusinessSection.tsx';
import type { OrderModel } from '../model.ts';

/** Standard, cost centre and reason of a business trip abroad, with the reasons that flights have. */
export const Business = ({ model }: { model: OrderModel }) => <BusinessSection booking={model} reasons={overReasons} />;
