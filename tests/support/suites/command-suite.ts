import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { Services } from '#kit/services.ts';
import { givenClock, longAfter } from '../given/given-clock.ts';
import { bad, good } from '../given/given-services.ts';

interface CommandCase {
  /** Makes the command as its screen does; the result presses its button. */
  open(services: Services): () => Promise<boolean>;
  /** The data of the server's answer. */
  data: unknown;
  /** The button asks before anything is sent. */
  asks: boolean;
}

/** `lost`: the server acts and its answer does not arrive. `fault`: the server fails after it has acted. */
type Fate = 'answered' | 'lost' | 'fault' | 'refused' | 'busy' | 'signedOut';

/** A screen before a server that acts once a key, with a wire that follows `fates`, then answers. */
function openScreen({ open, data }: CommandCase, fates: Fate[]) {
  const clock = givenClock();
  const user = signal<{ memberId: string } | null>({ memberId: 'first' });
  const online = signal(true);
  /** The keys that were sent, with their member. */
  const sent: { key: string; member: string }[] = [];
  const acted = new Set<string>();
  const said: string[] = [];
  const questions: ((yes: boolean) => void)[] = [];
  let keys = 0;
  const answers: Record<Fate, () => unknown> = {
    answered: () => good(data),
    lost: () => bad(-1, 'offline'),
    fault: () => bad(500),
    refused: () => bad(409),
    busy: () => bad(429),
    signedOut: () => bad(401),
  };
  const services = {
    drafts: { get: () => undefined, set() {}, remove() {} },
    session: { user },
    online,
    timers: { after: clock.host.after },
    visible: clock.host.visible,
    clock: { now: clock.now },
    emit: () => true,
    newRequestId: () => `key-${(keys += 1)}`,
    say: {
      toast: (text: string, kind?: string) => said.push(`${kind} ${text}`),
      confirm: () => new Promise<boolean>((resolve) => questions.push(resolve)),
    },
    api: {
      async send({ reads }: { reads: boolean }, input: { requestId?: string }) {
        if (reads) return bad(-1, 'offline');
        const { requestId = '' } = input;
        sent.push({ key: requestId, member: user.peek()?.memberId ?? '' });
        const fate = fates.shift() ?? 'answered';
        await Promise.resolve();
        if (fate === 'answered' || fate === 'lost' || fate === 'fault') acted.add(requestId);
        return answers[fate]();
      },
    },
  } as unknown as Services;
  const press = open(services);
  return { clock, user, online, sent, acted, said, questions, press, keys: () => sent.map(({ key }) => key) };
}

/** The rules that every command keeps. */
export function commandSuite(name: string, given: CommandCase) {
  const openWith = (...fates: Fate[]) => {
    const screen = openScreen(given, fates);
    /** A press whose question is answered with yes, and all tries that follow. */
    const pressAndWait = async () => {
      const pressed = screen.press();
      screen.questions.shift()?.(true);
      await longAfter(screen.clock);
      return await pressed;
    };
    return { ...screen, pressAndWait };
  };
  const doneWords = (said: readonly string[]) => said.filter((text) => text.startsWith('ok '));
  const badWords = (said: readonly string[]) => said.filter((text) => text.startsWith('bad '));

  describe(name, () => {
    it('sends one write for a press, and says that it is done', async () => {
      const { pressAndWait, sent, said } = openWith();
      expect(await pressAndWait()).toBe(true);
      expect(sent).toHaveLength(1);
      expect(doneWords(said)).toHaveLength(1);
    });

    if (given.asks)
      it('sends nothing when the question is answered with no', async () => {
        const { press, questions, sent, said, clock } = openWith();
        const pressed = press();
        expect(questions).toHaveLength(1);
        questions[0]?.(false);
        await longAfter(clock);
        expect([await pressed, sent, said]).toEqual([false, [], []]);
      });

    it('asks and sends once when the button is pressed several times', async () => {
      const { press, pressAndWait, questions, sent, said, clock } = openWith();
      const presses = [press(), press()];
      expect(questions).toHaveLength(given.asks ? 1 : 0);
      questions.shift()?.(true);
      await Promise.resolve();
      presses.push(press());
      await longAfter(clock);
      expect(await Promise.all(presses)).toEqual([true, true, true]);
      expect([sent.length, questions.length, doneWords(said).length]).toEqual([1, 0, 1]);
      expect(await pressAndWait()).toBe(true);
    });

    it.each<Fate>(['lost', 'fault'])(
      'asks again under the same key after an answer that is %s: the server acts once',
      async (fate) => {
        const { pressAndWait, keys, acted, said } = openWith(fate);
        expect(await pressAndWait()).toBe(true);
        expect(keys()).toEqual(['key-1', 'key-1']);
        expect([acted.size, doneWords(said).length, badWords(said).length]).toEqual([1, 1, 0]);
      },
    );

    it('says that the outcome is unknown when no answer comes, and keeps the key for the next press', async () => {
      const { pressAndWait, keys, acted, said } = openWith('lost', 'lost', 'lost');
      expect(await pressAndWait()).toBe(false);
      expect([doneWords(said).length, badWords(said).length]).toEqual([0, 1]);
      expect(await pressAndWait()).toBe(true);
      expect(new Set(keys())).toEqual(new Set(['key-1']));
      expect([acted.size, doneWords(said).length]).toEqual([1, 1]);
    });

    it.each<Fate>(['busy', 'signedOut'])('takes an answer that is %s after a lost one for no answer', async (fate) => {
      const { pressAndWait, keys } = openWith('lost', fate, fate);
      expect(await pressAndWait()).toBe(false);
      expect(await pressAndWait()).toBe(true);
      expect(new Set(keys())).toEqual(new Set(['key-1']));
    });

    it.each<Fate>(['busy', 'signedOut'])(
      'takes a press that is %s after one without an answer for none',
      async (fate) => {
        const { pressAndWait, keys } = openWith('lost', 'lost', 'lost', fate, fate, fate);
        await pressAndWait();
        expect(await pressAndWait()).toBe(false);
        expect(await pressAndWait()).toBe(true);
        expect(new Set(keys())).toEqual(new Set(['key-1']));
      },
    );

    it('sends a new key with the press after a refusal, and after a write that is done', async () => {
      const { pressAndWait, keys } = openWith('refused', 'answered');
      expect(await pressAndWait()).toBe(false);
      expect(await pressAndWait()).toBe(true);
      await pressAndWait();
      expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
    });

    it('sends nothing without a network, and says so', async () => {
      const { pressAndWait, online, sent, said } = openWith();
      online.value = false;
      expect(await pressAndWait()).toBe(false);
      expect([sent.length, badWords(said).length]).toEqual([0, 1]);
      online.value = true;
      expect(await pressAndWait()).toBe(true);
    });

    if (given.asks)
      it('sends nothing when another member is here by the time the question is answered', async () => {
        const { press, questions, user, sent, clock } = openWith();
        void press();
        user.value = { memberId: 'second' };
        questions[0]?.(true);
        await longAfter(clock);
        expect(sent).toEqual([]);
      });

    it('neither asks again nor shows a message when another member follows after a lost answer', async () => {
      const { press, questions, user, sent, said, keys, clock, pressAndWait } = openWith('lost');
      void press();
      questions.shift()?.(true);
      await clock.settle();
      user.value = { memberId: 'second' };
      await longAfter(clock);
      expect([sent.length, said.length]).toEqual([1, 0]);
      await pressAndWait();
      expect(sent.at(-1)).toEqual({ key: 'key-2', member: 'second' });
      expect(keys()).toHaveLength(2);
    });
  });
}
