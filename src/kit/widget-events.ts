import type { ChatAccount } from '#domain/account/chat.ts';

/** Events that reach the partner's page; `search`, `navigate`, `login` and `chat` can be cancelled there. */
export interface WidgetEvents {
  ready: { widget: string };
  /** `message` is a fixed sentence; `error` and `place` name the class of a throw and where it happened. */
  error: { code: string; message: string; error?: string; place?: string };
  navigate: { name: string; path: string };
  search: {
    from: string;
    to: string;
    date: string;
    returnDate?: string;
    adults: number;
    children: number;
    infants: number;
  };
  /** Asked for (cancelable), then done. */
  login: { asked: true; reason: string } | { memberId: string };
  logout: Record<string, never>;
  order: { orderId: string; orderNo: string; amount: string };
  paid: { orderId: string; amount: string };
  /** An approver has decided a case. */
  approval: { no: string; decision: 'agree' | 'refuse' };
  /** A trip application has changed its state: 0 draft, 1 approving, 2 approved … */
  application: { no: string; state: number };
  /** Customer service is asked for; cancelled: the partner's own chat answers. */
  chat: ChatAccount | null;
}
