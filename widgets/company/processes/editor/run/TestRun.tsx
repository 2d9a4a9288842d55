import { useEffect, useRef, useState } from 'react';
import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { createOwnTyped, TypedContext, TypedPlace } from '#parts/policy/rule/typed.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBranch } from '#ui/icons/icons.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Select } from '#ui/select/Select.tsx';
import { useView } from '../context.ts';
import { createRun, itemsOf } from './run-model.ts';

/** The server is asked when the member pauses. */
const pauseMs = 300;
const most = 99_999_900;

/** Employee, product and sum of a case that is invented; its path is marked in the flow. */
export function TestRun() {
  const services = useServices();
  const { model, texts } = useView();
  const { flow, path } = model;
  const { say } = useSay();
  const run = useModel(() => createRun(services, model.kind, () => model.id.peek()));
  const [typed] = useState(createOwnTyped);
  const [facts, result, failure, hasStop, wrong] = useValues(
    run.facts,
    run.result,
    run.failure,
    model.hasStop,
    typed.texts,
  );
  const wrongs = Object.keys(wrong);
  const [isMore, setMore] = useState(false);
  const [isDetail, setDetail] = useState(false);
  const detail = useLater(isDetail, () => import('./RunDetail.tsx'));
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let stopTimer = (): void => undefined;
    // Without a person there is nothing to ask, and nothing follows the flow.
    const ask = () => {
      stopTimer();
      stopTimer = services.timers.after(facts.person ? pauseMs : 0, () => void run.ask(flow.content.peek(), facts));
    };
    const stop = facts.person ? flow.content.subscribe(ask) : ask();
    return () => {
      stop?.();
      stopTimer();
    };
  }, [facts]);
  useEffect(() => {
    if (result ?? path.peek().size) path.value = result ? itemsOf(flow.content.peek(), result) : new Set();
  }, [result]);
  const { person, total, isOver } = facts;
  const arms = result?.arms.map(say).join(' › ') ?? '';
  const nodes = result?.steps.filter(({ isHandUp }) => !isHandUp).length ?? 0;
  return (
    <TypedContext value={typed}>
      <section className="t-card t-card__bd t-row t-row--wrap" aria-label={texts.run}>
        <b className="t-row">
          <Icon of={iconBranch} />
          {texts.run}
        </b>
        <div style={{ flex: '1 1 260px', maxWidth: 320, marginTop: -4 }}>
          <PeopleField
            name="person"
            label={<span className="t-vh">{texts.runPerson}</span>}
            error={undefined}
            most={1}
            value={person ? [{ kind: 'employee', note: '', ...person }] : []}
            onInput={([one]) => run.set({ person: one ? { id: one.id, name: one.name } : null })}
            onBlur={() => undefined}
          />
        </div>
        <Select
          aria-label={texts.runProduct}
          style={{ width: 120 }}
          value={facts.product}
          options={policyProducts.map((value) => ({ value, label: say(policyProductNames[value]) }))}
          onChange={(product) => run.set({ product })}
        />
        <NumberInput
          label={texts.total}
          value={total}
          least={0}
          most={most}
          per={100}
          before="¥"
          isTall
          onChange={(next) => run.set({ total: next })}
        />
        <Checkbox
          checked={isOver}
          onChange={(on) => {
            run.set({ isOver: on });
            if (!on) typed.set(`more ${texts.overBy}`, undefined);
          }}
        >
          {texts.over}
        </Checkbox>
        <Button
          ref={more}
          kind="text"
          size="sm"
          expanded={isMore}
          {...(wrongs.some((place) => place.startsWith('more ')) && { className: 't-bad' })}
          onClick={() => setMore(!isMore)}
        >
          {texts.moreFacts}
        </Button>
        <Panel
          open={isMore}
          anchor={more}
          title={texts.moreFacts}
          className="t-flt__panel"
          onClose={() => setMore(false)}
        >
          <TypedPlace id="more">
            <div className="t-col">
              {(['isAbroad', 'isExternal', 'isOverBudget'] as const).map((key) => (
                <Checkbox key={key} checked={facts[key]} onChange={(on) => run.set({ [key]: on })}>
                  {{ isAbroad: texts.abroad, isExternal: texts.external, isOverBudget: texts.overBudget }[key]}
                </Checkbox>
              ))}
              {isOver && (
                <span className="t-row">
                  <span className="t-grow">{texts.overBy}</span>
                  <NumberInput
                    label={texts.overBy}
                    value={facts.overBy}
                    least={0}
                    most={most}
                    per={100}
                    before="¥"
                    onChange={(overBy) => run.set({ overBy })}
                  />
                </span>
              )}
              {(['days', 'advance', 'travellers'] as const).map((key) => (
                <span key={key} className="t-row">
                  <span className="t-grow">{texts[key]}</span>
                  <NumberInput
                    label={texts[key]}
                    value={facts[key]}
                    least={key === 'advance' ? 0 : 1}
                    most={key === 'travellers' ? 99 : 365}
                    after={key === 'travellers' ? texts.unit.people : texts.unit.day}
                    onChange={(value) => run.set({ [key]: value })}
                  />
                </span>
              ))}
            </div>
          </TypedPlace>
        </Panel>
        <p className="t-end t-s13 t-2" style={{ wordBreak: 'keep-all', overflowWrap: 'anywhere' }} aria-live="polite">
          {wrongs.length ? (
            <span className="t-bad">{texts.mendFirst}</span>
          ) : failure ? (
            <span className="t-bad">{texts.runFailed(say(failure))}</span>
          ) : result ? (
            <>
              {result.refused
                ? texts.refusedAt(arms, say(result.refused.step), texts.span(result.minutes))
                : result.minutes
                  ? texts.result(arms, nodes, texts.span(result.minutes))
                  : texts.passes(arms, nodes)}
              {hasStop && <span className="t-warn"> {texts.hasProblem}</span>}
            </>
          ) : (
            <span className="t-3">{texts.choosePerson}</span>
          )}
          {result && !wrongs.length && (
            <Button kind="text" size="sm" onClick={() => setDetail(true)}>
              {texts.runDetail}
            </Button>
          )}
        </p>
        {detail && isDetail && result && (
          <detail.RunDetail path={result} texts={texts} onClose={() => setDetail(false)} />
        )}
      </section>
    </TypedContext>
  );
}
