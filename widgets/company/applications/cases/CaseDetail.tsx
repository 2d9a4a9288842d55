import type { AuditDetail } from '#contract/approval.ts';
import { momentAt } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { approvalReasons, reasonsLabel } from '#domain/process/words/approval-reasons.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { RoundDifference, Rounds, roundsOf } from '#parts/application/rounds/Rounds.tsx';
import { EndedSince } from '#parts/application/states.tsx';
import { CaseTalk } from '#parts/process/talk/CaseTalk.tsx';
import { linkToOrder, linkToPay } from '#parts/order/link-to-order.ts';
import { ApprovalTimeline } from '#parts/process/ApprovalTimeline.tsx';
import { CaseLines } from '#parts/process/CaseLines.tsx';
import { StatusHead } from '#screens/DetailScreen.tsx';
import { ResourcePage } from '#screens/ResourcePage.tsx';
import detailCss from '#screens/detail.css?shadow';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import processCss from '#parts/process/process.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import { actTexts } from '#parts/application/words/act-texts.ts';
import { orderOfCase } from '#parts/application/order-types.ts';
import { caseDots } from './CaseList.tsx';
import { createCasePage } from './model.ts';
import { caseTexts } from './texts.ts';
import type { CaseTexts } from './texts.ts';

const styles = [detailCss, journeyCss, processCss];
type Model = ReturnType<typeof createCasePage>;

interface PartProps {
  known: AuditDetail;
  model: Model;
  texts: CaseTexts;
}

/** An application about an order: the order with its verdicts, why it must be approved, and the way of its approval. */
export function CaseDetail({ no }: { no: string }) {
  useStyles(styles);
  const services = useServices();
  const texts = useTexts('application-cases', caseTexts);
  const words = useTexts('application-acts', actTexts);
  const model = useModel(() => createCasePage(services, words, no));
  const isRound = services.place.peek().query['round'] === no;
  return (
    <ResourcePage title={isRound ? texts.rounds : texts.detail} page={model.page} onBack={model.back} texts={texts}>
      {(known) => ({
        status: <Status known={known} model={model} texts={texts} />,
        main: (
          <>
            <RoundDifference {...roundsOf(services, { ...known, applicationId: known.subjectId })} />
            <Lines known={known} texts={texts} />
            <CaseTalk known={known} reload={model.page.load} />
          </>
        ),
        side: (
          <>
            <Sides known={known} texts={texts} />
            <Rounds {...roundsOf(services, { ...known, applicationId: known.subjectId })} />
          </>
        ),
      })}
    </ResourcePage>
  );
}

function Status({ known, model, texts }: PartProps) {
  const services = useServices();
  const busy = useValue(model.urging);
  const { state, urgeFromMs, payUntilMs } = known;
  const { say } = useSay();
  const untilMs = state === 'running' ? known.lapsesAtMs : payUntilMs;
  const order = orderOfCase(known);
  const { href, onClick } = order ? linkToOrder(services, order.type, order.orderNo) : {};
  const isUrged = urgeFromMs !== null && urgeFromMs > services.clock.now();
  return (
    <StatusHead
      kind={caseDots[state] ?? ''}
      label={say(known.title)}
      countdown={
        untilMs !== null && {
          prefix: payUntilMs === null ? texts.lapses : texts.payWithin,
          untilMs,
          now: services.clock.now,
        }
      }
      lead={
        <>
          <b>{texts.states[state]}</b>{' '}
          {known.since && (
            <>
              · <EndedSince since={known.since} />{' '}
            </>
          )}
          · {known.kind === 'trip' ? texts.readOnly : payUntilMs === null ? texts.leads[state] : texts.payLead}{' '}
          {known.elsewhere ? texts.elsewhere : known.mayWithdraw && known.kind !== 'trip' && texts.withdrawHint}
        </>
      }
      facts={[
        known.no,
        texts.kinds[known.kind],
        texts.openedAt(known.openedAt.slice(0, 16)),
        known.byName && texts.by(known.byName),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {state === 'running' && known.kind !== 'trip' && urgeFromMs !== null && (
            <>
              {isUrged && <span className="t-s12 t-3">{texts.urgedUntil(momentAt(urgeFromMs).slice(11, 16))}</span>}
              <Button busy={busy !== null} disabled={isUrged} onClick={model.urge}>
                {texts.urge}
              </Button>
            </>
          )}
          {onClick && href !== null && (
            <Button kind={payUntilMs === null ? 'primary' : 'soft'} onClick={onClick}>
              {texts.seeOrder}
            </Button>
          )}
          {order && payUntilMs !== null && (
            <Button kind="buy" onClick={linkToPay(services, order.type, order.orderNo).onClick}>
              {texts.pay}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Facts that the company decides on, and the arms of its process that they lead to. */
function whyOf({ kind, lines, arms, info }: AuditDetail): string[] {
  if (kind === 'trip') return [];
  if (kind !== 'order') return [approvalReasons[kind], ...arms];
  // An order above the standard may be asked about for its fees alone, or for both.
  const asked = info.find(({ label }) => label === reasonsLabel)?.text ?? '';
  const over = lines.filter(({ verdict }) => verdict === 'over');
  return [asked, ...over.map(({ verdictText }) => verdictText), ...arms].filter(Boolean);
}

function Lines({ known, texts }: Pick<PartProps, 'known' | 'texts'>) {
  const { say } = useSay();
  const why = whyOf(known);
  return (
    <>
      {why.length > 0 && (
        <Card title={texts.why}>
          <p className="t-s13">{why.map(say).join(' · ')}</p>
        </Card>
      )}
      <Card title={known.kind === 'trip' ? texts.tripLines : texts.lines} bare>
        <CaseLines lines={known.lines} />
        <div className="t-card__bd">
          <SumRow label={known.kind === 'trip' ? texts.tripTotal : texts.total}>
            <b>{showYuan(known.total)}</b>
          </SumRow>
        </div>
      </Card>
    </>
  );
}

function Sides({ known, texts }: Pick<PartProps, 'known' | 'texts'>) {
  const services = useServices();
  const { say } = useSay();
  const { info, notes, processName, processVersion, timeline } = known;
  return (
    <>
      <Card title={texts.progress} sub={texts.process(say(processName), processVersion)}>
        {notes.map((note) => (
          <p key={note} className="pr-note t-s13">
            {say(note)}
          </p>
        ))}
        <ApprovalTimeline steps={timeline.filter(({ isSaid }) => !isSaid)} nowMs={services.clock.now()} />
      </Card>
      {info.length > 0 && (
        <Card title={texts.info}>
          <KeyValue items={info.map(({ label, text }) => [say(label), say(text)] as const)} />
        </Card>
      )}
    </>
  );
}
