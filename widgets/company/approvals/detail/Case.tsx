import { useState } from 'react';
import type { AuditDetail } from '#contract/approval.ts';
import { useTimeWords } from '#parts/process/time-words.ts';
import { signedMoney } from '#domain/application/difference.ts';
import { msOf } from '#domain/china-time.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderOfCase } from '#parts/application/order-types.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { ApprovalTimeline } from '#parts/process/ApprovalTimeline.tsx';
import type { After } from '#parts/process/decision/AfterDecision.tsx';
import { BudgetBar } from '#parts/process/BudgetBar.tsx';
import { CaseInfos } from '#parts/process/CaseInfos.tsx';
import { CaseLines } from '#parts/process/CaseLines.tsx';
import { endOf } from '#parts/process/case-end.ts';
import { DeadlineText } from '#parts/process/DeadlineText.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Avatar, Dot } from '#ui/display/Tag.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { stateLooks } from '../list/columns.tsx';
import type { CaseTexts } from './case-texts.ts';
import { DecisionBar } from './DecisionBar.tsx';
import type { Asked } from './DecisionBar.tsx';
import { createCase } from './model.ts';
import type { CaseModel, DecisionLink } from './model.ts';

interface Props {
  no: string;
  link?: DecisionLink;
  t: CaseTexts;
  /** `1 / 5`: its place among those that wait; "". */
  position: string;
  isNarrow: boolean;
  toList(): void;
  toNext(): unknown;
  /** The member has nothing to decide here any more. */
  onDecided(): unknown;
  /** Other cases that wait for the member. */
  left: number;
}

export function Case({ no, link, t, position, isNarrow, toList, toNext, onDecided, left }: Props) {
  const services = useServices();
  const model = useModel(() => createCase(services, t, { no, link }, onDecided));
  return (
    <main>
      {isNarrow && (
        <BackHead title={t.title} onBack={toList}>
          {position && <span className="t-s13 t-3">{position}</span>}
        </BackHead>
      )}
      {link && !link.isOpen && <Alert>{t.linkOver}</Alert>}
      <Loaded from={model.detail} onBack={toList}>
        {(known) => <Content known={known} model={model} t={t} after={{ left, toList, toNext }} />}
      </Loaded>
    </main>
  );
}

function Content({ known, model, t, after }: { known: AuditDetail; model: CaseModel; t: CaseTexts; after: After }) {
  const services = useServices();
  const [asked, ask] = useState<Asked | null>(null);
  const part = useLater(asked !== null, () => import('./Dialogs.tsx'));
  const nowMs = services.clock.now();
  const openedAt = useTimeWords().moment(msOf(known.openedAt), nowMs);
  const { say } = useSay();
  const order = orderOfCase(known);
  return (
    <>
      <Head known={known} t={t} openedAt={openedAt} />
      <Verdict known={known} t={t} onEnd={() => void model.detail.load()} />
      {known.lines.length > 0 && (
        <Card
          title={t.lines}
          sub={known.lines.some(({ cheapest }) => cheapest) && t.linesSub(openedAt)}
          end={order && <OrderLink {...order}>{t.seeOrder}</OrderLink>}
          bare
        >
          <CaseLines lines={known.lines} />
        </Card>
      )}
      <div className="pr-two">
        {known.budget && (
          <Card title={t.budget} sub={say(known.budget.name)}>
            <BudgetBar budget={known.budget} />
          </Card>
        )}
        <CaseInfos info={known.info.filter(({ isWarning }) => !isWarning)} t={t} />
      </div>
      {known.mine && (
        <Card title={t.why}>
          <KeyValue
            items={[
              [t.whyMe, say(known.mine.why)],
              [
                t.due,
                known.mine.dueAtMs === null ? '' : <DeadlineText key="due" untilMs={known.mine.dueAtMs} isLimit />,
              ],
              [t.ifAgreed, say(known.mine.ifAgreed)],
              [t.ifRefused, say(known.mine.ifRefused)],
            ]}
          />
        </Card>
      )}
      <Card
        title={t.progress}
        sub={[t.process(say(known.processName), known.processVersion), ...known.arms.map(say)].join(' · ')}
      >
        <div className="t-col">
          {known.notes.map((note) => (
            <p key={note} className="pr-note t-s13">
              {say(note)}
            </p>
          ))}
          <ApprovalTimeline steps={known.timeline} nowMs={nowMs} />
        </div>
      </Card>
      <DecisionBar known={known} model={model} t={t} ask={ask} after={after} />
      {asked && part && <part.Dialogs asked={asked} known={known} model={model} t={t} onClose={() => ask(null)} />}
    </>
  );
}

