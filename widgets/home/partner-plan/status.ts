import { batch, signal } from '@preact/signals-core';
import { partner } from '#contract/partner.ts';
import type { PartnerApplication } from '#contract/partner.ts';
import { isMobilePhone } from '#domain/account/phone.ts';
import { applicationNoOf, isApplicationNo } from '#domain/partner/application-status.ts';
import type { Services } from '#kit/services.ts';

/** Only the number stays on this device: it says nothing about a person. */
const preferenceKey = 'partner-plan.application';

interface Question {
  applicationNo: string;
  mobilePhone: string;
}

/** State of an application: read by its number and phone. */
export function createStatus(services: Services) {
  const question = signal<Question>({
    applicationNo: services.preferences.get(preferenceKey, '') ?? '',
    mobilePhone: '',
  });
  /** Presses of the button: after each the focus goes to the first wrong field. */
  const tries = signal(0);
  const busy = signal(false);
  const failure = signal<'' | 'unreached' | { said: string }>('');
  const found = signal<PartnerApplication | null>(null);
  /** The person is at work here: the part that takes the other's place takes the focus too. */
  let isAtWork = false;

  async function ask(): Promise<void> {
    isAtWork = true;
    tries.value += 1;
    const input = question.peek();
    if (busy.peek() || !isApplicationNo(input.applicationNo) || !isMobilePhone(input.mobilePhone)) return;
    batch(() => {
      busy.value = true;
      failure.value = '';
    });
    const { ok, data, ...rest } = await services.api.send(partner.status, input, { quiet: 'all' });
    batch(() => {
      busy.value = false;
      if (ok) {
        found.value = data;
        services.preferences.set(preferenceKey, data.applicationNo);
      } else failure.value = 'msg' in rest && rest.kind === 'refused' ? { said: rest.msg } : 'unreached';
    });
  }

  return {
    question,
    tries,
    busy,
    failure,
    found,
    edit(change: Partial<Question>) {
      question.value = {
        ...question.peek(),
        ...change,
        ...(change.applicationNo !== undefined && { applicationNo: applicationNoOf(change.applicationNo) }),
      };
      failure.value = '';
    },
    ask: () => void ask(),
    /** Just handed in: its status is known. */
    adopt(application: PartnerApplication, mobilePhone: string) {
      isAtWork = false;
      found.value = application;
      question.value = { applicationNo: application.applicationNo, mobilePhone };
      services.preferences.set(preferenceKey, application.applicationNo);
    },
    takesFocus: () => isAtWork,
    again() {
      isAtWork = true;
      found.value = null;
      tries.value = 0;
    },
  };
}

export type StatusModel = ReturnType<typeof createStatus>;
