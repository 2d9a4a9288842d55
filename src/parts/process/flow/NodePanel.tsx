import { memo, useEffect, useRef, useState } from 'react';
import { caseFieldNames, caseFields, modeHints, modeNames, onNobodyNames } from '#domain/process/names.ts';
import type { ModeName } from '#domain/process/names.ts';
import type { ApproveNode, CaseCondition, OnNobody } from '#domain/process/schema.ts';
import type { Arm } from '#domain/process/edit/tree.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { ConditionList } from '#parts/policy/rule/ConditionList.tsx';
import { NumberInput } from '#parts/policy/rule/NumberInput.tsx';
import { TypedPlace, usePlaceOf, useTypedWithin, useWanted, Wrong } from '#parts/policy/rule/typed.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Approvers } from './Approvers.tsx';
import { longestName } from './flow-model.ts';
import type { Flow } from './flow-model.ts';
import { blankCase, choicesOfField, optionsOf } from './lists.ts';
import type { FlowLists } from './lists.ts';

export interface PanelProps {
  flow: Flow;
  lists: Readable<FlowLists>;
  /** Names of people that were found. */
  onLearn(people: readonly { id: number; name: string }[]): void;
  onRoles(): void;
  onClose(): void;
}

/** Title of the selected item; undefined: nothing is selected. */
export function useSelected(flow: Flow) {
  const found = useValue(flow.chosen);
  if (!found) return undefined;
  const title =
    found.kind === 'arm'
      ? flow.say(found.arm.name)
      : found.node.kind === 'approve'
        ? flow.say(found.node.name)
        : flow.texts.kinds[found.node.kind];
  return { id: found.kind === 'arm' ? found.arm.id : found.node.id, found, title };
}

/** The settings of the selected node or arm. Changes count at once; undo takes them back. */
export function NodePanel(props: PanelProps) {
  const { flow } = props;
  const shown = useSelected(flow);
  const problem = useValue(flow.problems).filter(({ id }) => id === shown?.id);
  if (!shown) return null;
  const { found, id } = shown;
  return (
    <div key={id} className="t-col" style={{ gap: 16 }}>
      {problem.map(({ text, level }) => (
        <Alert key={text} kind={level === 'stop' ? 'warn' : 'info'}>
          {flow.say(text)}
        </Alert>
      ))}
      {found.kind === 'arm' ? (
        <TypedPlace id={id}>
          <ArmForm {...props} arm={found.arm} isRest={found.isRest} />
        </TypedPlace>
      ) : found.node.kind === 'approve' ? (
        <ApproveForm {...props} node={found.node} />
      ) : found.node.kind === 'copy' ? (
        <TypedPlace id={id}>
          <Approvers
            {...props}
            label={flow.texts.copySource}
            who={found.node.who}
            onChange={(who, about) => flow.setNode({ kind: 'copy', id, who }, about)}
          />
        </TypedPlace>
      ) : null}
    </div>
  );
}

/** Buttons below the settings. */
export function PanelActions({ flow, onClose, isSmall }: Pick<PanelProps, 'flow' | 'onClose'> & { isSmall?: boolean }) {
  const size = isSmall ? 'sm' : 'md';
  const shown = useSelected(flow);
  if (!shown) return null;
  const { found, id } = shown;
  const { texts } = flow;
  return (
    <>
      {found.kind === 'node' ? (
        <>
          <Button kind="danger" size={size} onClick={() => flow.remove(id)}>
            {texts.removeNode}
          </Button>
          <Button size={size} onClick={() => flow.duplicate(id)}>
            {texts.duplicate}
          </Button>
        </>
      ) : (
        <>
          {!found.isRest && (
            <Button kind="danger" size={size} onClick={() => flow.remove(id)}>
              {texts.removeArm}
            </Button>
          )}
          <Button size={size} onClick={() => flow.remove(found.of.id)}>
            {texts.removeFork}
          </Button>
        </>
      )}
      <Button kind="primary" size={size} className="t-end" onClick={onClose}>
        {texts.done}
      </Button>
    </>
  );
}

interface NameProps {
  texts: Flow['texts'];
  label: string;
  value: string;
  onInput(name: string): void;
}

function NameInput({ texts, label, value, onInput }: NameProps) {
  const box = useRef<HTMLInputElement>(null);
  const isMissing = !value.trim();
  useWanted(usePlaceOf(label), box);
  return (
    <label className="t-col">
      <b>{label}</b>
      <Input ref={box} aria-label={label} maxLength={longestName} value={value} invalid={isMissing} onInput={onInput} />
      {isMissing && <Wrong>{texts.nameMissing}</Wrong>}
    </label>
  );
}

