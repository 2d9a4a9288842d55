import { batch, computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { quickOrder as calls } from '#contract/quick-order.ts';
import type { QuickPrice } from '#contract/quick-order.ts';
import { createForm } from '#kit/forms/form.ts';
import { createPart } from '#kit/part.ts';
import { createPress } from '#kit/press.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';
import { blankPerson, blankSegment, readsOf } from './values.ts';
import type { PersonValues, QuickValues, SegmentValues } from './values.ts';

export type QuickOrderModel = ReturnType<typeof createQuickOrder>;

const subjectOf = ({ segments, passengers }: QuickValues): string =>
  writeJson([segments, passengers.map(({ name, psgType, certType, certNo }) => [name, psgType, certType, certNo])]);

/** Paste, correction, price and order: one form whose draft holds all that was typed. */
export function createQuickOrder(services: Services, texts: Texts, rest = createPart(() => import('./rest.ts'))) {
  const today = () => services.clock.today();
  const user = services.session.user.peek();
  const blank: QuickValues = {
    text: '',
    readText: '',
    segments: [],
    passengers: [],
    contact: { name: user?.realName ?? '', mobilePhone: user?.mobilePhone ?? '' },
    acceptDuplicate: false,
    agreed: false,
    documentConsent: false,
    guardianConsent: false,
  };
  const priced = signal<{ subject: string; answer: QuickPrice } | null>(null);
  const isPricing = signal(false);
  const fault = signal('');
  const focused = signal('');
  const { isWaiting, press, dispose } = createPress(rest);
  const readings = signal(0);
  let asked = 0;

  const form = createForm(services, calls.create, {
    key: 'quick-order',
    blank,
    check: (values: QuickValues) =>
      rest.value.value?.checkQuickOrder(values, Boolean(priced.peek()?.answer.duplicate), today(), texts) ?? {},
    input: ({ passengers, contact, acceptDuplicate, agreed, documentConsent, guardianConsent }) => ({
      verifyKey: priced.peek()?.answer.verified?.verifyKey ?? '',
      passengers: passengers.flatMap((one) => rest.value.peek()?.sentPerson(one, guardianConsent) ?? []),
      contact,
      acceptDuplicate,
      agreed,
      documentConsent,
    }),
    done({ orderId }) {
      services.say.toast(texts.toPay, 'ok');
      form.reset(blank);
      services.navigate('pay_order', { orderId });
    },
    refused({ ret }) {
      // The price is no longer held, or has changed: the next press asks for it again.
      if (ret === 409) priced.value = null;
      return false;
    },
  });
  // A computed of its own: a corrected field does not read the text again.
  const readText = computed(() => form.values.value.readText);
  const order = computed(() => (readText.value && rest.value.value?.readOrder(readText.value, today())) || null);
  const reads = computed(() => readsOf(order.value, form.values.value));
  /** The price of what the form has now; null while it is not known. */
  const price = computed(() => (priced.value?.subject === subjectOf(form.values.value) ? priced.value.answer : null));

  function editSegment(at: number, change: Partial<SegmentValues>): void {
    form.edit({ segments: form.values.peek().segments.map((one, n) => (n === at ? { ...one, ...change } : one)) });
  }
  function editPerson(at: number, change: Partial<PersonValues>): void {
    const { passengers, segments } = form.values.peek();
    form.edit({
      passengers: passengers.map((one, n) => {
        if (n !== at) return one;
        const next = { ...one, ...change };
        const psgType = rest.value.peek()?.typeByAge(next, segments, today());
        return 'psgType' in change || !psgType ? next : { ...next, psgType };
      }),
    });
  }

  /** Reads the pasted text, or does so when it can; of one that cannot be used nothing in the form changes. */
  const read = () =>
    press(({ readOrder, valuesOf }) => {
      const values = form.values.peek();
      const found = readOrder(values.text, today());
      fault.value = found.fault;
      if (found.fault) return;
      batch(() => {
        priced.value = null;
        form.edit({ ...valuesOf(found, values, today()), readText: values.text });
        readings.value += 1;
      });
    });

  /** Names what is wrong with flights and passengers; true where nothing is. */
  function isTripRight(): boolean {
    const rules = rest.value.peek();
    if (!rules) return false;
    const wrong = Object.keys(rules.checkTrip(form.values.peek(), today(), texts));
    for (const path of wrong) form.leave(path);
    if (wrong.length) form.focus.value += 1;
    return wrong.length === 0;
  }

  async function ask(): Promise<void> {
    if (isPricing.peek() || !isTripRight()) return;
    const values = form.values.peek();
    const subject = subjectOf(values);
    asked += 1;
    const mine = asked;
    isPricing.value = true;
    fault.value = '';
    const outcome = await services.api.send(
      calls.price,
      {
        segments: values.segments.map(({ flightNo, cabin, date, from, to }) => ({ flightNo, cabin, date, from, to })),
        passengers: values.passengers.map(({ name, psgType, certType, certNo }) => ({
          name,
          psgType,
          certType,
          certNo,
        })),
      },
      { quiet: 'all' },
    );
    if (mine !== asked) return;
    batch(() => {
      isPricing.value = false;
      if (outcome.ok) {
        priced.value = { subject, answer: outcome.data };
        if (form.values.peek().acceptDuplicate) form.edit({ acceptDuplicate: false });
      } else fault.value = outcome.msg;
    });
  }

  return {
    form,
    order,
    reads,
    price,
    isPricing,
    /** Message about the text or the price, which belongs to no field. */
    fault,
    /** Path of the field that has the focus: its source is shown stronger. */
    focused,
    rest,
    isWaiting,
    /** Counts up with each text that was read. */
    readings,
    read,
    ask,
    editSegment,
    editPerson,
    addSegment() {
      const [first] = form.values.peek().segments;
      form.edit({
        segments: [...form.values.peek().segments, { ...blankSegment, from: first?.to ?? '', to: first?.from ?? '' }],
      });
    },
    addPerson: () => form.edit({ passengers: [...form.values.peek().passengers, blankPerson] }),
    removeSegment: (at: number) => form.edit({ segments: form.values.peek().segments.filter((_, n) => n !== at) }),
    removePerson: (at: number) => form.edit({ passengers: form.values.peek().passengers.filter((_, n) => n !== at) }),
    /** The chosen cabin of a flight is priced at once. */
    chooseCabin(at: number, cabin: string) {
      editSegment(at, { cabin });
      void ask();
    },
    /** Ctrl+Enter: the next step, whichever that is. */
    async next(): Promise<void> {
      const { segments } = form.values.peek();
      if (!readText.peek() && !segments.length) return void read();
      if (!price.peek()?.verified) return await ask();
      await form.submit();
    },
    clear() {
      fault.value = '';
      priced.value = null;
      form.reset(blank);
    },
    dispose() {
      asked += 1;
      dispose();
      form.dispose();
    },
  };
}
