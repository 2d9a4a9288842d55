import type { FieldList, ShapeOf } from './fields.ts';

/** Events on a partner's page, by their name without `travel:`. Types of the packages and tables of the guide read them. */
export const pageEvents = {
  ready: { shapes: [['widget']] },
  /** `message` is a fixed sentence; `error` and `place` name the class of a throw and where it happened. */
  error: { shapes: [['code', 'message', 'error?', 'place?']] },
  /** Cost of the widgets for the page so far, for a container with `data-extras="vitals"`. */
  vitals: { shapes: [['widget', 'readyMs', 'bytes', 'requests', 'longTasks', 'longTaskMs']] },
  navigate: { shapes: [['name', 'path']], isCancelable: true },
  search: {
    shapes: [['from', 'to', 'date', 'returnDate?', 'adults', 'children', 'infants']],
    isCancelable: true,
  },
  /** Asked for (cancelable), then done. */
  login: { shapes: [['asked', 'reason'], ['memberId']], isCancelable: true },
  logout: { shapes: [[]] },
  order: { shapes: [['orderId', 'orderNo', 'amount']] },
  paid: { shapes: [['orderId', 'amount']] },
  /** An approver has decided a case. */
  approval: { shapes: [['no', 'decision']] },
  /** A trip application has changed its state. */
  application: { shapes: [['no', 'state']] },
  /** Customer service is asked for; cancelled: the partner's own chat answers. */
  chat: { shapes: [['memberId', 'name', 'member', 'phone', 'company']], isCancelable: true, mayBeNull: true },
} as const;

type Rows = typeof pageEvents;
type Empty = Record<string, never>;
type DetailOf<List extends FieldList> = List extends readonly [] ? Empty : ShapeOf<List>;
type OneOf<Lists extends readonly FieldList[]> = { [N in keyof Lists]: DetailOf<Lists[N]> }[number];

/** Detail of each event by its name without `travel:`. */
export type PageEventDetails = {
  [K in keyof Rows]: OneOf<Rows[K]['shapes']> | (Rows[K] extends { mayBeNull: true } ? null : never);
};
