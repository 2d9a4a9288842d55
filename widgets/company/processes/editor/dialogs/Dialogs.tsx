import { useState } from 'react';
import { companyProcess as calls } from '#contract/process.ts';
import type { ProcessWhatIf } from '#contract/process.ts';
import type { Row } from '#contract/row.ts';
import { placeOf } from '#domain/process/lint/lint.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ReachLine } from '#parts/draft/reach/ReachLine.tsx';
import { Changes } from '#parts/process/flow/Changes.tsx';
import { createProcessReach, headsOf, scopeInWords, scopeOf } from '#parts/process/scope/scope.ts';
import { CompareFrame, PublishFrame } from '#parts/draft/VersionDialogs.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEditor } from '../context.ts';

type WhatIfInput = typeof calls.whatIf extends Row<infer In, ProcessWhatIf> ? In : never;

/** Differences from the version in force, in sentences. */
function Differences() {
  const { model, texts, draft } = useEditor();
  const { flow, published } = model;
  if (!published) return <p className="t-s13 t-3">{texts.publishFirst}</p>;
  const heads = headsOf(published, draft, texts, flow.say);
  return <Changes flow={flow} heads={heads} before={published.content} after={draft.content} />;
}

export function CompareDialog({ onClose }: { onClose(): void }) {
  const { model, texts } = useEditor();
  return (
    <CompareFrame title={texts.compare(model.published?.version ?? 0)} close={texts.close} onClose={onClose}>
      <Differences />
    </CompareFrame>
  );
}

/** Summary of a version before it counts. The server checks and proves it; until it is clean, nothing is published. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const services = useServices();
  const { model, texts, draft } = useEditor();
  const [busy, problems, stuck] = useValues(model.busy, model.problems, model.stuck);
  const stops = problems.filter(({ level }) => level === 'stop');
  const unheard = problems.filter(({ isUnheard }) => isUnheard);
  const [hint, ...more] = problems.filter(({ level, isUnheard }) => level === 'warn' && !isUnheard);
  const [isTicked, tick] = useState(false);
  const { known, published, kind } = model;
  const reach = useModel(() => createProcessReach(services, { processId: known?.processId, kind, scope: draft }));
  const running = known?.versions.find(({ state }) => state === 'active')?.running ?? 0;
  const goTo = (id: string) => {
    onClose();
    model.flow.goTo(id);
  };
  const listOf = (some: typeof problems) => (
    <ul>
      {some.map(({ id, text }) => (
        <li key={`${id} ${text}`} className="t-row">
          <span className="t-grow">
            {[...(placeOf(draft.content.nodes, id) ?? []), text].map(model.flow.say).join(' › ')}
          </span>
          {id && <LinkButton onClick={() => goTo(id)}>{texts.find}</LinkButton>}
        </li>
      ))}
    </ul>
  );
  async function publish(): Promise<void> {
    if (!(await model.publish())) return;
    onClose();
    services.navigate('travel_process_settings');
  }
  return (
    <PublishFrame
      title={texts.publishTitle(draft.name)}
      texts={texts}
      busy={busy}
      isStopped={stops.length > 0 || (unheard.length > 0 && !isTicked)}
      note={draft.note}
      onNote={(note) => model.change({ note }, 'note')}
      onPublish={() => void publish()}
      onClose={onClose}
    >
      <p>{known?.isDefault ? texts.defaultScope : texts.publishScope(scopeInWords(draft, texts, model.flow.say))}</p>
      <ReachLine model={reach} texts={texts} />
      {running > 0 && published && <p>{texts.publishRunning(running, published.version)}</p>}
      {stops.length > 0 && (
        <Alert kind="bad">
          <b>{texts.mustFix}</b>
          {listOf(stops)}
        </Alert>
      )}
      {!stops.length && unheard.length > 0 && (
        <Alert kind="warn">
          {texts.mayKnow}
          {listOf(unheard)}
          <Checkbox checked={isTicked} onChange={tick}>
            {texts.unheardTick}
          </Checkbox>
        </Alert>
      )}
      {!stops.length && hint && (
        <p>
          {texts.hintsLeft(1 + more.length)} <LinkButton onClick={() => goTo(hint.id)}>{texts.find}</LinkButton>
        </p>
      )}
      {stuck && (
        <Alert kind="bad" action={<LinkButton onClick={() => goTo(stuck.nodeId)}>{texts.find}</LinkButton>}>
          <b>{texts.stuck}</b>
          {stuck.words.map(model.flow.say).join(' → ')}
        </Alert>
      )}
      <Differences />
    </PublishFrame>
  );
}

/** Last quarter's cases by the draft on the screen. */
export function WhatIfDialog({ onClose }: { onClose(): void }) {
  const { model, texts, draft } = useEditor();
  const resource = useResource(calls.whatIf, {
    processId: model.known?.processId ?? 0,
    content: draft.content as WhatIfInput['content'],
    scope: scopeOf(draft),
  });
  const known = useValue(resource.current);
  return (
    <Dialog
      open
      width={640}
      title={texts.whatIfTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {known.state === 'loading' ? (
        <Skeleton height={160} />
      ) : known.state !== 'ready' ? (
        <Alert kind="bad" action={<LinkButton onClick={() => void resource.load()}>{texts.retry}</LinkButton>}>
          {known.text}
        </Alert>
      ) : known.data.cases ? (
        <Outcome {...known.data} />
      ) : (
        <p className="t-3">{texts.whatIfNone}</p>
      )}
    </Dialog>
  );
}

function Outcome({ cases, changed, moreTasks, fewerTasks, minutesBefore, minutesAfter, people, rows }: ProcessWhatIf) {
  const { model, texts } = useEditor();
  const { say } = model.flow;
  return (
    <div className="t-col" style={{ gap: 12 }}>
      <div>
        <b>{texts.whatIfSum(cases, changed)}</b>
        {moreTasks + fewerTasks > 0 && <div>{texts.whatIfTasks(moreTasks, fewerTasks)}</div>}
        <div>{texts.whatIfTime(texts.span(minutesBefore), texts.span(minutesAfter))}</div>
        <span className="t-s12 t-3">{texts.whatIfBasis}</span>
      </div>
      {people.length > 0 && (
        <>
          <b>{texts.whatIfPeople}</b>
          <ul className="t-lines">
            {people.map(({ employeeId, name, before, after }) => (
              <li key={employeeId} className="t-row t-s13">
                <span className="t-grow">{say(name)}</span>
                {texts.tasks(before, after)}
              </li>
            ))}
          </ul>
        </>
      )}
      {rows.length > 0 && (
        <>
          <b>{texts.whatIfRows}</b>
          <ul className="t-lines">
            {rows.map(({ no, title, applicant, before, after }) => (
              <li key={no} className="t-col t-s13" style={{ gap: 2 }}>
                <span>
                  {say(title)} <span className="t-3">{applicant}</span>
                </span>
                <span className="t-3">{texts.before(before.map(say))}</span>
                <span>{texts.after(after.map(say))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
