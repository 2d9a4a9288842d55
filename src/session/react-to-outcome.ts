import type { Row } from '#contract/row.ts';
import type { Exchange } from '#api/client.ts';
import type { Outcome } from '#api/outcome.ts';
import type { Session } from './session.ts';

/** Presenter of messages: the runtime's, in the shadow root. */
interface Presenter {
  toast(text: string, kind?: 'ok' | 'warn' | 'bad', seconds?: number): void;
  alert(options: { title?: string; text: string }): Promise<void>;
  confirm(options: { title?: string; text: string }): Promise<boolean>;
}

interface Reactions {
  session: Session;
  say: Presenter;
  /** Opens the login dialog; true when a member is logged in afterwards. */
  requireLogin(): Promise<boolean>;
  /** Goes to the address of a confirmed tip: http(s), same origin or listed. */
  open(url: string): void;
  version: string;
}

interface SendOptions {
  quiet?: readonly number[] | 'all';
  signal?: AbortSignal;
}

/** Sends a call and does what its answer asks for: the only place that acts on outcomes. */
export async function send<In, Out>(
  row: Row<In, Out>,
  input: In,
  options: SendOptions,
  to: Reactions,
): Promise<Outcome<Out>> {
  const held = to.session.token.peek();
  const call = () => to.session.client.call(row, input, options);
  let exchange = await call();
  const { outcome, signedOut } = exchange.reading;
  if (signedOut) {
    // The call had no effect: after a new login it is sent again, so that the action goes on.
    // The answer belongs to the session that it was sent with: a later login stays.
    if (held && to.session.token.peek() === held) {
      // Idle too long, or logged out elsewhere; whatever asks for the login first shows it.
      if (!outcome.ok) to.session.note = outcome.msg;
      to.session.end();
    }
    if (options.signal?.aborted || !(await to.requireLogin())) return outcome as Outcome<Out>;
    exchange = await call();
  }
  act(row, input, exchange, to);
  return exchange.reading.outcome as Outcome<Out>;
}

function act<In, Out>(row: Row<In, Out>, input: In, { reading, costTimeMs }: Exchange, to: Reactions): void {
  const { message, tips, report: event } = reading;
  if (tips?.type === 'toast') to.say.toast(tips.msg, 'warn', tips.duration ?? 3);
  else if (tips?.type === 'dialog') void to.say.alert({ title: tips.title ?? '', text: tips.msg });
  else if (tips?.type === 'confirm') {
    void to.say
      .confirm({ title: tips.title ?? '', text: tips.msg })
      .then((yes) => (yes && tips.url ? to.open(tips.url) : undefined));
  } else if (message) to.say.toast(message.text, message.kind, message.seconds);
  if (event) {
    // Faults are rare: the code that reports them is loaded then.
    import('./report-fault.ts').then(
      (part) => part.reportFault({ row, input, outcome: reading.outcome, event, costTimeMs }, to),
      () => undefined,
    );
  }
}
