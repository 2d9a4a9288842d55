import { memo, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { writeJson } from '#base/json.ts';
import type { BranchArm, NodeKind, ProcessNode } from '#domain/process/schema.ts';
import { conditionsInWords } from '#domain/process/words/condition-words.ts';
import { limitWords, modeName, sourceWords } from '#domain/process/words/node-words.ts';
import { useValue, useValues } from '#kit/readable.ts';

import { cx } from '#ui/base/passed-props.ts';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconOk, iconWarn } from '#ui/icons/icons-basic.ts';
import { iconPlus, iconStamp, iconUser } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import { createDrag } from './drag.ts';
import type { Flow } from './flow-model.ts';
import { afterKey } from './keys.ts';
import {
  armHeadLook,
  diagramLooks,
  headLook,
  lineLook,
  LooksContext,
  outlineLooks,
  rowLook,
  textLook,
  wrongLook,
} from './looks.ts';
import { RowMenu } from './RowMenu.tsx';

const iconSend = 'M17 3 9.3 10.7M17 3l-4.8 14-2.9-6.3L3 7.8 17 3z';

interface FlowViewProps {
  flow: Flow;
  /** One below the other with a rule beside each arm; else a diagram. */
  isOutline: boolean;
  zoom?: number;
  /** Words under 发起人 and 结束. */
  starts: string;
  ends: string;
}

/** A process as a diagram, or as an outline: the same items, keys and menus. */
export const FlowView = memo(function FlowView({ flow, isOutline, zoom = 1, starts, ends }: FlowViewProps) {
  const root = useRef<HTMLDivElement>(null);
  /** The one item that Tab reaches. */
  const reached = useRef<HTMLElement | null>(null);
  const looks = isOutline ? outlineLooks : diagramLooks;
  const [content, wanted] = useValues(flow.content, flow.wanted);
  const [drag] = useState(() => createDrag(root, flow));
  const reach = (next: HTMLElement | null | undefined) => {
    if (!next) return;
    if (reached.current) reached.current.tabIndex = -1;
    next.tabIndex = 0;
    reached.current = next;
  };
  useLayoutEffect(() => {
    const first = (more = ']') => root.current?.querySelector<HTMLElement>(`[data-stop${more}`);
    if (wanted) {
      const target = first(`=${writeJson(wanted)}]`);
      focusQuietly(target);
      target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      flow.wanted.value = '';
    }
    // One item is reached by Tab, the others by arrows.
    if (!root.current?.contains(reached.current)) reach(first());
  }, [content, wanted, flow]);
  const onFocus = ({ target }: { target: EventTarget }) => {
    reach((target as HTMLElement).closest<HTMLElement>('[data-stop]'));
  };
  return (
    <div
      ref={root}
      style={zoom === 1 ? looks.flow : { ...looks.flow, zoom }}
      role="group"
      aria-label={flow.texts.flow}
      onFocus={onFocus}
      onKeyDownCapture={(event: KeyboardEvent) => root.current && afterKey(event, root.current, flow)}
      onPointerDown={(event: PointerEvent) => drag.down(event.nativeEvent)}
      onClickCapture={drag.click}
    >
      <LooksContext value={looks}>
        <Fixed flow={flow} icon={iconUser} title={flow.texts.start} text={starts} />
        <Chain flow={flow} nodes={content.nodes} list="" />
        <Fixed flow={flow} icon={iconOk} title={flow.texts.end} text={ends} />
      </LooksContext>
    </div>
  );
});

function Fixed({ flow, icon, title, text }: { flow: Flow; icon: string; title: string; text: string }) {
  const looks = useContext(LooksContext);
  const isHot = useValue(flow.hasPath);
  return (
    <div className="t-card t-s12 t-2" style={looks.card(isHot ? 'is-hot' : '', false)}>
      <b style={headLook}>
        <Icon of={icon} size={16} />
        {title}
      </b>
      <span style={textLook}>{text}</span>
    </div>
  );
}

const Chain = memo(function Chain({ flow, nodes, list }: { flow: Flow; nodes: readonly ProcessNode[]; list: string }) {
  return (
    <>
      <Plus flow={flow} list={list} after="" />
      {nodes.map((node) => (
        <Step key={node.id} flow={flow} node={node} list={list} />
      ))}
    </>
  );
});

/** A node, and the ＋ behind it: it knows no number, so that a node before it changes nothing here. */
const Step = memo(function Step({ flow, node, list }: { flow: Flow; node: ProcessNode; list: string }) {
  const looks = useContext(LooksContext);
  return (
    <div style={looks.step(node)}>
      {node.kind === 'branch' || node.kind === 'parallel' ? (
        <Fork flow={flow} node={node} />
      ) : (
        <Card flow={flow} node={node} />
      )}
      <Plus flow={flow} list={list} after={node.id} />
    </div>
  );
});

const insertKinds = ['approve', 'copy', 'branch', 'parallel'] as const;

