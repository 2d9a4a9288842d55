import type { ReactNode } from 'react';
import type { ShownOrder } from '#contract/order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { PrintSheet } from '#ui/display/PrintSheet.tsx';
import css from './itinerary.css?shadow';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { sheetTexts } from './texts.ts';

interface Page {
  orderNo: string;
  /** State of the order. */
  look: string;
  contact: string;
  total: string;
  note: string;
  /** The ways of the product, and its people. */
  body: ReactNode;
}

/** Itineraries of orders on paper, a page each. */
export function ItinerarySheet({ pages, onDone }: { pages: readonly Page[]; onDone: () => void }) {
  const { telephones, texts: own } = useValue(useServices().config);
  const texts = useTexts('order-paper', sheetTexts);
  const { say } = useSay();
  const title = `${texts.paper} ${pages.map(({ orderNo }) => orderNo).join(say('、'))}`;
  return (
    <PrintSheet title={title} css={css} onDone={onDone}>
      {pages.map(({ orderNo, look, contact, total, note, body }) => (
        <article key={orderNo}>
          <header>
            <h1>
              {own.brand} {texts.paper}
            </h1>
            <span>
              {texts.order} {showOrderNo(orderNo)} · {say(look)}
            </span>
          </header>
          {body}
          <footer>
            {texts.contact} {contact} · {texts.amount} ¥{showFen(fenOf(total), true)}
            <br />
            {note}
            {telephones[0] && ` ${texts.service} ${telephones[0]}`}
          </footer>
        </article>
      ))}
    </PrintSheet>
  );
}

interface OneOrderProps {
  order: Pick<ShownOrder, 'orderNo' | 'contact'> & { total: string };
  look: string;
  note: string;
  onDone: () => void;
  children: ReactNode;
}

/** The itinerary of one order. */
export const OrderSheet = ({ order: { orderNo, contact, total }, look, note, onDone, children }: OneOrderProps) => (
  <ItinerarySheet pages={[{ orderNo, look, contact: contact.name, total, note, body: children }]} onDone={onDone} />
);
