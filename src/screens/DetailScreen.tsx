import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import type { ResourceState } from '#kit/resources/resource.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import type { CountdownProps } from '#ui/display/Countdown.tsx';
import type { DotKind } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad, iconClock, iconInfo, iconOk } from '#ui/icons/icons.ts';
import { focusText, isFocusLost } from '#ui/base/root-node.ts';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';

interface Panel {
  title: string;
  text: string;
  button: string;
  onPress(): void;
}

export interface DetailContent {
  /** Above everything: data that may be out of date. */
  notice?: ReactNode;
  status: ReactNode;
  /** Sections of the wide column. */
  main: ReactNode;
  /** Sections beside them; below on narrow roots. */
  side: ReactNode;
}

interface DetailScreenProps<T> {
  title: string;
  onBack(): void;
  state: ResourceState<T>['state'];
  /** Old data too, while newer ones cannot be read. */
  data: T | null;
  failed: Panel;
  missing: Panel;
  children: (data: T) => DetailContent;
}

/** One thing in full: its status, and its sections in two columns; until it is read, boxes of the same size. Its sheets are `detailCss` and `journeyCss`. */
export function DetailScreen<T>({ title, onBack, state, data, failed, missing, children }: DetailScreenProps<T>) {
  const { isEmbedded, home } = useServices();
  // A widget on a partner's page has neither a breadcrumb nor a menu; the account centre has both.
  const isAlone = isEmbedded && home !== 'my_center_index';
  const content = data === null ? null : children(data);
  const isMissing = state === 'missing';
  const panel = isMissing ? missing : failed;
  return (
    <div className="t-page t-det" aria-busy={state === 'loading'}>
      {content ? (
        <Columns {...content} head={<BackHead title={title} onBack={onBack} isAlways={isAlone} />} />
      ) : state === 'loading' ? (
        <Columns status={skeleton(20)} main={[64, 96, 120].map(skeleton)} side={[140, 80].map(skeleton)} />
      ) : (
        <section className="t-card">
          <Empty
            art={isMissing ? 'search' : 'fail'}
            title={panel.title}
            text={panel.text}
            action={<Button onClick={panel.onPress}>{panel.button}</Button>}
          />
        </section>
      )}
    </div>
  );
}

function Columns({ notice, head, status, main, side }: DetailContent & { head?: ReactNode }) {
  return (
    <>
      {notice}
      {head}
      {status}
      <div className="t-det__g">
        <div className="t-det__c">{main}</div>
        <aside className="t-det__c">{side}</aside>
      </div>
    </>
  );
}

const skeleton = (height: number) => (
  <div className="t-card t-det__skel" key={height}>
    <Skeleton width={160} height={24} />
    <Skeleton height={height} />
  </div>
);

const icons: Readonly<Record<DotKind | '', string>> = {
  ok: iconOk,
  brand: iconOk,
  act: iconClock,
  warn: iconClock,
  bad: iconBad,
  '': iconInfo,
};

interface StatusHeadProps {
  /** Colour and icon; "": a state that needs nothing. */
  kind: DotKind | '';
  label: string;
  /** Until when something must be done. */
  countdown?: CountdownProps | false;
  /** The next step. */
  lead: ReactNode;
  /** Numbers and moments, small. */
  facts: ReactNode;
  actions: ReactNode;
  part?: string;
}

/** Status of a thing, its next step, and its actions. */
export function StatusHead({ kind, label, countdown, lead, facts, actions, part }: StatusHeadProps) {
  const { box, ...kept } = useFocusOfState(label);
  return (
    <section ref={box} part={part} className="t-card t-det__st" {...kept}>
      <span className={`t-det__i t-det__i--${kind || 'mute'}`}>
        <Icon of={icons[kind]} size={24} />
      </span>
      <div className="t-grow">
        <div className="t-row t-row--wrap">
          <h1 className="t-h1">{label}</h1>
          {countdown && <Countdown {...countdown} />}
        </div>
        <p className="t-s13 t-2">{lead}</p>
        <p className="t-s12 t-3 t-det__no">{facts}</p>
      </div>
      <div className="t-row t-det__a">{actions}</div>
    </section>
  );
}

/** A new state takes the pressed action away: the focus goes to its heading. */
function useFocusOfState(label: string) {
  const box = useRef<HTMLElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    if (box.current && isWithin.current && isFocusLost(box.current)) focusText(box.current.querySelector('h1'));
  }, [label]);
  const onFocus = () => {
    isWithin.current = true;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) isWithin.current = box.current?.contains(relatedTarget as Node) ?? false;
  };
  return { box, onFocus, onBlur };
}
