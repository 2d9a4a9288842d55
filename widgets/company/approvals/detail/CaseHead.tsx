import type { AuditDetail } from '#contract/approval.ts';
import { signedMoney } from '#domain/application/difference.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { useSay } from '#kit/say.ts';
import { CaseStateOf } from '#parts/application/states.tsx';
import { endOf } from '#parts/process/case-end.ts';
import { DeadlineText } from '#parts/process/DeadlineText.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Facts } from '#parts/process/Facts.tsx';
import { Avatar, Dot } from '#ui/display/Tag.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { CaseTexts } from './case-texts.ts';

/** Title, applicant, sum and state of a case. */
export function Head({ known, t, openedAt }: { known: AuditDetail; t: CaseTexts; openedAt: string }) {
  const { applicant, state } = known;
  const { say } = useSay();
  return (
    <section className="t-card t-card__bd t-row t-row--wrap pr-head">
      <Avatar name={applicant.name} size="lg" />
      <div className="t-grow">
        <div className="t-row t-row--wrap">
          <h1 className="t-h2">{say(known.title)}</h1>
          {known.mine ? <Dot kind="warn">{t.yours}</Dot> : <CaseStateOf {...known}>{t.states[state]}</CaseStateOf>}
        </div>
        <p className="t-s12 t-2">
          <Facts
            of={[
              applicant.name,
              applicant.deptName,
              applicant.levelName,
              t.openedAt(openedAt),
              known.byName && t.by(say(known.byName)),
              known.no,
            ].filter(Boolean)}
          />
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
        <Split known={known} t={t} />
      </div>
    </section>
  );
}

/** Of an order: the parts of its sum that the company and the traveller pay. */
function Split({ known: { kind, total, ownShare }, t }: { known: AuditDetail; t: CaseTexts }) {
  if (kind !== 'order') return null;
  const company = yuanOf(fenOf(total) - (ownShare ? fenOf(ownShare) : 0));
  return <div className="t-s12 t-2">{ownShare ? t.shares(showYuan(company), showYuan(ownShare)) : t.allByCompany}</div>;
}

/** How many lines comply, what is above the standard, and until when the case can be decided. */
export function Verdict({ known, t, onEnd }: { known: AuditDetail; t: CaseTexts; onEnd(): void }) {
  const { say } = useSay();
  const over = known.lines.filter(({ verdict }) => verdict === 'over');
  const warnings = known.info.filter(({ isWarning }) => isWarning);
  const { state, kind, lapsesAtMs, mine } = known;
  const isOpen = state === 'running';
  const { atMs, isDue } = endOf({ lapsesAtMs, task: mine });
  const holdsUntil = isOpen && kind === 'order' ? lapsesAtMs : null;
  const dueAtMs = isOpen && (holdsUntil === null || isDue) ? atMs : null;
  if (known.lines.length === 0 && holdsUntil === null && dueAtMs === null && !warnings.length) return null;
  return (
    <Alert
      kind={over.length ? 'over' : warnings.length ? 'warn' : 'ok'}
      action={
        (holdsUntil !== null || dueAtMs !== null) && (
          <div className="t-num t-nowrap">
            {holdsUntil !== null && (
              <>
                <div className="t-s12 t-3">{t.lapses.order}</div>
                <DeadlineText untilMs={holdsUntil} isRunning onEnd={onEnd} />
              </>
            )}
            {dueAtMs !== null && (
              <>
                <div className="t-s12 t-3">{isDue ? t.due : t.lapses[kind]}</div>
                <DeadlineText untilMs={dueAtMs} isLimit={isDue} onEnd={onEnd} />
              </>
            )}
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
