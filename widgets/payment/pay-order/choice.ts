import { batch, computed, signal } from '@preact/signals-core';
import type { PayInfo, PayMethodState } from '#contract/payment.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { asksPassword, canPayPersonal, firstChoice, offeredMethods } from '#domain/payment/pay-methods.ts';
import type { KeptChoice } from '#domain/payment/kept-choice.ts';
import type { PayMethod, PersonalMethod } from '#domain/payment/pay-methods.ts';
import { splitOf, tidySplit, typeSplit, typedFen } from '#domain/payment/split-typing.ts';
import type { SplitFields } from '#domain/payment/split-typing.ts';
import type { Services } from '#kit/services.ts';
import type { Cashier } from './cashier.ts';

const personalMethods: readonly PersonalMethod[] = ['weChatPay', 'alipay', 'tianHangPay'];

export type Choice = ReturnType<typeof createChoice>;

/** The method, and for a mixed payment the shares with their methods. */
export function createChoice(services: Services, cashier: Cashier) {
  // As `choiceKey` names it.
  const draftKey = `pay:${cashier.orderId}`;
  const picked = signal<PayMethod | null>(null);
  const split = signal<SplitFields>({ company: '', personal: '' });
  const pickedPersonal = signal<PersonalMethod>('weChatPay');

  const methods = computed<PayMethodState[]>(() =>
    offeredMethods(cashier.info.value?.methods ?? [], services.config.value.switches.pay),
  );
  /** The chosen one; another when the server has meanwhile closed it. */
  const method = computed<PayMethod | null>(() => {
    // Once the company has paid its share, the rest is paid by the method chosen for it.
    const isRest = cashier.info.value?.state === 'partly' && picked.value === 'multiPay';
    const wanted = isRest ? pickedPersonal.value : picked.value;
    const usable = methods.value.some((state) => state.method === wanted && state.enabled);
    return usable ? wanted : firstChoice(methods.value, cashier.info.value?.preferred ?? 'alipay');
  });
  const personalPart = computed<Fen>(() => typedFen(split.value.personal) ?? 0);
  const personalOptions = computed(() =>
    personalMethods.flatMap((name) => {
      const state = methods.value.find((one) => one.method === name);
      return state ? [{ ...state, method: name, enabled: canPayPersonal(state, personalPart.value) }] : [];
    }),
  );
  /** The chosen one as long as it can pay the part; a wallet too small for it gives way. */
  const personal = computed<PersonalMethod>(() => {
    const usable = personalOptions.value.filter((option) => option.enabled);
    return (usable.find((option) => option.method === pickedPersonal.value) ?? usable[0])?.method ?? 'weChatPay';
  });
  /** Amount that the traveller pays with the chosen method. */
  const due = computed<Fen>(() => {
    const known = cashier.info.value;
    if (!known) return 0;
    return method.value === 'multiPay' ? personalPart.value : fenOf(known.due);
  });
  const needsPassword = computed(() => {
    const known = cashier.info.value;
    return (
      !!known &&
      !!method.value &&
      asksPassword(method.value, known.needsPayPassword, services.config.value.switches.showPayPwd)
    );
  });

  function keep(): void {
    const kept: KeptChoice = {
      method: method.value ?? 'alipay',
      personal: pickedPersonal.value,
      company: split.value.company,
    };
    services.drafts.set(draftKey, kept);
  }

  function type(side: 'company' | 'personal', text: string): void {
    const known = cashier.info.peek();
    if (!known?.split) return;
    split.value = typeSplit(split.value, side, text, fenOf(known.due), fenOf(known.split.companyMax));
    keep();
  }

  return {
    methods,
    method,
    split,
    personal,
    personalOptions,
    due,
    needsPassword,
    /** With the first answer: the preferred method and the suggested split, or what stood there before a reload. */
    begin(info: PayInfo) {
      const kept = services.drafts.get<KeptChoice>(draftKey, { method: 'alipay', personal: 'alipay', company: '' });
      batch(() => {
        if (info.split) split.value = splitOf(fenOf(info.split.company), fenOf(info.split.personal));
        // The rest of a mixed payment is paid by the method that the traveller had chosen for it.
        picked.value = (info.state === 'partly' ? kept?.personal : kept?.method) ?? info.preferred;
        if (kept) pickedPersonal.value = kept.personal;
      });
      if (kept && typedFen(kept.company) !== undefined && info.state === 'open') type('company', kept.company);
    },
    pick(next: PayMethod) {
      picked.value = next;
      keep();
    },
    pickPersonal(next: PersonalMethod) {
      pickedPersonal.value = next;
      keep();
    },
    type,
    tidy() {
      split.value = tidySplit(split.value);
    },
    forget() {
      services.drafts.remove(draftKey);
    },
  };
}
