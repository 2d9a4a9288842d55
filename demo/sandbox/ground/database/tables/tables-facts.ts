import type { Generated } from 'kysely';
import type { PolicyProduct } from '#domain/policy/schema.ts';

/** Facts of a business order as a travel standard judged them, of each employee whose standard was asked. */
interface OrderFactsRow {
  /** Counts upwards: the greatest one tells of new rows. */
  id: Generated<number>;
  order_id: string;
  company_id: number;
  employee_id: number;
  /** Place among the facts of the order: a flight there and one back have two. */
  no: number;
  product: PolicyProduct;
  /** Of the order; of a ride its beginning. */
  at: number;
  /** 1: may exceed the standard; 2: an excess needs an approval. */
  flags: number;
  /** Values in a row, without their names (pack-facts.ts). */
  facts: string;
  standard_version_id: number | null;
}

/** Tables of judged orders; created in migrations/096-order-facts.ts. */
export interface FactsTables {
  order_facts: OrderFactsRow;
}
