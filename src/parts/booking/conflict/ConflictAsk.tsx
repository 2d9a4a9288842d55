import type { ComponentType, ReactNode } from 'react';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import type { Booking, BookingDialog } from '../booking.ts';
import type { ConflictWords } from './conflict-texts.ts';

type Known = { kind: string };
/** A dialog for each kind of conflict; the end of a hold and a lost answer have theirs here. */
export type ConflictLooks<C extends Known, Model> = {
  [K in Exclude<C['kind'], 'expired'>]: ComponentType<{ conflict: Extract<C, { kind: K }>; model: Model }>;
};

/** A conflict between form and order, with its choices. No choice loses typed input. */
export function ConflictAsk<C extends Known, Model extends Booking>({
  model,
  words,
  looks,
}: {
  model: Model;
  words: ConflictWords;
  looks: ConflictLooks<C, Model>;
}) {
  const [dialog, state] = useValues(model.dialog, model.state);
  const { said } = useSay();
  if (state === 'asking' || state === 'unknown')
    return <Unknown model={model} words={words} asking={state === 'asking'} />;
  if (dialog?.kind !== 'conflict') return null;
  const conflict = said((dialog as Extract<BookingDialog<C>, { kind: 'conflict' }>).conflict);
  const Look = (looks as unknown as Record<string, ComponentType<{ conflict: C; model: Model }> | undefined>)[
    conflict.kind
  ];
  if (Look) return <Look conflict={conflict} model={model} />;
  return (
    <Ask
      title={words.expiredTitle}
      footer={
        <>
          <Button onClick={model.chooseAgain}>{words.again}</Button>
          <Button kind="primary" onClick={model.renew}>
            {words.renew}
          </Button>
        </>
      }
    >
      <p>{words.expiredText}</p>
    </Ask>
  );
}

/** A question that only its own buttons answer. */
function Ask({
  title,
  width = 370,
  footer,
  children,
}: {
  title: string;
  width?: 370 | 640;
  footer: ReactNode;
  children: ReactNode;
}) {
  const { say } = useSay();
  return (
    <Dialog open onClose={() => undefined} dismissable={false} title={say(title)} width={width} footer={footer}>
      {children}
    </Dialog>
  );
}

/** A way on from a conflict. */
export interface Choice {
  label: string;
  run(): void;
}

/** Nothing is left of the offer, or less than is wanted. */
export function AskGone(props: {
  title: string;
  text: string;
  also?: Choice;
  other?: Choice | false | undefined;
  main: Choice;
}) {
  const { say } = useSay();
  return (
    <Ask
      title={props.title}
      footer={
        <>
          {props.also && <Button onClick={props.also.run}>{say(props.also.label)}</Button>}
          {props.other && <Button onClick={props.other.run}>{say(props.other.label)}</Button>}
          <Button kind="primary" onClick={props.main.run}>
            {say(props.main.label)}
          </Button>
        </>
      }
    >
      <p>{say(props.text)}</p>
    </Ask>
  );
}

/** The price has changed: chosen anew, or taken as it is now. */
export const AskPrice = (props: {
  model: Booking;
  words: ConflictWords;
  title: string;
  width?: 370 | 640;
  children: ReactNode;
}) => (
  <Ask
    title={props.title}
    {...(props.width && { width: props.width })}
    footer={
      <>
        <Button onClick={props.model.chooseAgain}>{props.words.again}</Button>
        <Button kind="action" onClick={props.model.accept}>
          {props.words.accept}
        </Button>
      </>
    }
  >
    {props.children}
  </Ask>
);

/** Another total: the old and the new one, and their difference in words. */
export function AskTotal(props: {
  model: Booking;
  words: ConflictWords & { rateTitle: string; rateText: string };
  /** Yuan. */
  from: string;
  to: string;
}) {
  const { model, words, from, to } = props;
  const by = fenOf(to) - fenOf(from);
  return (
    <AskPrice model={model} words={words} title={words.rateTitle}>
      <div className="t-col">
        <p className="t-s13 t-2">{words.rateText}</p>
        <SumRow label={words.totalFrom}>
          <s className="t-3">¥{showFen(fenOf(from))}</s>
        </SumRow>
        <SumRow label={words.totalTo}>
          <Price yuan={to} size="lg" />
        </SumRow>
        <p className="t-s12 t-3">
          {by > 0 ? words.up : words.down} ¥{showFen(Math.abs(by))}
        </p>
      </div>
    </AskPrice>
  );
}

/** No answer to an order that was sent: the same order is asked for, never sent as a new one. */
function Unknown({ model, words, asking }: { model: Booking; words: ConflictWords; asking: boolean }) {
  const { telephones } = useValue(useServices().config);
  if (asking) {
    return (
      <Ask title={words.askingTitle} footer={null}>
        <div className="t-row t-row--top">
          <Spinner />
          <p className="t-grow">{words.askingText}</p>
        </div>
      </Ask>
    );
  }
  const again = (
    <Button kind="primary" onClick={model.askAgain}>
      {words.askAgain}
    </Button>
  );
  return (
    <Ask title={words.unknownTitle} footer={again}>
      <p>{words.unknownText}</p>
      {telephones[0] && <p className="t-s13 t-3">{words.unknownCall(telephones[0])}</p>}
    </Ask>
  );
}
