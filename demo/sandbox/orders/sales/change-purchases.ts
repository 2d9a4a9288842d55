import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { ChangeOver } from '../../ground/database/tables/tables-after-sale.ts';
import type { Product, Purchase } from '../../money/payments/product.ts';
import { advanceOrder, lockDue } from '../life.ts';
import type { Life } from '../life.ts';
import { lock, noteNews } from '../move.ts';
import type { OrderState } from '../move.ts';
import { readSale, updateSale } from './sale-rows.ts';
import type { AnySale, OfKind } from './sale-rows.ts';

type ChangeOf<Sale extends AnySale> = OfKind<Sale, 'change'>;

function stateOf({ state, paid_at }: AnySale): Purchase['state'] {
  if (state === 'unpaid') return 'open';
  if (state === 'lapsed') return 'voided';
  if (state === 'withdrawn' || state === 'refused') return paid_at === null ? 'voided' : 'refunded';
  return 'paid';
}

interface ChangePurchases<Sale extends AnySale> extends Pick<Product, 'advance' | 'lock' | 'parts' | 'refunded'> {
  /** A change that was asked for: there is one behind every payment. */
  known(db: Database | Tx, saleId: string): Promise<ChangeOf<Sale>>;
}

/** Differences of a product's changes as payments see them: the request's number is the purchase's. */
export function changePurchases<Order extends OrderState & { company_id: string | null }, Sale extends AnySale>(
  life: Life<Order>,
  {
    businessType,
    costOf,
  }: {
    businessType: Purchase['business_type'];
    /** Of all tickets together; `charge` and `service`: the fees within `due`. */
    costOf(sale: ChangeOf<Sale>): { due: Fen; charge?: Fen; service?: Fen };
  },
): ChangePurchases<Sale> {
  /** A quote and a refund take no money. */
  async function changeOf(db: Database | Tx, saleId: string): Promise<ChangeOf<Sale> | undefined> {
    const sale = await readSale<Sale>(db, saleId);
    return sale?.kind === 'change' && sale.state !== 'quoted' ? (sale as ChangeOf<Sale>) : undefined;
  }

  /** The company may pay for the change of a business trip alone, up to its travel standard. */
  function purchaseOf(order: Order, sale: ChangeOf<Sale>): Purchase {
    const amount = Math.max(0, costOf(sale).due);
    const { over } = sale.content as { over?: ChangeOver };
    const company = Math.max(0, amount - (over?.by ?? 0));
    return {
      order_id: sale.sale_id,
      order_no: order.order_id,
      business_type: businessType,
      member_id: order.member_id,
      app_id: order.app_id,
      company_id: order.company_id,
      state: stateOf(sale),
      status: order.status,
      amount,
      split: order.company_id
        ? {
            company,
            personal: amount - company,
            companyMax: company,
            limitPrice: company,
            tolerance: 0,
            taxes: 0,
          }
        : null,
      pay_deadline: sale.pay_deadline ?? 0,
    };
  }

  async function known(db: Database | Tx, saleId: string): Promise<ChangeOf<Sale>> {
    const sale = await changeOf(db, saleId);
    if (!sale) throw new Error(`no change ${saleId} to describe`);
    return sale;
  }

  return {
    known,
    async advance(db, saleId, now) {
      const sale = await changeOf(db, saleId);
      if (sale) await advanceOrder(db, life, sale.order_id, now);
    },
    async lock(tx, saleId, now) {
      const before = await changeOf(tx, saleId);
      const order = before && (await lockDue(tx, life, before.order_id, now));
      if (!order) return undefined;
      const sale = await changeOf(tx, saleId);
      return sale && purchaseOf(order, sale);
    },
    async parts(tx, saleId) {
      const { due, charge: changeFee = 0, service = 0 } = costOf(await known(tx, saleId));
      const all = { difference: due - changeFee - service, changeFee, service };
      if (all.difference === due) return undefined;
      const kinds = ['difference', 'changeFee', 'service'] as const;
      return kinds.flatMap((kind) => (all[kind] ? [{ kind, amount: yuanOf(all[kind]) }] : []));
    },
    async refunded(tx, saleId, event) {
      await noteNews(tx, life.kind, (await known(tx, saleId)).order_id, 'pay', event);
    },
  };
}

/** The end of a change that came to nothing, as its payer reads it. `gone`: `新航班已取消`; `ticketWord`: `机票`; `name`: of such a change. */
export const whyClosed = (
  gone: string,
  ticketWord: string,
  name = '改签',
): Readonly<Partial<Record<AnySale['state'], string>>> => ({
  lapsed: `超过支付时限，${name}已取消，原${ticketWord}继续有效`,
  refused: `${gone}，${name}未通过，原${ticketWord}继续有效`,
  withdrawn: `您已撤回${name}，原${ticketWord}继续有效`,
});

/** A difference that is paid changes the tickets at once. */
export const paidAtOnce =
  <Order extends OrderState, Sale extends AnySale>(
    { kind }: Life<Order>,
    known: (tx: Tx, saleId: string) => Promise<ChangeOf<Sale>>,
    confirm: (tx: Tx, order: Order, sale: ChangeOf<Sale>, at: number) => Promise<unknown>,
    nameOf: (sale: ChangeOf<Sale>) => string = () => '改签',
  ): Product['paid'] =>
  async (tx, { order_id: saleId }, receipt, now) => {
    const sale = await known(tx, saleId);
    const order = await lock(tx, kind, sale.order_id);
    if (!order) throw new Error(`no order ${sale.order_id}`);
    const title = `${nameOf(sale)}差价已支付`;
    await noteNews(tx, kind, sale.order_id, 'pay', { at: now, title, detail: receipt, isSeen: true });
    await confirm(tx, order, await updateSale(tx, sale, { state: 'confirming', paid_at: now, step_at: null }), now);
  };
