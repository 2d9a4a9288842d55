import { batch, signal } from '@preact/signals-core';
import { partner } from '#contract/partner.ts';
import type { PartnerApplication } from '#contract/partner.ts';
import { isMobilePhone } from '#domain/account/phone.ts';
import { applicationNoOf, isApplicationNo } from '#domain/partner/application-status.ts';
import type { Services } from '#kit/services.ts';

/** Only the number stays on this device: it says nothing about a person. */
const preferenceKey = 'partner-plan.application';

export interface Question {
  applicationNo: string;
  mobilePhone: string;
}

/** How far an application is: asked by its number and phone. */
export function createStatus(services: Services) {
  const question = signal<Question>({ applicationNo: services.preferences.get<string>(preferenceKey) ?? '', mobilePhone: '' });
  const tried = signal(false);
  const busy = signal(false);
  const failure = signal<'' | 'unreached' | { said: string }>('');
  const found = signal<PartnerApplication | null>(null);

  async function ask(): Promise<void> {
    tried.value = true;
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
    tried,
    busy,
    failure,
    found,
    edit(change: Partial<Question>) {
      question.value = { ...question.peek(), ...change, ...(change.applicationNo !== undefined && { applicationNo: applicationNoOf(change.applicationNo) }) };
      failure.value = '';
    },
    ask: () => void ask(),
    /** Just handed in: its status is known. */
    adopt(application: PartnerApplication, mobilePhone: string) {
      found.value = application;
      question.value = { applicationNo: application.applicationNo, mobilePhone };
      services.preferences.set(preferenceKey, application.applicationNo);
    },
    again() {
      found.value = null;
      tried.value = false;
    },
  };
}

export type StatusModel = ReturnType<typeof createStatus>;
