import type { TrainWait } from '#contract/train-wait.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { RideLine } from '#parts/rail/RideLine.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';

const t = {
  title: '候补车次',
  latest: (moment: string) => `最晚截止 ${moment}`,
  until: (moment: string) => `截止 ${moment}`,
  ahead: (people: number) => (people ? `前面 ${people} 人` : '您排在最前'),
  served: '已兑现',
  over: '已作废',
  off: '列车停运',
  why: '位次按支付预付款的先后。有旅客退票或改签，且座位覆盖您的区间时兑现；座位不够同行所有人时，先给后面的订单。',
};

/** Trains and classes of an order that waits: its place in each line, and the one that was met. */
export function WaitCard({ wait, status }: { wait: TrainWait; status: number }) {
  const { wishes, served, deadline } = wait;
  return (
    <Card title={t.title} sub={t.latest(deadline.slice(5, 16))}>
      <div className="t-col">
        {wishes.map((wish, at) => (
          <RideLine
            key={`${wish.trainNumber} ${wish.seatClass} ${wish.from.at}`}
            ride={wish}
            sub={seatClassNames[wish.seatClass]}
            end={
              <>
                <span className="t-s13">¥{showFen(fenOf(wish.price))}</span>
                {served === at ? (
                  <Tag kind="ok">{t.served}</Tag>
                ) : wish.isOff ? (
                  <Tag kind="mute">{t.off}</Tag>
                ) : (
                  <span className="t-s12 t-3">
                    {status === 13 && wish.until && `${t.until(wish.until.slice(5, 16))} · `}
                    {status === 13 ? t.ahead(wish.ahead) : served !== null && t.over}
                  </span>
                )}
              </>
            }
          />
        ))}
        {status === 13 && <p className="t-s12 t-3">{t.why}</p>}
      </div>
    </Card>
  );
}