function Head({ known, t, openedAt }: { known: AuditDetail; t: CaseTexts; openedAt: string }) {
  const { applicant, state } = known;
  const { say } = useSay();
  const look = known.mine ? 'warn' : stateLooks[state];
  return (
    <section className="t-card t-card__bd t-row t-row--wrap pr-head">
      <Avatar name={applicant.name} size="lg" />
      <div className="t-grow">
        <div className="t-row t-row--wrap">
          <h1 className="t-h2">{say(known.title)}</h1>
          <Dot {...(look && { kind: look })}>{known.mine ? t.yours : t.states[state]}</Dot>
        </div>
        <p className="t-s12 t-2">
          {[
            applicant.name,
            applicant.deptName,
            applicant.levelName,
            t.openedAt(openedAt),
            known.byName && t.by(say(known.byName)),
            known.no,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="t-end t-num">
        <div className="t-s12 t-3">{known.budget?.was ? t.newBudget : t.totals[known.kind]}</div>
        <Price yuan={known.total} size="lg" ink fixed />
        {known.budget?.was && (
          <div className="t-s12 t-2">
            {t.raised(
              showYuan(known.budget.was),
              showYuan(known.total),
              signedMoney(fenOf(known.total) - fenOf(known.budget.was)),
            )}
          </div>
        )}
        {known.ownShare && (
          <div className="t-s12 t-2">
            {t.shares(showYuan(yuanOf(fenOf(known.total) - fenOf(known.ownShare))), showYuan(known.ownShare))}
          </div>
        )}
      </div>
    </section>
  );
}

/** How many lines comply, what is above the standard, and until when the case can be decided. */
function Verdict({ known, t, onEnd }: { known: AuditDetail; t: CaseTexts; onEnd(): void }) {
  const { say } = useSay();
  const over = known.lines.filter(({ verdict }) => verdict === 'over');
  const warnings = known.info.filter(({ isWarning }) => isWarning);
  const { atMs, isDue } = endOf({ lapsesAtMs: known.lapsesAtMs, task: known.mine });
  const isOpen = known.state === 'running' && atMs !== null;
  if (known.lines.length === 0 && !isOpen && !warnings.length) return null;
  return (
    <Alert
      kind={over.length ? 'over' : warnings.length ? 'warn' : 'ok'}
      action={
        isOpen && (
          <div className="t-num t-nowrap">
            <div className="t-s12 t-3">{isDue ? t.due : t.lapses[known.kind]}</div>
            <DeadlineText untilMs={atMs} isLimit={isDue} onEnd={onEnd} />
          </div>
        )
      }
    >
      <b>
        {known.kind === 'change' || known.kind === 'refund'
          ? t.unjudged[known.kind]
          : t.verdict(known.lines.length - over.length, over.length, warnings.length)}
      </b>
      {over.map(({ title, verdictText }, at) => (
        <div key={at}>
          {say(title)} {say(verdictText)}
        </div>
      ))}
      {warnings.map(({ label, text }) => (
        <div key={text}>{t.warning(say(label), say(text))}</div>
      ))}
      {known.mine?.forName && <div>{t.deputyOf(known.mine.forName)}</div>}
    </Alert>
  );
}
