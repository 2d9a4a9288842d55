import type { TrainWait, TrainWish } from '#contract/train-wait.ts';
import { msOf } from '#domain/china-time.ts';
import { fenOf, showFen, showYuan, yuanOf } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { depositOf } from '#domain/rail/wait.ts';
import { useServices } from '#kit/widget.ts';
import { RideLine } from '#parts/rail/RideLine.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { waitTexts } from './words/wait-texts.ts';

/** Trains and classes of an order that waits: its place in each line, and the one that was met. */
export function WaitCard({ wait, status }: { wait: TrainWait; status: number }) {
  const { wishes, served, deadline, deposit } = wait;
  const t = useTexts('rail-wait', waitTexts);
  const { say } = useSay();
  const nowMs = useServices().clock.now();
  const isWaiting = status === 13;
  const isPast = ({ until }: TrainWish): boolean => isWaiting && until !== undefined && msOf(until) <= nowMs;
  const left = wishes.filter((wish) => !wish.isOff && !isPast(wish));
  const most = depositOf(left.map(({ price }) => fenOf(price)));
  return (
    <Card title={t.title} sub={t.latest(say(deadline.slice(5, 16)))}>
      <div className="t-col">
        {wishes.map((wish, at) => (
          <RideLine
            key={`${wish.trainNumber} ${wish.seatClass} ${wish.from.at}`}
            ride={wish}
            sub={say(seatClassNames[wish.seatClass])}
            end={
              <>
                <span className="t-s13">¥{showFen(fenOf(wish.price))}</span>
                {served === at ? (
                  <Tag kind="ok">{t.served}</Tag>
                ) : wish.isOff ? (
                  <Tag kind="mute">{t.off}</Tag>
                ) : isPast(wish) ? (
                  <Tag kind="mute">{t.past(say(wish.until?.slice(5, 16)))}</Tag>
                ) : (
                  <span className="t-s12 t-3">
                    {isWaiting && wish.until && `${t.until(say(wish.until.slice(5, 16)))} · `}
                    {isWaiting ? t.ahead(wish.ahead) : served !== null && t.over}
                  </span>
                )}
              </>
            }
          />
        ))}
        {isWaiting && left.length > 0 && most < fenOf(deposit) && (
          <p className="t-s13">{t.rest(showYuan(deposit), showYuan(yuanOf(most)))}</p>
        )}
        {isWaiting && <p className="t-s12 t-3">{t.why}</p>}
      </div>
    </Card>
  );
}
