import { useRef, useState } from 'react';
import { reportFilters } from '#contract/report-form.ts';
import type { ReportDimension, ReportFilter, ReportProduct } from '#contract/report-form.ts';
import { checkReportDays } from '#domain/report/periods.ts';
import { sentencesOf, isThin } from '#domain/report/sentences.ts';
import type { SentenceTarget } from '#domain/report/sentences.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { Drivers } from './figures/Drivers.tsx';
import { KeyFigures } from './figures/KeyFigures.tsx';
import { NoFigures } from './figures/NoFigures.tsx';
import { Pivot } from './pivot/Pivot.tsx';
import { Rank } from './figures/Rank.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportPrint } from './ReportPrint.tsx';
import { Savings } from './figures/Savings.tsx';
import { Trouble } from './Trouble.tsx';
import { createReport, firstDays } from './model.ts';
import { daysOfKey, detailAddress } from './drill.ts';
import type { Texts } from './texts.ts';
import { withKeys } from './where.ts';

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
  const charts = useLater(hasFigures, () => import('./figures/Charts.tsx'));
  const openDetail = (target: Parameters<typeof detailAddress>[1]) =>
    services.setQuery(detailAddress(asked, target), { replace: false });
  const open = (target: SentenceTarget) =>
    target.view === 'pivot'
      ? model.change({ rows: target.rows, columns: '', sort: `-${target.sort}`, measure: target.sort })
      : openDetail(target);
  const openCell = (rows: ReportDimension, row: string, columns: ReportDimension | '', column?: string) => {
    const keys: readonly (readonly [ReportDimension, string])[] = [
      [rows, row],
      ...(columns && column !== undefined ? [[columns, column] as const] : []),
    ];
    let { where, days } = asked;
    for (const [dimension, key] of keys) {
      if (isFilter(dimension)) where = withKeys(where, dimension, [key]);
      else days = daysOfKey(dimension, key, days);
    }
    openDetail({ where, days });
  };
  const only = (dimension: ReportFilter, key: string) => openDetail({ where: { [dimension]: [key] } });
  return (
    <div className="t-page t-lst" aria-busy={isBusy}>
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
      {state.state === 'ready' && !hasFigures && <NoFigures product={product} model={model} t={t} />}
      {state.state === 'ready' && hasFigures && (
        <>
          <KeyFigures data={state.data} product={product} showServFee={switches.showServFee} t={t} />
          {isThin(state.data.figures) && <Alert>{t.thin(state.data.figures.tickets)}</Alert>}
          <JumpBar t={t} />
          <Card title={t.facts} data-part="facts">
            <ul className="rp__say">
              {sentencesOf(state.data).map(({ id, text, link, target }) => (
                <li key={id}>
                  {t.say(text)} <LinkButton onClick={() => open(target)}>{t.say(link)}</LinkButton>
                </li>
              ))}
            </ul>
          </Card>
          <div className={cx('rp', isBusy && 'is-busy')}>
            <i data-part="charts" />
            {charts ? <charts.Charts data={state.data} t={t} /> : <Skeleton height={300} className="rp__wide" />}
            <i data-part="drivers" />
            <Drivers drivers={state.data.drivers} t={t} />
            <i data-part="savings" />
            <Savings data={state.data} t={t} onOpen={(reason) => only('reason', reason)} />
            <i data-part="rank" />
            <Rank data={state.data} t={t} onOpen={only} />
            <i data-part="pivot" />
            <Pivot model={model} product={product} showServFee={switches.showServFee} t={t} onOpen={openCell} />
          </div>
          {print > 0 && (
            <ReportPrint
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
function JumpBar({ t }: { t: Texts }) {
  const box = useRef<HTMLElement>(null);
  const goTo = (name: (typeof parts)[number]) =>
    box.current?.parentElement?.querySelector(`[data-part=${name}]`)?.scrollIntoView({ block: 'start' });
  return (
    <nav ref={box} className="rp__jump" aria-label={t.jumps}>
      {parts.map((name) => (
        <LinkButton key={name} onClick={() => goTo(name)}>
          {t[name]}
        </LinkButton>
      ))}
    </nav>
  );
}

const isFilter = (dimension: ReportDimension): dimension is ReportFilter =>
  reportFilters.some((name) => name === dimension);