function ArmForm({ flow, lists, arm, isRest }: PanelProps & { arm: Arm; isRest: boolean }) {
  const known = useValue(lists);
  const { texts } = flow;
  return (
    <>
      <NameInput
        texts={texts}
        label={texts.armName}
        value={arm.name}
        onInput={(name) => flow.setArm({ ...arm, name }, 'name')}
      />
      {'when' in arm ? (
        <ConditionList<CaseCondition>
          fields={caseFields}
          names={caseFieldNames}
          when={arm.when}
          always={texts.always}
          choicesOf={(field) => choicesOfField(field, known)}
          blank={(field) => blankCase(field, known)}
          onChange={(when) => flow.setArm({ ...arm, when }, when.length === arm.when.length ? 'when' : undefined)}
        />
      ) : (
        <p className="t-s13 t-3">{isRest ? texts.restText : texts.plainArm}</p>
      )}
    </>
  );
}

const modes = Object.keys(modeNames) as ModeName[];

/** It is made anew for another node: what it gives its parts stays the same, so that a letter of the name draws the name alone. */
function ApproveForm({ flow, lists, node, onLearn, onRoles }: PanelProps & { node: ApproveNode }) {
  const { texts, say } = flow;
  const [tab, setTab] = useState<keyof typeof texts.tabs>('who');
  const late = useLater(tab === 'late', () => import('./late/LateRule.tsx'));
  const [wanted] = useTypedWithin(node.id).wanted.split(' ');
  useEffect(() => {
    if (wanted && wanted in texts.tabs) setTab(wanted as typeof tab);
  }, [wanted]);
  const [[set, setWho]] = useState(() => {
    const change: PartProps['set'] = (part, about) => flow.changeApprove(node.id, part, about);
    return [change, (who: ApproveNode['who'], about?: string) => change({ who }, about)] as const;
  });
  return (
    <>
      <Tabs label={texts.settings} value={tab} items={optionsOf(texts.tabs)} onChange={setTab} />
      <TypedPlace key={tab} id={`${node.id} ${tab}`}>
        {tab === 'who' && (
          <>
            <NameInput texts={texts} label={texts.name} value={node.name} onInput={(name) => set({ name }, 'name')} />
            <Approvers
              flow={flow}
              lists={lists}
              onLearn={onLearn}
              onRoles={onRoles}
              label={texts.source}
              who={node.who}
              onChange={setWho}
            />
            <Mode flow={flow} mode={node.mode} set={set} />
          </>
        )}
        {tab === 'late' && late && <late.LateRule flow={flow} node={node} set={set} />}
        {tab === 'more' && (
          <>
            <label className="t-col">
              <b>{texts.onNobody}</b>
              <Select<OnNobody>
                aria-label={texts.onNobody}
                value={node.onNobody}
                options={optionsOf(onNobodyNames, say)}
                onChange={(onNobody) => set({ onNobody })}
              />
            </label>
            {(['skipSelf', 'skipRepeated', 'mayHandOn'] as const).map((key) => (
              <Checkbox key={key} checked={node[key]} onChange={(on) => set({ [key]: on })}>
                {texts[key]}
              </Checkbox>
            ))}
          </>
        )}
      </TypedPlace>
    </>
  );
}

interface PartProps {
  flow: Flow;
  node: ApproveNode;
  set(part: Partial<ApproveNode>, about?: string): void;
}

const Mode = memo(function Mode({
  flow: { texts, say },
  mode,
  set,
}: Pick<PartProps, 'flow' | 'set'> & Pick<ApproveNode, 'mode'>) {
  const name: ModeName = typeof mode === 'string' ? mode : 'least';
  return (
    <div className="t-col">
      <b>{texts.mode}</b>
      <RadioGroup<ModeName>
        label={texts.mode}
        className="t-col"
        value={name}
        onChange={(next) => set({ mode: next === 'least' ? { least: 2 } : next })}
      >
        {modes.map((one) => (
          <Radio key={one} value={one}>
            {say(modeNames[one])} <span className="t-s12 t-3">{say(modeHints[one])}</span>
          </Radio>
        ))}
      </RadioGroup>
      {typeof mode !== 'string' && (
        <NumberInput
          label={texts.least}
          value={mode.least}
          least={1}
          most={30}
          after={texts.leastAfter}
          unit={texts.leastUnit}
          onChange={(least) => set({ mode: { least } }, 'least')}
        />
      )}
    </div>
  );
});
