import { effect, signal } from '@preact/signals-core';
import type { Session } from '#session/session.ts';

export interface LoginRequest {
  reason: string;
  /** Words of the server about the session that has ended. */
  note: string;
  /** Called when the dialog has closed, by success or by the visitor. */
  closed(): void;
  /** Resolves after that. */
  until: Promise<void>;
  /** True when the page has removed the element of the dialog. */
  isLost?: () => boolean;
}

/** Ends an action of a member who has left: it must not go on for the next one. */
export const never = new Promise<never>(() => {});

/** The dialog that is open, by the session that it serves: the widgets of a page and `TravelEmbed.login()` share it. */
const dialogs = new WeakMap<Session, LoginRequest>();

/**
 * Asks a visitor to log in, once at a time: several actions that need a login share one dialog and all go on
 * after it (specification 1, sections 2.7 and 4). `renew`: the partner's server may sign the visitor in again, unseen.
 */
export function createLoginGate(
  session: Session,
  askPartner: (reason: string) => boolean,
  renew?: () => Promise<boolean>,
) {
  const request = signal<LoginRequest | null>(null);
  let asking: Promise<boolean> | null = null;
  let isPartners = false;
  const stops: (() => void)[] = [];
  let isOver = false;

  /** The partner logs the visitor in: waits for a user. The page gets no signal when the visitor gives up. */
  const byPartner = () =>
    new Promise<boolean>((resolve) => {
      isPartners = true;
      const stop = effect(() => {
        if (session.user.value && !isOver) resolve(true);
      });
      stops.push(() => {
        stop();
        if (!isOver) resolve(false);
      });
    });

  const byDialog = (reason: string): Promise<boolean> => {
    const other = dialogs.get(session);
    if (other?.isLost?.()) other.closed();
    else if (other) return other.until.then(() => (isOver ? never : session.user.peek() !== null));
    let end = () => {};
    const until = new Promise<void>((resolve) => (end = resolve));
    const stop = effect(() => {
      // Logged in from another tab: the dialog has nothing left to ask.
      if (session.fromTab.value && session.user.peek()) request.peek()?.closed();
    });
    return new Promise((resolve) => {
      request.value = {
        reason,
        note: session.note,
        until,
        closed() {
          stop();
          dialogs.delete(session);
          request.value = null;
          end();
          if (!isOver) resolve(session.user.peek() !== null);
        },
      };
      dialogs.set(session, request.value);
    });
  };

  return {
    request,
    require(reason = ''): Promise<boolean> {
      if (isOver) return never;
      if (session.user.peek()) return Promise.resolve(true);
      const ask = () => (askPartner(reason) ? byDialog(reason) : byPartner());
      // Something asks for it again: the partner's dialog, if that has been closed, opens once more.
      if (isPartners && !request.peek() && askPartner(reason)) void byDialog(reason);
      asking ??= (renew ? renew().then((isRenewed) => isRenewed || ask()) : ask()).finally(() => {
        asking = null;
        isPartners = false;
        session.note = '';
      });
      return asking;
    },
    /** `isVisitOver`: the waiting actions belong to a member who has left; they must not go on for the next one. */
    stop(isVisitOver: boolean) {
      isOver = isVisitOver;
      request.peek()?.closed();
      for (const stop of stops) stop();
    },
  };
}

export type LoginGate = ReturnType<typeof createLoginGate>;
