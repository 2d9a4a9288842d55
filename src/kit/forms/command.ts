import { signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Row } from '#contract/row.ts';
import type { Readable } from '../readable.ts';
import { createRequestKeys, sendOnce } from './send-once.ts';
import type { Messages, Outcome, Services } from '../services.ts';

const words = {
  offline: '网络连接失败，请检查网络后重试',
  unknown: '暂未收到处理结果，请再试一次，不会重复处理',
};

/** Turns a row of the contract into a command. `Args` names the subject of a press, such as the id of a list's row. */
export interface CommandSpec<Args, In, Out> {
  input(args: Args): Omit<In, 'requestId'>;
  /** The question before anything is sent; undefined: nothing is asked. */
  confirm?(args: Args): Parameters<Messages['confirm']>[0] | undefined;
  /** Said when it is done; "": nothing, more of the same follows. */
  done?(data: Out, args: Args): string;
  /** Shows the answer, or reads again what a refusal or an unknown outcome may have changed. */
  settle?(outcome: Outcome<Out>, args: Args): unknown;
}

export interface Command<Args> {
  /** The arguments of the write under way; null when there is none. */
  busy: Readable<Args | null>;
  /** Asks, sends and shows the message; resolves true when it is done. A press while it runs belongs to the running one. */
  run(args: Args): Promise<boolean>;
}

/**
 * One write behind a button. Its `requestId` stays until the outcome is known; a refusal has done nothing, so that
 * the next press gets a new one. Ends without a word when another member is here.
 */
export function createCommand<Args, In extends { requestId: string }, Out>(
  services: Services,
  row: Row<In, Out>,
  { input, confirm, done, settle }: CommandSpec<Args, In, Out>,
): Command<Args> {
  const { user } = services.session;
  const busy = signal<Args | null>(null);
  const keys = createRequestKeys(services);
  let running: Promise<boolean> | null = null;

  async function act(args: Args): Promise<boolean> {
    const member = user.peek()?.memberId;
    // A login in between is not another member.
    const isOther = () => member !== undefined && user.peek()?.memberId !== member;
    const question = confirm?.(args);
    if (question && !(await services.say.confirm(question))) return false;
    if (isOther()) return false;
    if (!services.online.peek()) {
      services.say.toast(words.offline, 'bad');
      return false;
    }
    busy.value = args;
    const content = input(args);
    const { requestId, isUnsure } = keys.of(writeJson(content));
    const { outcome, isKnown } = await sendOnce(services, row, { ...content, requestId } as In, {
      isUnsure,
      goesOn: () => !isOther(),
    });
    if (isOther()) return false;
    if (isKnown) keys.forget(requestId);
    else services.say.toast(words.unknown, 'bad', 5);
    await settle?.(outcome, args);
    const said = outcome.ok && done && !isOther() && done(outcome.data, args);
    if (said) services.say.toast(said, 'ok');
    return outcome.ok;
  }

  return {
    busy,
    run: (args) =>
      (running ??= act(args).finally(() => {
        busy.value = null;
        running = null;
      })),
  };
}
