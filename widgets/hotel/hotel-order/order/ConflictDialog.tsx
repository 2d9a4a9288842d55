import type { ReactNode } from 'react';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { StayConflict } from './conflict.ts';
import { conflictWords } from './conflict-words.ts';
import type { OrderModel } from '../model.ts';

/** A conflict between form and order, each with its own next step. No choice loses what was typed. */
export function ConflictDialog({ model }: { model: OrderModel }) {
  const { texts, form } = model;
  const [dialog, isUnsure, busy] = useValues(model.dialog, form.isUnsure, form.busy);
  // While it is sent the button says so; a lost answer is asked for in a dialog.
  if (isUnsure && !busy) return <Unknown model={model} />;
  if (dialog?.kind !== 'conflict') return null;
  const { conflict } = dialog;
  const { title, text } = conflictWords(conflict, texts);
  const t = texts.conflict;
  const change = (isFirst: boolean) => (
    <Button kind={isFirst ? 'primary' : 'outline'} onClick={model.chooseAgain}>
      {t.change}
    </Button>
  );
  switch (conflict.kind) {
    case 'product':
      return (
        <Ask title={title} footer={change(true)}>
          <p>{text}</p>
        </Ask>
      );
    case 'inventory': {
      const left = conflict.roomsLeft;
      const fewer = left > 0 && (
        <Button kind="primary" onClick={() => model.changeTo({ rooms: left })}>
          {t.takeFewer(left)}
        </Button>
      );
      return (
        <Ask
          title={title}
          footer={
            <>
              {change(!fewer)}
              {fewer}
            </>
          }
        >
          <p>{text}</p>
        </Ask>
      );
    }
    case 'rate':
      return (
        <Ask
          title={title}
          footer={
            <>
              {change(false)}
              <Button kind="action" onClick={model.accept}>
                {t.accept}
              </Button>
            </>
          }
        >
          <Change conflict={conflict} text={text} texts={texts} />
        </Ask>
      );
    case 'expired':
      return (
        <Ask
          title={title}
          footer={
            <>
              {change(false)}
              <Button kind="primary" onClick={model.renew}>
                {texts.renew}
              </Button>
            </>
          }
        >
          <p>{text}</p>
        </Ask>
      );
  }
}

function Ask({ title, footer, children }: { title: string; footer: ReactNode; children: ReactNode }) {
  return (
    <Dialog open onClose={() => undefined} dismissable={false} title={title} width={370} footer={footer}>
      {children}
    </Dialog>
  );
}

/** The old and the new total, and their difference in words. */
function Change({
  conflict: { from, to },
  text,
  texts: { conflict: t },
}: {
  conflict: Extract<StayConflict, { kind: 'rate' }>;
  text: string;
  texts: OrderModel['texts'];
}) {
  const by = fenOf(to) - fenOf(from);
  return (
    <div className="t-col">
      <p className="t-s13 t-2">{text}</p>
      <SumRow label={t.rateFrom}>
        <s className="t-3">¥{showFen(fenOf(from))}</s>
      </SumRow>
      <SumRow label={t.rateTo}>
        <Price yuan={to} size="lg" />
      </SumRow>
      <p className="t-s12 t-3">
        {by > 0 ? t.up : t.down} ¥{showFen(Math.abs(by))}
      </p>
    </div>
  );
}

/** No answer to an order that was sent: the same order is asked for, never sent as a new one. */
function Unknown({ model }: { model: OrderModel }) {
  const { telephones } = useValue(useServices().config);
  const t = model.texts.conflict;
  return (
    <Ask
      title={t.unknownTitle}
      footer={
        <Button kind="primary" onClick={model.askAgain}>
          {t.askAgain}
        </Button>
      }
    >
      <p>{t.unknownText}</p>
      {telephones[0] && <p className="t-s13 t-3">{t.unknownCall(telephones[0])}</p>}
    </Ask>
  );
}
