import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { useServices } from '#kit/widget.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { PartProps } from './Balances.tsx';

/** Opening + in − out = closing for the chosen days, each as a step of its own; the page itself checks the sum. */
export function Flow({ model, t, show }: PartProps) {
  const { clock } = useServices();
  const today = clock.today();
  const known = useValue(model.flow.current);
  const [flow, { days }, isHidden] = useValues(model.flow.data, model.list.filters, model.isHidden);
  if (!flow) {
    const isLoading = known.state === 'loading';
    return (
      <section className="t-card wl__f" aria-label={t.flow} aria-busy={isLoading}>
        {isLoading ? (
          <Skeleton width={280} height={20} />
        ) : (
          <span role="alert">
            {t.flowFailed} <LinkButton onClick={() => void model.flow.load()}>{t.retry}</LinkButton>
          </span>
        )}
      </section>
    );
  }
  const [opening, income, out, closing] = [flow.opening, flow.in, flow.out, flow.closing].map(fenOf) as [
    Fen,
    Fen,
    Fen,
    Fen,
  ];
  const isRight = opening + income - out === closing;
  const top = opening + income;
  const parts = [
    { label: t.opening, day: days.from, sign: '', yuan: flow.opening, from: 0, to: opening },
    { label: t.in, day: '', sign: '+', yuan: flow.in, from: opening, to: top },
    { label: t.out, day: '', sign: '−', yuan: flow.out, from: closing, to: top },
    { label: t.closing, day: days.to, sign: '=', yuan: flow.closing, from: 0, to: closing },
  ];
  const percent = (fen: Fen): string => `${top > 0 ? (100 * Math.max(0, fen)) / top : 0}%`;
  return (
    <section className="t-card wl__f" aria-label={t.flow}>
      {parts.map(({ label, day, sign, yuan, from, to }) => (
        <div key={label}>
          {sign && `${sign} `}
          {label}
          {day && ` ${t.day(day, today)}`} <b>¥{show(yuan)}</b>
          {!isHidden && <i style={{ marginLeft: percent(from), width: percent(to - from) }} />}
        </div>
      ))}
      <Tag kind={isRight ? 'ok' : 'bad'}>{isRight ? t.proven : t.wrong}</Tag>
    </section>
  );
}
