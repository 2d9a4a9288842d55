import { useEffect, useState } from 'react';
import type { AuditDetail } from '#contract/approval.ts';
import { useTimeWords } from '#parts/process/time-words.ts';
import { msOf } from '#domain/china-time.ts';
import { useLater } from '#kit/part.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useSay } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderOfCase } from '#parts/application/order-types.ts';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { ApprovalTimeline } from '#parts/process/ApprovalTimeline.tsx';
import type { After } from '#parts/process/decision/AfterDecision.tsx';
import { BudgetBar } from '#parts/process/BudgetBar.tsx';
import { CaseInfos } from '#parts/process/CaseInfos.tsx';
import { CaseLines } from '#parts/process/CaseLines.tsx';
import { DeadlineText } from '#parts/process/DeadlineText.tsx';
import { LaterHurry } from '#parts/process/hurry/LaterHurry.tsx';
import { Rounds, RoundDifference } from '#parts/application/rounds/Rounds.tsx';
import { CaseTalk } from '#parts/process/talk/CaseTalk.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { CaseTexts } from './case-texts.ts';
import { Head, Verdict } from './CaseHead.tsx';
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

/** Links that know the number alone: the way to an order's case is another one than to a trip's. */
function followKind({ place, navigate }: Services, kind: AuditDetail['kind']): void {
  const { name, params, query } = place.peek();
  const noteType = kind === 'trip' ? undefined : '1';
  if (query['noteType'] !== noteType) navigate(name, { ...params, ...query, noteType }, { replace: true });
}

function Content({ known, model, t, after }: { known: AuditDetail; model: CaseModel; t: CaseTexts; after: After }) {
  const services = useServices();
  const [asked, ask] = useState<Asked | null>(null);
  const part = useLater(asked !== null, () => import('./Dialogs.tsx'));
  const nowMs = services.clock.now();
  const openedAt = useTimeWords().moment(msOf(known.openedAt), nowMs);
  const { say } = useSay();
  const order = orderOfCase(known);
  const { name } = services.place.peek();
  const rounds = {
    rounds: known.rounds,
    no: known.no,
    link: (no: string) => linkToNamed(services, name, { no }),
  };
  useEffect(() => followKind(services, known.kind), [services, known.kind]);
  return (
    <>
      <Head known={known} t={t} openedAt={openedAt} />
      <RoundDifference {...rounds} />
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
        {known.departmentBudget && (
          <Card title={t.departmentBudget} sub={say(known.departmentBudget.name)}>
            <BudgetBar budget={known.departmentBudget} asked={t.asked[known.kind]} />
          </Card>
        )}
        {known.budget && (
          <Card title={t.budget} sub={say(known.budget.name)}>
            <BudgetBar budget={known.budget} />
          </Card>
        )}
      </div>
      <CaseInfos info={known.info.filter(({ isWarning }) => !isWarning)} t={t} />
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
          <LaterHurry of={known} settle={model.settleHurry} />
          <ApprovalTimeline steps={known.timeline.filter(({ isSaid }) => !isSaid)} nowMs={nowMs} />
        </div>
      </Card>
      <CaseTalk known={known} reload={model.detail.load} />
      <Rounds {...rounds} />
      <DecisionBar known={known} model={model} t={t} ask={ask} after={after} />
      {asked && part && <part.Dialogs asked={asked} known={known} model={model} t={t} onClose={() => ask(null)} />}
    </>
  );
}
