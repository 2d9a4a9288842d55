import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { BranchArm, NodeKind, ProcessNode } from '#domain/process/schema.ts';
import { approverWords, limitWords, modeWords, whenWords } from '#domain/process/words/node-words.ts';
import { useValue, useValues } from '#kit/readable.ts';

import { cx } from '#ui/base/passed-props.ts';
import { focusQuietly } from '#ui/base/root-node.ts';
import { useControlStyles } from '#ui/base/root.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconOk, iconWarn } from '#ui/icons/icons-basic.ts';
import { iconPlus, iconStamp, iconUser } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import flowCss from './flow.css?shadow';
import { createDrag } from './drag.ts';
import type { Flow } from './flow-model.ts';
import { afterKey } from './keys.ts';
import { flowTexts as texts } from './texts.ts';

const styles = [flowCss];
const iconSend = 'M17 3 9.3 10.7M17 3l-4.8 14-2.9-6.3L3 7.8 17 3z';

export interface FlowViewProps {
  flow: Flow;
  /** One below the other with a rule beside each arm; else a diagram. */
  isOutline: boolean;
  zoom?: number;
  /** Words under 发起人 and 结束. */
  starts: string;
  ends: string;
}

/** A process as a diagram, or as an outline: the same items, keys and menus. */
export function FlowView({ flow, isOutline, zoom = 1, starts, ends }: FlowViewProps) {
  useControlStyles(styles);
  const root = useRef<HTMLDivElement>(null);
  const [content, wanted] = useValues(flow.content, flow.wanted);
  const [drag] = useState(() => createDrag(root, flow));
  useLayoutEffect(() => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    if (wanted) {
      const target = all.find(({ dataset }) => dataset['stop'] === wanted);
      focusQuietly(target);
      target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      flow.wanted.value = '';
    }
    // One item is reached by Tab, the others by arrows.
    if (!all.some(({ tabIndex }) => tabIndex === 0) && all[0]) all[0].tabIndex = 0;
  }, [content, wanted, flow]);
  const onFocus = ({ target }: { target: EventTarget }) => {
    const stop = (target as HTMLElement).closest<HTMLElement>('[data-stop]');
    if (!stop) return;
    for (const other of root.current?.querySelectorAll<HTMLElement>('[data-stop][tabindex="0"]') ?? [])
      if (other !== stop) other.tabIndex = -1;
    stop.tabIndex = 0;
  };
  return (
    <div
      ref={root}
      className={cx('pf', isOutline && 'is-outline')}
      style={{ zoom }}
      role="group"
      aria-label={texts.flow}
      onFocus={onFocus}
      onKeyDownCapture={(event: KeyboardEvent) => root.current && afterKey(event, root.current, flow)}
      onPointerDown={(event: PointerEvent) => drag.down(event.nativeEvent)}
      onClickCapture={drag.click}
    >
      <Fixed icon={iconUser} title={texts.start} text={starts} id="start" />
      <Chain flow={flow} nodes={content.nodes} list="" />
      <Fixed icon={iconOk} title={texts.end} text={ends} id="end" />
    </div>
  );
}

const Fixed = ({ icon, title, text, id }: { icon: string; title: string; text: string; id: string }) => (
  <div className={cx('pf-n', id === 'start' && 'is-first')}>
    <b>
      <Icon of={icon} size={16} />
      {title}
    </b>
    <span>{text}</span>
  </div>
);

const Chain = memo(function Chain({ flow, nodes, list }: { flow: Flow; nodes: readonly ProcessNode[]; list: string }) {
  return (
    <>
      <Plus flow={flow} list={list} at={0} />
      {nodes.map((node, at) => (
        <Step key={node.id} flow={flow} node={node} list={list} at={at} />
      ))}
    </>
  );
});

/** A node, and the ＋ behind it. */
const Step = memo(function Step({ flow, node, list, at }: { flow: Flow; node: ProcessNode; list: string; at: number }) {
  return (
    <>
      {node.kind === 'branch' || node.kind === 'parallel' ? (
        <Fork flow={flow} node={node} />
      ) : (
        <Card flow={flow} node={node} />
      )}
      <Plus flow={flow} list={list} at={at + 1} />
    </>
  );
});

