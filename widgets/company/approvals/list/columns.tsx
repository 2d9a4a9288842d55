import type { AuditBox, AuditRow } from '#contract/approval.ts';
import { dayAt } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import type { Say } from '#kit/say.ts';
import { CaseStateOf, EndedSince } from '#parts/application/states.tsx';
import { endOf, isLate } from '#parts/process/case-end.ts';
import { DeadlineText, MayLapse } from '#parts/process/DeadlineText.tsx';
import { Facts } from '#parts/process/Facts.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { Texts } from '../texts.ts';

export { SelectAll } from '#screens/list/SelectAll.tsx';
export { TableRows } from '#screens/list/TableRows.tsx';

export const VerdictTags = ({ row: { kind, verdict, over, warnings }, t }: { row: AuditRow; t: Texts }) => {
  const asked = kind === 'change' || kind === 'refund' ? kind : null;
  return (
    <span className="t-row t-row--wrap">
      {asked && <Tag kind="info">{t.kinds[asked]}</Tag>}
      {warnings && <Tag kind="warn">{t.warnings(warnings)}</Tag>}
      {verdict === 'over' ? (
        <Tag kind="over">{t.over(Math.max(1, over))}</Tag>
      ) : (
        !asked && !warnings && <Tag kind="ok">{t.ok}</Tag>
      )}
    </span>
  );
};

const percentWords = (percent: number): string => `${percent.toFixed(1)}%`;

/** Of a row of the whole company: the first limit of all who have not decided yet. */
const endOfRow = (row: AuditRow) => endOf({ lapsesAtMs: row.lapsesAtMs, task: row.task ?? { dueAtMs: row.dueAtMs } });

export function columnsOf(
  t: Texts,
  box: AuditBox,
  { isCompany, nowMs, say }: { isCompany: boolean; nowMs: number; say: Say['say'] },
  open: (row: AuditRow) => void,
): DataColumn<AuditRow>[] {
  const today = dayAt(nowMs);
  // The company's account sees all that run, and until when.
  const isAll = box === 'mine' && isCompany;
  const deadline: DataColumn<AuditRow> = {
    key: 'deadline',
    title: t.columns.deadline,
    width: 150,
    card: 'fact',
    cell: (row) => {
      const { atMs, isDue } = endOfRow(row);
      if (row.state !== 'running') return '';
      return (
        <div className="t-nowrap">
          <DeadlineText key={row.no} untilMs={atMs} isLimit={isDue} />
          {atMs !== null && <div className="t-s12 t-3">{isDue ? t.due : t.lapses[row.kind]}</div>}
          <MayLapse row={row} />
        </div>
      );
    },
    cardCell: (row) => {
      const { atMs, isDue } = endOfRow(row);
      if (row.state !== 'running') return '';
      return (
        <>
          {atMs !== null && (isDue ? t.due : t.lapses[row.kind])}{' '}
          <DeadlineText key={row.no} untilMs={atMs} isLimit={isDue} />
          <MayLapse row={row} />
        </>
      );
    },
  };
  const subject: DataColumn<AuditRow> = {
    key: 'subject',
    title: t.columns.subject,
    card: 'title',
    cell: (row) => (
      <div>
        <LinkButton className="t-m" onClick={() => open(row)}>
          {say(row.title)}
        </LinkButton>{' '}
        {box === 'copied' && !row.isRead && <Tag kind="info">{t.unread}</Tag>}
        {row.task?.forName && <Tag kind="mute">{t.deputyOf(row.task.forName)}</Tag>}
        <div className="t-s12 t-3">
          <Facts of={[row.applicant.name, row.applicant.deptName, row.applicant.levelName].filter(Boolean)} />
        </div>
        <div className="t-s12 t-3">
          <Facts of={[row.no, t.openedAt(t.moment(row.openedAt, today))]} />
        </div>
      </div>
    ),
    cardCell: ({ title, applicant: { name, deptName }, no, task }) => (
      <>
        {say(title)}
        <div className="t-s12 t-3">
          <Facts of={[name, deptName, task?.forName && t.deputyOf(task.forName), no].filter(Boolean)} />
        </div>
      </>
    ),
  };
  const state: DataColumn<AuditRow> = {
    key: 'state',
    title: t.columns.state,
    card: 'fact',
    cell: ({ state: now, since, waitsFor, closedAt, dueAtMs }) => (
      <div>
        <CaseStateOf state={now} since={since}>
          {t.states[now]}
        </CaseStateOf>
        <div className="t-s12 t-3">
          {now === 'running'
            ? waitsFor.length > 0 && t.waitsFor(waitsFor.map(say))
            : closedAt && t.moment(closedAt, today)}
        </div>
        {!isAll && isLate({ state: now, dueAtMs }, nowMs) && (
          <div className="t-s12">
            <DeadlineText untilMs={dueAtMs} isLimit />
          </div>
        )}
      </div>
    ),
    cardCell: ({ state: now, since, waitsFor, dueAtMs }) => (
      <>
        {now === 'running' && waitsFor.length > 0 ? t.waitsFor(waitsFor.map(say)) : t.states[now]}{' '}
        {since && <EndedSince since={since} />}
        {!isAll && isLate({ state: now, dueAtMs }, nowMs) && <DeadlineText untilMs={dueAtMs} isLimit />}
      </>
    ),
  };
  return [
    ...(box === 'todo' ? [deadline, subject] : isAll ? [deadline, subject, state] : [subject, state]),
    {
      key: 'verdict',
      title: t.columns.verdict,
      card: 'fact',
      cell: (row) => <VerdictTags row={row} t={t} />,
    },
    ...(box === 'todo' || isAll
      ? [
          {
            key: 'budget',
            title: t.columns.budget,
            card: 'fact' as const,
            cell: ({ budget, state, kind }: AuditRow) =>
              !budget ? (
                state === 'running' &&
                (kind === 'trip' || kind === 'order') && <span className="t-s12 t-3">{t.noBudget}</span>
              ) : (
                <div>
                  <b className={budget.isOver ? 't-bad' : ''}>{percentWords(budget.after)}</b>
                  <div className="t-s12 t-3">{budget.isOver ? t.overBudget : say(budget.name).split(' · ')[0]}</div>
                </div>
              ),
            cardCell: ({ budget }: AuditRow) =>
              budget && (
                <span className={budget.isOver ? 't-bad' : ''}>
                  {budget.isOver ? t.overBudget : t.columns.budget} {percentWords(budget.after)}
                </span>
              ),
          },
        ]
      : []),
    {
      key: 'amount',
      title: t.columns.amount,
      num: true,
      sort: 'total',
      card: 'amount',
      cell: ({ total, ownShare }) => (
        <>
          <Price yuan={total} ink fixed />
          {ownShare && <div className="t-s12 t-3 t-nowrap">{t.ownShare(showYuan(ownShare))}</div>}
        </>
      ),
    },
  ];
}
