import { effect, signal } from '@preact/signals-core';
import type { Session } from '#session/session.ts';

export interface LoginRequest {
  reason: string;
  /** Called when the dialog has closed, by success or by the visitor. */
  closed(): void;
}

/** What the next member must not go on with. */
export const never = new Promise<never>(() => {});

/**
 * Asks a visitor to log in, once at a time: several actions that need a login share one dialog and all go on
 * after it (specification 1, sections 2.7 and 4). `renew`: the partner's server may sign the visitor in again, unseen.
 */
export function createLoginGate(session: Session, askPartner: (reason: string) => boolean, renew?: () => Promise<boolean>) {
  const request = signal<LoginRequest | null>(null);
  let asking: Promise<boolean> | null = null;
  let isPartners = false;
  const stops: (() => void)[] = [];
  let isOver = false;

  /** The partner logs the visitor in: wait for a user. Nobody says when the visitor gives up. */
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

  const byDialog = (reason: string) =>
    new Promise<boolean>((resolve) => {
      const stop = effect(() => {
        // Logged in from another tab: the dialog has nothing left to ask.
        if (session.fromTab.value && session.user.peek()) request.peek()?.closed();
      });
      request.value = {
        reason,
        closed() {
          stop();
          request.value = null;
          if (!isOver) resolve(session.user.peek() !== null);
        },
      };
    });

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
      });
      return asking;
    },
    /** `isVisitOver`: who waits here waits for a member who has left; his actions must not go on for the next one. */
    stop(isVisitOver: boolean) {
      isOver = isVisitOver;
      request.peek()?.closed();
      for (const stop of stops) stop();
    },
  };
}

export type LoginGate = ReturnType<typeof createLoginGate>;
