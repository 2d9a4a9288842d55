import type { ReactNode } from 'react';
import { fenOf, showFen } from '#domain/money.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { PrintSheet } from '#ui/display/PrintSheet.tsx';
import css from './itinerary.css?shadow';

const texts = { title: '行程单', order: '订单号', contact: '联系人', amount: '订单金额', service: '客服电话' };

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
  const title = `${texts.title} ${pages.map(({ orderNo }) => orderNo).join('、')}`;
  return (
    <PrintSheet title={title} css={css} onDone={onDone}>
      {pages.map(({ orderNo, look, contact, total, note, body }) => (
        <article key={orderNo}>
          <header>
            <h1>
              {own.brand} {texts.title}
            </h1>
            <span>
              {texts.order} {showOrderNo(orderNo)} · {look}
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