const Plus = memo(function Plus({ flow, list, after }: { flow: Flow; list: string; after: string }) {
  const looks = useContext(LooksContext);
  if (flow.isRead) return <div style={{ ...looks.place, minHeight: 24, minWidth: 24 }} />;
  return (
    <div style={looks.place} data-list={list} data-after={after}>
      <Menu
        kind="primary"
        size="sm"
        className="t-btn--icon"
        style={looks.plus}
        aria-label={flow.texts.insert}
        data-stop={`+${list}.${after}`}
        tabIndex={-1}
        icon={<Icon of={iconPlus} size={14} />}
        items={insertKinds.map((id) => ({ id, label: flow.texts.kinds[id] }))}
        onPick={(kind) => flow.insert(flow.placeAfter(list, after), kind as NodeKind)}
      />
    </div>
  );
});

interface ItemProps {
  flow: Flow;
  id: string;
  isArm?: boolean;
  /** The default of a branch, which stays where it is. */
  isRest?: boolean;
  label: string;
  children: (problem: string) => ReactNode;
}

/** Item that is selected, moved and removed: a node or the head of an arm. */
function Item({ flow, id, isArm = false, isRest = false, label, children }: ItemProps) {
  const looks = useContext(LooksContext);
  const [[mark, problem]] = useState(() => [flow.markOf(id), flow.problemOf(id)] as const);
  const [look, fault] = useValues(mark, problem);
  const text = flow.say(fault);
  const card = (
    <button
      type="button"
      className={cx('t-card t-s12', !look.includes('is-err') && 't-2', look)}
      style={looks.card(look, isArm)}
      data-item={isArm ? 'arm' : 'node'}
      data-stop={id}
      tabIndex={-1}
      aria-label={text ? flow.texts.label([label, text]) : label}
      aria-pressed={look.includes('is-on')}
      title={text || undefined}
      onClick={() => flow.select(id)}
    >
      {children(look.includes('is-err') ? text : '')}
    </button>
  );
  if (looks !== outlineLooks || flow.isRead || isRest) return card;
  return (
    <div style={rowLook}>
      {card}
      <RowMenu flow={flow} id={id} isArm={isArm} label={label} />
    </div>
  );
}

function Card({ flow, node }: { flow: Flow; node: Extract<ProcessNode, { kind: 'approve' | 'copy' }> }) {
  const names = useValue(flow.names);
  const { texts, say } = flow;
  const isCopy = node.kind === 'copy';
  const title = isCopy ? texts.copyTo : say(node.name);
  const people = node.who.map((one) => say(sourceWords(one, names)));
  const who = people.length
    ? texts.some(people)
    : isCopy
      ? texts.noCopy
      : node.onNobody === 'admin'
        ? texts.adminOnly
        : texts.noApprover;
  const how = isCopy ? [] : [modeName(node.mode), ...limitWords(node)].map(say);
  return (
    <Item flow={flow} id={node.id} label={texts.label([title, who, ...how])}>
      {(problem) => (
        <>
          <b style={headLook}>
            <Icon of={isCopy ? iconSend : iconStamp} size={16} />
            <span className="t-grow t-ellip">{title}</span>
            {problem && <Icon of={iconWarn} size={16} />}
          </b>
          <span style={problem ? { ...textLook, ...wrongLook } : textLook}>
            {who}
            {how.map((one) => (
              <span key={one} style={lineLook}>
                {one}
              </span>
            ))}
          </span>
        </>
      )}
    </Item>
  );
}

function Fork({ flow, node }: { flow: Flow; node: Extract<ProcessNode, { kind: 'branch' | 'parallel' }> }) {
  const names = useValue(flow.names);
  const looks = useContext(LooksContext);
  const { texts, say } = flow;
  const isBranch = node.kind === 'branch';
  const arms = isBranch ? [...node.arms, node.otherwise] : node.arms;
  const add = isBranch ? texts.addArm : texts.addParallel;
  return (
    <div style={looks.fork} data-fork="">
      {!flow.isRead && (
        <button
          type="button"
          className="t-chip t-chip--sm"
          style={looks.add}
          data-stop={node.id}
          tabIndex={-1}
          onClick={() => flow.addArm(node.id)}
        >
          <Icon of={iconPlus} size={14} />
          {add}
        </button>
      )}
      <div style={looks.arms}>
        {arms.map((arm, at) => {
          const isRest = isBranch && arm === node.otherwise;
          const words = isRest
            ? texts.restHint
            : 'when' in arm
              ? say(conditionsInWords((arm as BranchArm).when, names))
              : texts.parallelHint;
          const rank = isRest ? texts.rest : isBranch ? texts.priority(at + 1) : '';
          return (
            <div key={arm.id} style={looks.arm(at, arms.length)} data-arm="">
              <Item
                flow={flow}
                id={arm.id}
                isArm
                isRest={isRest}
                label={texts.label([say(arm.name), rank, words].filter(Boolean))}
              >
                {(problem) => (
                  <>
                    <b style={armHeadLook}>
                      <span className="t-grow t-ellip">{say(arm.name)}</span>
                      {problem ? <Icon of={iconWarn} size={16} /> : <span className="t-3">{rank}</span>}
                    </b>
                    <span style={textLook}>{words}</span>
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
