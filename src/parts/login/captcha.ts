import { signal } from '@preact/signals-core';
import { account } from '#contract/account.ts';
import type { CaptchaAnswer } from '#contract/account.ts';
import type { ResourceState } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

export type CaptchaState = ResourceState<CaptchaAnswer>;

const dealing = { state: 'loading' } as const;
/** A picture is good for 5 minutes; a little less, so that there is time to answer. */
const goodForMs = 280_000;

/** The picture that the server dealt: asked for when it is first needed, replaced after every try and when it has run out. */
export function createCaptcha({ api, clock }: Services) {
  const current = signal<CaptchaState>(dealing);
  let turn = 0;
  let dealtMs: number | null = null;

  async function refresh() {
    dealtMs = clock.now();
    turn += 1;
    const mine = turn;
    current.value = dealing;
    const outcome = await api.send(account.captcha, {}, { quiet: 'all' });
    // The first answer sets the clock right: an age measured over that jump would be the clock's error.
    if (mine === turn && dealtMs !== null) dealtMs = clock.now();
    if (mine !== turn) return;
    current.value = outcome.ok
      ? { state: 'ready', data: outcome.data, isOld: false }
      : { state: 'failed', text: outcome.msg };
  }

  return {
    current,
    refresh,
    need() {
      if (dealtMs === null || clock.now() - dealtMs > goodForMs) void refresh();
    },
    /** It has been used up; the next one is dealt when it is needed. */
    forget() {
      dealtMs = null;
    },
    /** Code that identifies the shown captcha in a login; "" without one. */
    randomCode: (): string => {
      const shown = current.peek();
      return shown.state === 'ready' ? shown.data.randomCode : '';
    },
    dispose() {
      turn += 1;
    },
  };
}
