import { markedParts } from '#domain/flight/pasted/read-order.ts';
import { useValues } from '#kit/readable.ts';
import { PastedNotes } from '#parts/intl/PastedNotes.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { QuickOrderModel } from './model.ts';
import type { Texts } from './texts.ts';

/** The pasted text with the characters of each field marked; those of the field that has the focus stand out. */
export function SourceText({ model, texts }: { model: QuickOrderModel; texts: Texts }) {
  const [{ readText }, order, reads, focused] = useValues(model.form.values, model.order, model.reads, model.focused);
  if (!order) return null;
  const marks = Object.entries(reads).flatMap(([field, { source }]) => (source ? [{ ...source, field }] : []));
  if (order.locator.source) marks.push({ ...order.locator.source, field: 'locator' });
  const doubts = Object.values(reads).filter(({ doubt }) => doubt).length;
  return (
    <div className="t-col">
      <p role="status" className="t-s13 t-2">
        {texts.readCount(texts.kinds[order.kind], order.segments.length, order.people.length)}
        {order.locator.value && texts.locator(order.locator.value)}
      </p>
      {doubts > 0 && <Alert kind="warn">{texts.doubts(doubts)}</Alert>}
      <PastedNotes {...order} />
      {order.left.length > 0 && <p className="t-s12 t-3">{texts.left(order.left.slice(0, 12).join(' '))}</p>}
      <details open>
        <summary className="t-s12 t-3">
          {texts.source} · {texts.sourceHint}
        </summary>
        <p className="t-s13" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {markedParts(readText, marks).map(({ text, field }, at) => {
            if (!field) return text;
            const kind = field === focused ? 'solid' : reads[field]?.doubt ? 'warn' : 'info';
            return (
              <mark key={at} className={`t-tag t-tag--${kind}`} style={{ display: 'inline' }}>
                {text}
              </mark>
            );
          })}
        </p>
      </details>
    </div>
  );
}
