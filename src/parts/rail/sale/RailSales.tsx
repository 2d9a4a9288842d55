import type { TrainOrder } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { railSaleLook } from '#domain/rail/order/rail-lead.ts';
import { Compare } from '#parts/order/sale/Compare.tsx';
import { Tracker } from '#parts/order/sale/Tracker.tsx';
import { rideText } from './ride-text.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';

type Sale = TrainOrder['afterSales'][number];
export const railSalesTexts = {
  refundTitle: '退票',
  changeTitle: (isOther: boolean) => (isOther ? '变更到站' : '改签'),
  withdraw: '撤回改签',
  payChange: '支付差价',
  payWithin: '剩余支付时间 ',
  oldTrain: '原车次',
  newTrain: '新车次',
};

interface RailSalesProps {
  sales: readonly Sale[];
  texts: typeof railSalesTexts;
  /** The request that is being withdrawn. */
  withdrawing: string | null;
  now(): number;
  onPay(saleId: string): void;
  onWithdraw(saleId: string): unknown;
  /** The time to pay is over. */
  onEnd(): unknown;
}

/** Requests about tickets with their steps, up to the arrival of the money. */
export const RailSales = ({ sales, texts, withdrawing, now, onPay, onWithdraw, onEnd }: RailSalesProps) =>
  sales.map((sale) => (
    <Tracker
      key={sale.saleId}
      className="rk-track"
      title={sale.kind === 'refund' ? texts.refundTitle : texts.changeTitle(sale.isOtherStation)}
      sub={`${[...new Set(sale.lines.map(({ name }) => name))].join('、')} · ${sale.createTime.slice(5, 16)}`}
      look={railSaleLook(sale.state)}
      steps={sale.steps}
      foot={
        sale.actions.length > 0 && (
          <div className="t-row t-row--wrap">
            {sale.kind === 'change' && sale.actions.includes('pay') && (
              <>
                <Button kind="action" size="sm" onClick={() => onPay(sale.saleId)}>
                  {texts.payChange} ¥{showFen(fenOf(sale.totals.due), true)}
                </Button>
                <Countdown prefix={texts.payWithin} untilMs={sale.payDeadlineMs} now={now} onEnd={() => void onEnd()} />
              </>
            )}
            {sale.actions.includes('withdraw') && (
              <Button size="sm" busy={withdrawing === sale.saleId} onClick={() => void onWithdraw(sale.saleId)}>
                {texts.withdraw}
              </Button>
            )}
          </div>
        )
      }
    >
      {sale.kind === 'change' && (
        <Compare
          items={[
            [texts.oldTrain, rideText(sale.old)],
            [texts.newTrain, rideText(sale.new)],
          ]}
        />
      )}
    </Tracker>
  ));
