import { useRef } from 'react';
import type { AuditRow } from '#contract/approval.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { auditCounts } from '#parts/process/audit-counts.ts';
import { endOf } from '#parts/process/case-end.ts';
import { caseValues, listRouteOf } from '#parts/process/case-route.ts';
import { DeadlineText } from '#parts/process/DeadlineText.tsx';
import processCss from '#parts/process/process.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Price } from '#ui/display/Price.tsx';
import { VerdictTags } from '../list/columns.tsx';
import { caseTexts } from './case-texts.ts';
import { texts as listTexts } from '../texts.ts';
import { Case } from './Case.tsx';
import { createTodo } from './model.ts';
import type { DecisionLink } from './model.ts';

const styles = [journeyCss, processCss];
/** Below it there is no room for the list beside the case. */
const besidePx = 1000;

/** A case, on wide roots beside the cases that wait for the member. */
export function CasePage({ no, link }: { no: string; link?: DecisionLink }) {
  useStyles(styles);
  const services = useServices();
  const t = useTexts('approvalCase', caseTexts);
  const todo = useModel(() => {
    const resource = createTodo(services);
    void resource.load();
    return resource;
  });
  const counts = useModel(() => auditCounts(services));
  const start = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(start, besidePx);
  const known = useValue(todo.data);
  const rows = known?.rows ?? [];
  const at = rows.findIndex((row) => row.no === no);
  // The place that the case had before it was decided.
  const place = useRef(0);
  if (at >= 0) place.current = at;
  const { name } = services.place.peek();
  const toList = () => {
    if (!services.back()) services.navigate(listRouteOf(name, rows[at]?.kind === 'trip'), {}, { replace: true });
  };
  const others = rows.filter((row) => row.no !== no);
  /** The next case that waits, in the order of the list. */
  const toNext = () => {
    const next = others[Math.min(place.current, others.length - 1)];
    if (next) services.navigate(name, caseValues(next), { replace: true });
  };
  const onDecided = () => Promise.all([counts.load(), todo.load()]);
  return (
    <div ref={start} className="t-page pr-cols">
      {!isNarrow && rows.length > 0 && <Todo rows={rows} total={known?.total ?? 0} no={no} toList={toList} />}
      <Case
        key={no}
        no={no}
        {...(link?.no === no && { link })}
        t={t}
        position={at < 0 ? '' : `${at + 1} / ${known?.total ?? rows.length}`}
        isNarrow={isNarrow}
        toList={toList}
        toNext={toNext}
        onDecided={onDecided}
        left={Math.max(0, (known?.total ?? 0) - (at < 0 ? 0 : 1))}
      />
    </div>
  );
}

function Todo({ rows, total, no, toList }: { rows: readonly AuditRow[]; total: number; no: string; toList(): void }) {
  const services = useServices();
  const t = useTexts('approvals', listTexts);
  const { say } = useSay();
  const { name } = services.place.peek();
  return (
    <aside>
      <Card title={t.count(t.boxes.todo, total)} end={<LinkButton onClick={toList}>{t.allTodo}</LinkButton>} bare>
        <ul>
          {rows.map((row) => (
            <li key={row.no}>
              <LinkButton
                className="pr-todo"
                aria-current={row.no === no ? 'page' : undefined}
                {...linkToNamed(services, name, caseValues(row))}
              >
                <span className="t-row">
                  <b className="t-m t-grow t-ellip">{say(row.title)}</b>
                  <VerdictTags row={row} t={t} />
                </span>
                <span className="t-s12 t-3">
                  {[row.applicant.name, row.applicant.deptName].filter(Boolean).join(' · ')}
                </span>
                <span className="t-row t-s12">
                  <span className="t-grow">
                    <DeadlineText untilMs={endOf(row).atMs} isLimit={endOf(row).isDue} />
                  </span>
                  <Price yuan={row.total} size="sm" ink />
                </span>
              </LinkButton>
            </li>
          ))}
        </ul>
        <p className="t-card__bd t-s12 t-3">{t.order}</p>
      </Card>
    </aside>
  );
}
