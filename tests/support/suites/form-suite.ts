import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import type { Form } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { givenClock, longAfter } from '../given/given-clock.ts';
import { bad, good } from '../given/given-services.ts';

interface FormCase<Values extends object> {
  /** Makes the form as its screen does. */
  open(services: Services): Form<Values>;
  /** Everything that a good form needs. */
  filled: Partial<Values>;
  /** A change that makes one field wrong, and the path of that field. */
  wrong: { change: Partial<Values>; path: string };
  /** The part of `filled` that no draft holds, and that is typed again after a reload or a refusal. */
  secrets?: Partial<Values>;
  /** A question stands before the write: the form is not busy until it is answered. */
  asksFirst?: true;
  /** The data of the server's answer. */
  data: unknown;
}

export type Fate = 'answered' | 'lost' | 'refused' | 'refusedField' | 'refusedElsewhere' | 'busy' | 'signedOut';

/** A tab that keeps drafts over reloads, and a server that acts once a key. */
export function openTab<Values extends object>(
  { open, filled, wrong, secrets = {}, data }: FormCase<Values>,
  fates: Fate[],
) {
  const clock = givenClock();
  const user = signal<{ memberId: string } | null>({ memberId: 'first' });
  const online = signal(true);
  const drafts = new Map<string, string>();
  const keys: string[] = [];
  const inputs: object[] = [];
  const questions: ((yes: boolean) => void)[] = [];
  const answers: Record<Fate, () => unknown> = {
    answered: () => good(data),
    lost: () => bad(-1, 'offline'),
    refused: () => ({ ...bad(409), msg: '已拒绝' }),
    refusedField: () => ({ ...bad(400), msg: '此项有误', data: { field: wrong.path } }),
    busy: () => bad(429),
    signedOut: () => {
      user.value = null;
      return { ...bad(401), msg: '请重新登录' };
    },
    refusedElsewhere: () => ({ ...bad(400), msg: '别处有误', data: { field: 'nowhere' } }),
  };
  let made = 0;
  let meanwhile = (): void => undefined;
  const services = {
    session: { user },
    online,
    config: signal({ texts: {}, switches: { hotel: true }, wording: {} }),
    place: signal({ name: 'form', params: {}, query: {} }),
    timers: { after: clock.host.after },
    clock: { now: clock.now, today: () => '2026-11-20' },
    preferences: { get: () => undefined, set: () => undefined },
    drafts: {
      get: (key: string) => (drafts.has(key) ? (JSON.parse(drafts.get(key) ?? '') as unknown) : undefined),
      set: (key: string, value: unknown) => drafts.set(key, JSON.stringify(value)),
      remove: (key: string) => drafts.delete(key),
    },
    newRequestId: () => `key-${(made += 1)}`,
    say: { toast: () => undefined, confirm: () => new Promise<boolean>((resolve) => questions.push(resolve)) },
    navigate: () => undefined,
    api: {
      async send({ reads }: { reads: boolean }, { requestId = '', ...input }: { requestId?: string }) {
        if (reads) return bad(-1, 'offline');
        keys.push(requestId);
        inputs.push(input);
        const fate = fates.shift() ?? 'answered';
        await Promise.resolve();
        meanwhile();
        return answers[fate]();
      },
    },
  } as unknown as Services;
  let form = open(services);
  const submit = async () => {
    const sent = form.submit();
    await longAfter(clock);
    return await ended(sent);
  };
  return {
    clock,
    user,
    online,
    keys,
    /** Content that was sent under them. */
    inputs,
    questions,
    drafts,
    /** Done before the server answers. */
    onItsWay: (act: () => void) => (meanwhile = act),
    submit,
    form: () => form,
    fill: () => form.edit(filled),
    /** Types again what no draft holds. */
    again: () => form.edit(secrets),
    reload: () => (form = open(services)),
  };
}

/** Of a submission long ago: a question that the suite does not answer would keep the run as long as the longest test. */
async function ended(sent: Promise<boolean>): Promise<boolean> {
  const outcome = await Promise.race([sent, Promise.resolve('waiting' as const)]);
  if (outcome === 'waiting') throw new Error('the form waits for something long after its submission');
  return outcome;
}

