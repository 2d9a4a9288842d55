import { useEffect, useRef, useState } from 'react';
import type { ReportProduct } from '#contract/report-form.ts';
import { checkReportDays } from '#domain/report/periods.ts';
import { isThin } from '#domain/report/measures.ts';
import type { SentenceTarget } from '#domain/report/sentences.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Unseen } from '#ui/states/Unseen.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { KeyFigures } from './figures/KeyFigures.tsx';
import { ReportHead } from './ReportHead.tsx';
import { Trouble } from './Trouble.tsx';
import { createReport, firstDays } from './model.ts';
import { detailAddress } from './drill.ts';
import type { Texts } from './texts.ts';

/** The report of a product: figures with their change, sentences, charts, where the change comes from, pivot. */
export function Report({ product, t }: { product: ReportProduct; t: Texts }) {
  const services = useServices();
  const model = useModel(() => createReport(services, product));
  const [asked, state, isBusy, { switches }] = useValues(
    model.asked,
    model.overview.state,
    model.overview.busy,
    services.config,
  );
  /** Number of the print whose dialog is open, or has not said its end. */
  const [print, setPrint] = useState(0);
  const hasFigures =
    state.state === 'ready' && (state.data.figures.orders > 0 || Number(state.data.figures.amount) !== 0);
  const isEmpty = state.state === 'ready' && !hasFigures;
  const facts = useLater(hasFigures, () => import('#parts/report/Facts.tsx'));
  const none = useLater(isEmpty, () => import('./figures/NoFigures.tsx'));
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, see] = useState(false);
  /** The last press of the bar: its part may be on its way. */
  const [jump, setJump] = useState<{ to: string } | null>(null);
  const below = useLater(isSeen || print > 0 || jump !== null, () => import('./figures/Below.tsx'));
  useEffect(() => {
    if (jump && below) box.current?.querySelector(`[data-part=${jump.to}]`)?.scrollIntoView({ block: 'start' });
  }, [jump, below]);
  const openDetail = (target: Parameters<typeof detailAddress>[1]) =>
    services.setQuery(detailAddress(asked, target), { replace: false });
  const open = (target: SentenceTarget) =>
    target.view === 'pivot'
      ? model.change({ rows: target.rows, columns: '', sort: `-${target.sort}`, measure: target.sort })
      : openDetail(target);
  return (
    <div ref={box} className="t-page t-lst" aria-busy={isBusy}>
      <ReportHead product={product} model={model} t={t} onPrint={hasFigures ? () => setPrint(print + 1) : undefined} />
      {state.state === 'loading' && (
        <div className="t-col" role="status" aria-label={t.keyFigures}>
          <Skeleton height={96} />
          <Skeleton height={260} />
        </div>
      )}
      {state.state === 'failed' && (
        <section className="t-card">
          {checkReportDays(asked.days) ? (
            <Trouble
              title={t.otherDays}
              text={state.text}
              t={t}
              button={t.usualDays}
              onRetry={() => model.change({ days: firstDays(services.clock.today()) })}
            />
          ) : (
            <Trouble text={state.text} t={t} onRetry={model.overview.load} />
          )}
        </section>
      )}
      {state.state === 'ready' && state.isOld && (
        <Alert kind="warn">
          {t.failed} <LinkButton onClick={model.overview.load}>{t.retry}</LinkButton>
        </Alert>
      )}
      {isEmpty && none && <none.NoFigures model={model} t={t} />}
      {state.state === 'ready' && hasFigures && (
        <>
          <KeyFigures data={state.data} product={product} showServFee={switches.showServFee} t={t} />
          {isThin(state.data.figures) && <Alert>{t.thin(state.data.figures.tickets)}</Alert>}
          <JumpBar t={t} onJump={(to) => setJump({ to })} />
          <Card title={t.facts} data-part="facts">
            {facts ? (
              <facts.Facts data={state.data} product={product} t={t} onOpen={open} />
            ) : (
              <Skeleton height={140} />
            )}
          </Card>
          {below ? (
            <below.Below model={model} data={state.data} product={product} t={t} openDetail={openDetail} />
          ) : (
            <Unseen height={640} onSeen={() => see(true)} />
          )}
          {print > 0 && below && (
            <below.ReportPrint
              key={print}
              model={model}
              data={state.data}
              product={product}
              t={t}
              onDone={() => setPrint(0)}
            />
          )}
        </>
      )}
    </div>
  );
}

const parts = ['facts', 'charts', 'drivers', 'savings', 'rank', 'pivot'] as const;

/** On narrow roots a report is many screens long: its parts one press away. */
const JumpBar = ({ t, onJump }: { t: Texts; onJump: (to: string) => void }) => (
  <nav className="rp__jump" aria-label={t.jumps}>
    <div className="t-tabs" style={{ border: 0 }}>
      {parts.map((name) => (
        <LinkButton key={name} onClick={() => onJump(name)}>
          {t[name]}
        </LinkButton>
      ))}
    </div>
  </nav>
);
