import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Summary } from '../Checkout.tsx';
import type { PartProps } from '../model.ts';

/** Nothing to pay here: why, what helps, and the order as far as it is known. */
export function Ended({ model, texts, phase }: PartProps & { phase: 'missing' | 'overdue' | 'closed' }) {
  const { say } = useSay();
  const rebook = (
    <Button kind="primary" onClick={model.bookAgain}>
      {model.hasOwnPage || model.isPart ? model.backText : texts.bookAgain}
    </Button>
  );
  const because = say(useValue(model.cashier.info)?.closedBecause);
  const show = !model.hasOwnPage && !model.isPart && <Button onClick={model.showOrder}>{texts.showOrder}</Button>;
  const late = model.isPart
    ? texts.overduePart(model.partName)
    : model.isFlight
      ? texts.overdueText
      : texts.overduePlain;
  const panels = {
    missing: { art: 'search', title: texts.missingTitle, text: texts.missingText, actions: rebook },
    overdue: {
      art: 'order',
      title: texts.overdueTitle,
      // The server's own word says whose money came back.
      text: because || late,
      actions: (
        <>
          <Button onClick={model.reload}>{texts.checkAgain}</Button>
          {show}
          {rebook}
        </>
      ),
    },
    closed: {
      art: 'order',
      title: model.isPart ? texts.closedPart(model.partName) : texts.closedTitle,
      text: because || (model.isPart ? late : texts.closedText),
      actions: (
        <>
          {show}
          {rebook}
        </>
      ),
    },
  } as const;
  const { art, title, text, actions } = panels[phase];
  return (
    <>
      <section className="t-card" role="status">
        <Empty
          art={art}
          title={title}
          text={text}
          action={<div className="t-row t-row--wrap po-acts">{actions}</div>}
        />
      </section>
      <Summary model={model} texts={texts} />
    </>
  );
}
