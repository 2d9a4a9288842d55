import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fields } from '#domain/policy/fields.ts';
import { limitTable } from '#domain/policy/limits.ts';
import type { Rule } from '#domain/policy/schema.ts';
import type { PolicyNames } from '#domain/policy/words/condition-words.ts';
import { sentenceParts } from '#domain/policy/words/sentence.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { SentencePart } from '#domain/policy/words/condition-words.ts';
import { cx } from '#ui/base/passed-props.ts';
import { focusQuietly, hasFocusWithin } from '#ui/base/root-node.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons-basic.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { ConditionControl } from './ConditionControl.tsx';
import { withCondition } from './edit-rule.ts';
import { LimitControl } from './LimitControl.tsx';
import type { ChoicesOf } from './names.ts';
import { ruleTexts } from './texts.ts';
import { TypedPlace, useTypedWithin } from './typed.tsx';

interface RuleSentenceProps {
  rule: Rule;
  names: PolicyNames;
  choicesOf: ChoicesOf;
  onChange(rule: Rule): void;
}

/** A rule as a sentence; each underlined piece opens its control. */
export function RuleSentence({ rule, names, choicesOf, onChange }: RuleSentenceProps) {
  const { say } = useSay();
  return (
    <span>
      {sentenceParts(rule, names).map((piece, place) =>
        piece.at === undefined || isFixed(rule, piece.at) ? (
          <span key={`text ${place}`}>{piece.text}</span>
        ) : (
          <Piece key={`${piece.at}`} piece={piece} place={placeOf(rule, piece.at)} title={say(titleOf(rule, piece.at))}>
            {(close) =>
              piece.at === 'limit' ? (
                <LimitControl limit={rule.limit} onChange={(limit) => onChange({ ...rule, limit })} onEnter={close} />
              ) : (
                <ConditionOf rule={rule} at={piece.at ?? 0} choicesOf={choicesOf} onChange={onChange} onEnter={close} />
              )
            }
          </Piece>
        ),
      )}
    </span>
  );
}

const isFixed = ({ limit }: Rule, part: number | 'limit') =>
  part === 'limit' && limitTable[limit.kind].input === 'none';
const titleOf = ({ when, limit }: Rule, part: number | 'limit'): string => {
  if (part === 'limit') return limitTable[limit.kind].label;
  const condition = when[part];
  return condition ? fields[condition.field].label : '';
};

/** As in the editor of the whole rule. */
const placeOf = ({ id, when }: Rule, part: number | 'limit') =>
  part === 'limit' ? `${id} limit` : `${id} ${when[part]?.field ?? ''}`;

function ConditionOf({
  rule,
  at,
  choicesOf,
  onChange,
  onEnter,
}: Omit<RuleSentenceProps, 'names'> & { at: number; onEnter(): void }) {
  const condition = rule.when[at];
  return (
    condition && (
      <ConditionControl
        field={fields[condition.field]}
        condition={condition}
        choices={choicesOf(condition.field)}
        onEnter={onEnter}
        onChange={(next) => onChange(withCondition(rule, at, next))}
      />
    )
  );
}

function Piece({
  piece,
  place,
  title,
  children,
}: {
  piece: SentencePart;
  place: string;
  title: string;
  children: (close: () => void) => ReactNode;
}) {
  const texts = useTexts('policy-rule', ruleTexts);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isWrong, wanted } = useTypedWithin(place);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  const close = () => {
    setOpen(false);
    focusQuietly(button.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx('t-piece t-m', isWrong && 't-bad')}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={title}
        onClick={() => setOpen(!open)}
      >
        {piece.text}
        {isWrong && <Icon of={iconBad} size={14} label={texts.wrong} />}
      </button>
      <Panel open={open} anchor={button} title={title} onClose={() => setOpen(false)} className="t-flt__panel">
        <TypedPlace id={place}>
          <Inside>{children(close)}</Inside>
        </TypedPlace>
      </Panel>
    </>
  );
}

/** The focus goes into the control: to its box, or its chosen button. */
function Inside({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!hasFocusWithin(current))
      focusQuietly(
        current?.querySelector<HTMLElement>('input[type=text], [role=combobox], [tabindex="0"], input, button'),
      );
  }, []);
  return (
    <div ref={box} className="t-col">
      {children}
    </div>
  );
}
