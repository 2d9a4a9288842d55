import type { Employee } from '#contract/company-people.ts';
import { flagWords, joinStateNames, orphanNames, stateNames, tripFlags } from '#domain/company/people.ts';
import type { EmployeeState } from '#domain/company/people.ts';
import type { Say } from '#kit/say.ts';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { DotKind } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { Texts } from './texts.ts';

const dots: Readonly<Partial<Record<EmployeeState, DotKind>>> = { active: 'ok', invited: 'warn', asked: 'warn' };

export function StateDot({ state, join, say }: Pick<Employee, 'state' | 'join'> & Pick<Say, 'say'>) {
  const kind = join && join.state !== 'asked' ? 'bad' : dots[state];
  return <Dot {...(kind && { kind })}>{say(join ? joinStateNames[join.state] : stateNames[state])}</Dot>;
}

const isOn = (flag: string | number): boolean => Number(flag) === 1;

/** The flags of a level that are on, in words. */
export const flagsInWords = (level: Employee['tripLevel'], say: Say['say']): string =>
  tripFlags.flatMap((flag) => (isOn(level[flag]) ? [say(flagWords[flag][0])] : [])).join(' · ');

export const columnsOf = (texts: Texts, say: Say['say']): DataColumn<Employee>[] => [
  {
    key: 'name',
    title: texts.columns.name,
    sort: 'job',
    card: 'title',
    cardCell: ({ realName, isHead }) => (
      <>
        {realName} {isHead && <Tag kind="info">{texts.head}</Tag>}
      </>
    ),
    phone: 'title',
    cell: ({ realName, jobNumber, isHead }) => (
      <div>
        <b className="t-nowrap">{realName}</b>
        <div className="t-s12 t-3 t-nowrap">
          {jobNumber}
          {isHead && ` · ${texts.head}`}
        </div>
      </div>
    ),
  },
  {
    key: 'department',
    card: 'fact',
    cardCell: ({ jobNumber, deptName }) => [jobNumber, deptName].filter(Boolean).join(' · '),
    title: texts.columns.department,
    cell: ({ deptName, managerName, orphans }) => (
      <div>
        {deptName}
        <div className="t-s12 t-3 t-nowrap">
          {orphans.includes('noApprover') || orphans.includes('managerLeft') ? (
            <Tag kind="warn">{say(orphanNames[orphans.includes('managerLeft') ? 'managerLeft' : 'noApprover'])}</Tag>
          ) : managerName ? (
            texts.manager(managerName)
          ) : (
            texts.noManager
          )}
        </div>
      </div>
    ),
  },
  {
    key: 'level',
    title: texts.columns.level,
    sort: 'level',
    card: 'fact',
    cardCell: ({ levelId, levelName }) => (levelId === null ? texts.noLevel : levelName),
    isMore: true,
    cell: ({ levelId, levelName, tripLevel }) =>
      levelId === null ? (
        <div>
          <Tag kind="warn">{texts.noLevel}</Tag>
          <div className="t-s12 t-3">{texts.unlevelled}</div>
        </div>
      ) : (
        <div>
          {levelName}
          <div className="t-s12 t-3">{flagsInWords(tripLevel, say) || say(flagWords.overproof[1])}</div>
        </div>
      ),
  },
  {
    key: 'cost',
    title: texts.columns.cost,
    cell: ({ usedCostCenter, orphans }) =>
      orphans.includes('noCostCenter') ? (
        <Tag kind="warn">{say(orphanNames.noCostCenter)}</Tag>
      ) : (
        usedCostCenter || texts.dash
      ),
  },
  {
    key: 'joined',
    title: texts.columns.joined,
    sort: 'joined',
    isMore: true,
    cell: ({ joinedOn }) => <span className="t-nowrap">{joinedOn || texts.dash}</span>,
  },
  {
    key: 'state',
    title: texts.columns.state,
    card: 'amount',
    cell: ({ state, join }) => <StateDot state={state} say={say} {...(join && { join })} />,
  },
];
