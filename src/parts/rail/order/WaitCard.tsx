import type { TrainWait } from '#contract/train-wait.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { RideLine } from '#parts/rail/RideLine.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { waitTexts } from './words/wait-texts.ts';

/** Trains and classes of an order that waits: its place in each line, and the one that was met. */
export function WaitCard({ wait, status }: { wait: TrainWait; status: number }) {
  const { wishes, served, deadline } = wait;
  const t = useTexts('rail-wait', waitTexts);
  const { say } = useSay();
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
                ) : (
                  <span className="t-s12 t-3">
                    {status === 13 && wish.until && `${t.until(say(wish.until.slice(5, 16)))} · `}
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
