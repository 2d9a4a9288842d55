import { fenOf } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { PartProps } from './Balances.tsx';

/** Opening + in − out = closing for the chosen days; the page itself checks the sum. */
export function Flow({ model, t, show }: PartProps) {
  const known = useValue(model.flow.current);
  const flow = useValue(model.flow.data);
  if (!flow) {
    return known.state === 'loading' ? (
      <section className="t-card wl__f" aria-label={t.flow} aria-busy="true">
        <Skeleton width={280} height={20} />
      </section>
    ) : null;
  }
  const isRight = fenOf(flow.opening) + fenOf(flow.in) - fenOf(flow.out) === fenOf(flow.closing);
  return (
    <section className="t-card wl__f" aria-label={t.flow}>
      <span>
        {t.opening} <b>¥{show(flow.opening)}</b>
      </span>
      <span>
        + {t.in} <b>¥{show(flow.in)}</b>
      </span>
      <span>
        − {t.out} <b>¥{show(flow.out)}</b>
      </span>
      <span>
        = {t.closing} <b>¥{show(flow.closing)}</b>
      </span>
      <Tag kind={isRight ? 'ok' : 'bad'}>{isRight ? t.proven : t.wrong}</Tag>
    </section>
  );
}
