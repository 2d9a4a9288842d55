import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Turner } from '#ui/controls/Turner.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { useView } from './context.ts';

/** The flow is checked when the member pauses. */
const pauseMs = 200;

/** The faults of the flow one after the other, each at its node; a case that is never decided, in words. */
export function Problems() {
  const services = useServices();
  const { model, texts } = useView();
  const { flow } = model;
  const [problems, stuck] = useValues(model.problems, model.stuck);
  const [at, setAt] = useState(0);
  const checker = useLater(true, () => import('#domain/process/lint/lint.ts'));
  useEffect(() => {
    if (!checker) return undefined;
    let stopTimer = (): void => undefined;
    const check = () =>
      model.learnFaults(
        checker.lint(flow.content.peek(), flow.names.peek()).map(({ nodeId = '', armId, level, message }) => ({
          id: armId ?? nodeId,
          level: level === 'error' ? 'stop' : 'warn',
          text: message,
        })),
      );
    const stop = effect(() => {
      void [flow.content.value, flow.names.value];
      stopTimer();
      stopTimer = services.timers.after(pauseMs, check);
    });
    return () => {
      stop();
      stopTimer();
    };
  }, [checker, services, model]);
  const place = Math.min(at, problems.length - 1);
  const problem = problems[place];
  const stops = problems.filter(({ level }) => level === 'stop').length;
  return (
    <>
      {stuck && (
        <Alert
          kind="bad"
          action={
            <Button size="sm" onClick={() => flow.goTo(stuck.nodeId)}>
              {texts.find}
            </Button>
          }
        >
          <b>{texts.stuck}</b>
          {stuck.words.map(flow.say).join(' → ')}
        </Alert>
      )}
      {problem && (
        <Alert kind={stops ? 'warn' : 'info'}>
          <div className="t-row t-row--wrap">
            <span className="t-grow" style={{ minWidth: 220 }}>
              {texts.problems(stops, problems.length - stops)}
              <b>
                {[...(checker?.placeOf(flow.content.peek().nodes, problem.id) ?? []), problem.text]
                  .map(flow.say)
                  .join(' › ')}
              </b>
            </span>
            {problems.length > 1 && (
              <span className="t-row">
                <Turner at={place} count={problems.length} back={texts.previous} on={texts.next} onTurn={setAt} />
              </span>
            )}
            {problem.id && (
              <Button size="sm" onClick={() => flow.goTo(problem.id)}>
                {texts.find}
              </Button>
            )}
          </div>
        </Alert>
      )}
    </>
  );
}
