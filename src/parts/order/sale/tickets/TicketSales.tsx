import type { SaleState } from '#domain/order/after-sale/sale-states.ts';
import { showYuan } from '#domain/money.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Compare } from '../Compare.tsx';
import { Tracker } from '../Tracker.tsx';
import { useSay } from '#kit/say.ts';
import type { ticketSalesTexts } from '../words/ticket-texts.ts';

interface SaleBase {
  saleId: string;
  state: SaleState;
  createTime: string;
  lines: readonly { name: string }[];
  steps: Parameters<typeof Tracker>[0]['steps'];
  actions: readonly ('withdraw' | 'pay')[];
}
type TicketSale =
  | (SaleBase & { kind: 'refund' })
  | (SaleBase & { kind: 'change'; totals: { due: string }; payDeadlineMs: number });
/** Of a change: what is given up, and what takes its place. */
type Changed<Sale extends TicketSale> = Extract<Sale, { kind: 'change' }>;

/** As the page of an order gives them. */
export interface OwnSales<Sale extends TicketSale, Texts extends typeof ticketSalesTexts = typeof ticketSalesTexts> {
  sales: readonly Sale[];
  texts: Texts;
  /** The request that is being withdrawn. */
  withdrawing: string | null;
  now(): number;
  onPay(saleId: string): void;
  onWithdraw(saleId: string): unknown;
  /** The time to pay is over. */
  onEnd(): unknown;
}

interface TicketSalesProps<Sale extends TicketSale> extends OwnSales<Sale> {
  titleOf(sale: Sale): string;
  look(state: SaleState): StatusLook;
  compare(sale: Changed<Sale>): Parameters<typeof Compare>[0]['items'];
  /** Its press that takes it back, where that has a name of its own. */
  withdrawOf?(sale: Changed<Sale>): string;
}

const isChange = <Sale extends TicketSale>(sale: Sale): sale is Changed<Sale> => sale.kind === 'change';

/** Requests about tickets with their steps, up to the arrival of the money. */
export function TicketSales<Sale extends TicketSale>({
  sales,
  texts,
  titleOf,
  look,
  compare,
  withdrawOf,
  withdrawing,
  now,
  onPay,
  onWithdraw,
  onEnd,
}: TicketSalesProps<Sale>) {
  const { say } = useSay();
  return sales.map((sale) => (
    <Tracker
      key={sale.saleId}
      title={titleOf(sale)}
      sub={`${[...new Set(sale.lines.map(({ name }) => name))].join(say('、'))} · ${say(sale.createTime.slice(5, 16))}`}
      look={look(sale.state)}
      steps={sale.steps}
      foot={
        sale.actions.length > 0 && (
          <div className="t-row t-row--wrap">
            {isChange(sale) && sale.actions.includes('pay') && (
              <>
                <Button kind="action" size="sm" onClick={() => onPay(sale.saleId)}>
                  {texts.payChange} {showYuan(sale.totals.due)}
                </Button>
                <Countdown prefix={texts.payWithin} untilMs={sale.payDeadlineMs} now={now} onEnd={() => void onEnd()} />
              </>
            )}
            {sale.actions.includes('withdraw') && (
              <Button size="sm" busy={withdrawing === sale.saleId} onClick={() => void onWithdraw(sale.saleId)}>
                {(isChange(sale) && withdrawOf?.(sale)) || texts.withdraw}
              </Button>
            )}
          </div>
        )
      }
    >
      {isChange(sale) && <Compare items={compare(sale)} />}
    </Tracker>
  ));
}
