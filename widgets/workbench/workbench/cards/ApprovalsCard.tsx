import { MoreLink } from '#screens/cards/MoreLink.tsx';
import type { ReactNode } from 'react';
import type { WorkbenchApprovals } from '#contract/workbench.ts';
import { meetsNeed } from '#domain/menu/needs.ts';
import { nearMoment } from '#domain/workbench/near-moment.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** Approvals that wait, those beyond their time, own applications; of a company also its orphans. */
export function ApprovalsCard() {
  const { model, words, kind } = useWorkbench();
  const user = useValue(useServices().session.user);
  if (!model.approvals || !user) return null;
  const mayAudit = meetsNeed(user, 'canAudit');
  const mayApply = meetsNeed(user, 'tripFlags');
  if (!mayAudit && !mayApply) return null;
  return (
    <ReadingCard
      className="wb-first"
      title={words.approvals}
      reading={model.approvals}
      height={72}
      end={
        <>
          {kind !== 'company' && mayApply && <MoreLink to="travel_application_add">{words.apply}</MoreLink>}
          {mayAudit && <MoreLink to="travel_audit">{words.approve}</MoreLink>}
        </>
      }
    >
      {(data) => <Figures of={data} mayAudit={mayAudit} mayApply={mayApply} />}
    </ReadingCard>
  );
}

/** Cases of trips and those of orders have lists of their own. */
function Waiting({ todo }: { todo: number }) {
  const { model, words } = useWorkbench();
  // The counters may come after the figures, or fail: until then their sum is known.
  const { trip, order } = useValue(model.counters.data)?.toApprove ?? { trip: todo, order: 0 };
  const trips = <RouteLink to="travel_audit">{words.piece(trip)}</RouteLink>;
  if (!order) return trips;
  return (
    <>
      {words.tripCases} {trips} · {words.orderCases} <RouteLink to="travel_audit_order">{words.piece(order)}</RouteLink>
    </>
  );
}

interface FiguresProps {
  of: WorkbenchApprovals;
  mayAudit: boolean;
  /** Own applications are a screen for employees with some kind of approval. */
  mayApply: boolean;
}

function Figures({ of, mayAudit, mayApply }: FiguresProps) {
  const { model, words, kind } = useWorkbench();
  const now = useValue(model.nowMs);
  const parts: [name: string, value: ReactNode, isHot: boolean][] = [];
  if (mayAudit) {
    parts.push([words.toApprove, <Waiting key="todo" todo={of.todo} />, false]);
    // Overdue ones come first in the list of an approver; the company's account has them among those of everybody.
    const late = kind === 'company' ? { box: 'mine', state: 'late' } : {};
    parts.push([
      kind === 'company' ? words.overdueOfAll : words.overdue,
      of.overdue > 0 ? (
        <RouteLink key="overdue" to="travel_examination_list" params={late}>
          {words.piece(of.overdue)}
        </RouteLink>
      ) : (
        words.piece(of.overdue)
      ),
      of.overdue > 0,
    ]);
  }
  if (kind !== 'company' && mayApply)
    for (const [name, count, state] of [
      [words.myApplications, of.mine, 1],
      [words.approvedTrips, of.approved, 2],
    ] as const)
      parts.push([
        name,
        <RouteLink key={name} to="travel_application" params={{ state }}>
          {words.piece(count)}
        </RouteLink>,
        false,
      ]);
  if (of.orphans !== null) {
    parts.push([
      words.orphans,
      <RouteLink key="orphans" to="credit_member_list" params={{ orphan: 'any' }} title={words.orphansHint}>
        {words.heads(of.orphans)}
      </RouteLink>,
      of.orphans > 0,
    ]);
  }
  return (
    <>
      <dl className="wb-acc__parts">
        {parts.map(([name, value, isHot]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isHot ? 't-over' : ''}>{value}</dd>
          </div>
        ))}
      </dl>
      {mayAudit && (
        <p className="t-s12 t-3">
          {of.todo === 0
            ? words.noneToApprove
            : of.nextLapseMs !== null &&
              (of.nextLapseMs < now ? words.firstLate : words.firstEnd(nearMoment(of.nextLapseMs, now, words)))}
        </p>
      )}
    </>
  );
}