/** The rules that every form keeps. */
export function formSuite<Values extends object>(name: string, given: FormCase<Values>) {
  const { wrong } = given;
  const secrets = given.secrets ?? {};
  const openWith = (...fates: Fate[]) => openTab(given, fates);

  describe(name, () => {
    it('shows no error before typing, and sends nothing incomplete', async () => {
      const { form, submit, keys } = openWith();
      expect([form().errors.peek(), form().isDirty.peek()]).toEqual([{}, false]);
      const asked = form().focus.peek();
      expect(await submit()).toBe(false);
      expect(Object.keys(form().errors.peek())).not.toEqual([]);
      expect([form().focus.peek(), keys]).toEqual([asked + 1, []]);
    });

    it('shows the error of a field once it has been left, and none when it is right', () => {
      const { form, fill } = openWith();
      fill();
      form().edit(wrong.change);
      expect(form().errors.peek()).toEqual({});
      form().leave(wrong.path);
      expect(Object.keys(form().errors.peek())).toEqual([wrong.path]);
      fill();
      expect(form().errors.peek()).toEqual({});
    });

    it('sends one write when its button is pressed several times', async () => {
      const { form, fill, submit, keys } = openWith();
      fill();
      const presses = [form().submit(), form().submit()];
      expect(form().busy.peek()).toBe(!given.asksFirst);
      expect(await submit()).toBe(true);
      expect([await Promise.all(presses), keys, form().busy.peek()]).toEqual([[true, true], ['key-1'], false]);
    });

    it('shows a refusal at its field until the field changes, and elsewhere above the button', async () => {
      const { form, fill, again, submit } = openWith('refusedField', 'refusedElsewhere', 'refused');
      fill();
      const asked = form().focus.peek();
      await submit();
      expect([form().errors.peek()[wrong.path], form().failure.peek(), form().focus.peek()]).toEqual([
        '此项有误',
        '',
        asked + 1,
      ]);
      fill();
      expect(form().errors.peek()).toEqual({});
      await submit();
      expect(form().failure.peek()).toBe('别处有误');
      again();
      await submit();
      expect([form().failure.peek(), form().errors.peek()]).toEqual(['已拒绝', {}]);
      fill();
      expect(form().failure.peek()).toBe('');
    });

    it('asks again under the same key after a lost answer', async () => {
      const { fill, submit, keys } = openWith('lost', 'lost');
      fill();
      expect(await submit()).toBe(true);
      expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    });

    it('keeps the key while the outcome is unknown, also over a reload, and takes a new one for other content', async () => {
      const { form, fill, again, submit, reload, keys } = openWith('lost', 'lost', 'lost');
      fill();
      expect(await submit()).toBe(false);
      expect([form().failure.peek() === '', form().isUnsure.peek()]).toEqual([false, true]);
      reload();
      expect(form().isUnsure.peek()).toBe(true);
      again();
      expect([await submit(), form().isUnsure.peek()]).toEqual([true, false]);
      expect(new Set(keys)).toEqual(new Set(['key-1']));
      fill();
      await submit();
      expect(keys.at(-1)).toBe('key-2');
    });

    it('takes no room or no login for the try after a lost one for no answer to it, also with the next press', async () => {
      const { form, fill, again, submit, reload, keys } = openWith('lost', 'lost', 'lost', 'busy', 'busy', 'busy');
      fill();
      await submit();
      reload();
      again();
      expect([await submit(), form().isUnsure.peek()]).toEqual([false, true]);
      again();
      expect([await submit(), form().isUnsure.peek()]).toEqual([true, false]);
      expect(new Set(keys)).toEqual(new Set(['key-1']));
    });

    it('shows that the member declined to log in again: nothing was done', async () => {
      const { form, fill, submit } = openWith('signedOut');
      fill();
      expect([await submit(), form().isUnsure.peek(), form().failure.peek()]).toEqual([false, false, '请重新登录']);
    });

    it('takes a new key after a refusal', async () => {
      const { form, fill, again, submit, keys } = openWith('refused');
      fill();
      await submit();
      expect(form().isUnsure.peek()).toBe(false);
      again();
      await submit();
      expect(keys).toEqual(['key-1', 'key-2']);
    });

    it('sends nothing without a network, shows it and keeps the input', async () => {
      const { form, fill, submit, online, keys } = openWith();
      fill();
      online.value = false;
      expect(await submit()).toBe(false);
      expect([form().failure.peek() !== '', keys, form().isDirty.peek()]).toEqual([true, [], true]);
    });

    it('keeps its draft over a reload until it is sent', async () => {
      const { form, fill, again, submit, reload, drafts } = openWith();
      const empty = form().values.peek();
      fill();
      const typed = form().values.peek();
      // Of secrets alone nothing is left.
      const hasDraft = Object.keys(given.filled).some((name) => !(name in secrets));
      reload();
      const kept = Object.entries(typed).map(([name, value]) => [
        name,
        name in secrets ? empty[name as keyof Values] : value,
      ]);
      expect([form().values.peek(), form().isDirty.peek(), form().isRestored]).toEqual([
        Object.fromEntries(kept),
        hasDraft,
        hasDraft,
      ]);
      again();
      expect(await submit()).toBe(true);
      expect([form().isDirty.peek(), drafts.size]).toEqual([false, 0]);
    });

    it('keeps what is typed while it is sent: it stays unsaved, and its draft too', async () => {
      const { form, fill, submit, onItsWay, drafts } = openWith();
      fill();
      onItsWay(() => form().edit(wrong.change));
      expect(await submit()).toBe(true);
      expect(form().values.peek()).toMatchObject(wrong.change);
      expect([form().isDirty.peek(), form().errors.peek(), drafts.size > 0]).toEqual([true, {}, true]);
    });

    it('asks before typed content is lost, and only then', async () => {
      const { form, fill, questions, drafts, clock } = openWith();
      expect(await form().mayLeave()).toBe(true);
      fill();
      const stays = form().mayLeave();
      questions.shift()?.(false);
      expect([await stays, form().isDirty.peek()]).toEqual([false, true]);
      const leaves = form().mayLeave();
      questions.shift()?.(true);
      await clock.settle();
      expect([await leaves, form().isDirty.peek(), drafts.size]).toEqual([true, false, 0]);
    });

    it('does nothing more when another member is here after a lost answer', async () => {
      const { form, fill, user, keys, clock } = openWith('lost');
      fill();
      const sent = form().submit();
      await clock.settle();
      user.value = { memberId: 'second' };
      await longAfter(clock);
      expect([await ended(sent), keys.length, form().failure.peek()]).toEqual([false, 1, '']);
      fill();
      const again = form().submit();
      await longAfter(clock);
      expect([await ended(again), keys]).toEqual([true, ['key-1', 'key-2']]);
    });
  });
}