const insertKinds = (['approve', 'copy', 'branch', 'parallel'] as const).map((id) => ({ id, label: texts.kinds[id] }));

function Plus({ flow, list, at }: { flow: Flow; list: string; at: number }) {
  return (
    <div className="pf-p" data-list={list} data-at={at}>
      <Menu
        kind="primary"
        size="sm"
        className="t-btn--icon"
        style={{ width: 24, height: 24, borderRadius: '50%' }}
        aria-label={texts.insert}
        data-stop={`+${list}.${at}`}
        tabIndex={-1}
        icon={<Icon of={iconPlus} size={14} />}
        items={insertKinds}
        onPick={(kind) => flow.insert({ list, at }, kind as NodeKind)}
      />
    </div>
  );
}

interface ItemProps {
  flow: Flow;
  id: string;
  className?: string;
  label: string;
  children: (problem: string) => ReactNode;
}

/** What is selected, moved and removed: a node or the head of an arm. */
function Item({ flow, id, className, label, children }: ItemProps) {
  const [[mark, problem]] = useState(() => [flow.markOf(id), flow.problemOf(id)] as const);
  const [look, text] = useValues(mark, problem);
  return (
    <button
      type="button"
      className={cx('pf-n', className, look)}
      data-stop={id}
      tabIndex={-1}
      aria-label={text ? `${label}，${text}` : label}
      aria-pressed={look.includes('is-on')}
      title={text || undefined}
      onClick={() => flow.select(id)}
    >
      {children(text)}
    </button>
  );
}

function Card({ flow, node }: { flow: Flow; node: Extract<ProcessNode, { kind: 'approve' | 'copy' }> }) {
  const names = useValue(flow.names);
  const isCopy = node.kind === 'copy';
  const title = isCopy ? texts.copyTo : node.name;
  const people = node.who.map((one) => approverWords(one, names));
  const who = people.length
    ? `${people.slice(0, 2).join('、')}${people.length > 2 ? ` 等 ${people.length} 项` : ''}`
    : isCopy
      ? texts.noCopy
      : node.onNobody === 'admin'
        ? texts.adminOnly
        : texts.noApprover;
  const how = isCopy ? '' : [modeWords(node.mode), limitWords(node)].filter(Boolean).join(' · ');
  return (
    <Item flow={flow} id={node.id} label={[title, who, how].filter(Boolean).join('，')}>
      {(problem) => (
        <>
          <b>
            <Icon of={isCopy ? iconSend : iconStamp} size={16} />
            <span className="t-grow t-ellip">{title}</span>
            {problem && <Icon of={iconWarn} size={16} />}
          </b>
          <span>
            {who}
            {how && <br />}
            {how}
          </span>
        </>
      )}
    </Item>
  );
}

function Fork({ flow, node }: { flow: Flow; node: Extract<ProcessNode, { kind: 'branch' | 'parallel' }> }) {
  const names = useValue(flow.names);
  const isBranch = node.kind === 'branch';
  const add = isBranch ? texts.addArm : texts.addParallel;
  return (
    <div className="pf-f">
      <button
        type="button"
        className="t-chip t-chip--sm"
        data-stop={node.id}
        tabIndex={-1}
        onClick={() => flow.addArm(node.id)}
      >
        <Icon of={iconPlus} size={14} />
        {add}
      </button>
      <div className="pf-r">
        {(isBranch ? [...node.arms, node.otherwise] : node.arms).map((arm, at) => {
          const isRest = isBranch && arm === node.otherwise;
          const words = isRest
            ? texts.restHint
            : 'when' in arm
              ? whenWords((arm as BranchArm).when, names)
              : texts.parallelHint;
          const rank = isRest ? texts.rest : isBranch ? texts.priority(at + 1) : '';
          return (
            <div key={arm.id} className="pf-a">
              <Item
                flow={flow}
                id={arm.id}
                className="is-arm"
                label={[arm.name, rank, words].filter(Boolean).join('，')}
              >
                {(problem) => (
                  <>
                    <b>
                      <span className="t-grow t-ellip">{arm.name}</span>
                      {problem ? <Icon of={iconWarn} size={16} /> : <span className="t-3">{rank}</span>}
                    </b>
                    <span>{words}</span>
                  </>
                )}
              </Item>
              <Chain flow={flow} nodes={arm.nodes} list={arm.id} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
