import { batch, signal } from '@preact/signals-core';
import { partner } from '#contract/partner.ts';
import type { PartnerApplication } from '#contract/partner.ts';
import { checkApplication, cooperationKinds } from '#domain/partner/application-rules.ts';
import type { ApplicationForm, CooperationKind } from '#domain/partner/application-rules.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createStatus } from './status.ts';

/** Version of the privacy policy that the tick accepts; widgets/shell/agreement/content/privacy.ts. */
const privacyVersion = '2026.1';
const blank = {
  company: '',
  contact: '',
  mobilePhone: '',
  city: '',
  kind: '' as ApplicationForm['kind'],
  note: '',
  agreed: false,
};

const isKind = (text: string | undefined): text is CooperationKind =>
  cooperationKinds.some(({ value }) => value === text);

export function createPartnerPlan(services: Services, agreeMissing: string) {
  const asked = services.place.peek().query['apply'];
  const sent = signal<PartnerApplication | null>(null);
  const status = createStatus(services);
  let isAgain = false;
  const form = createForm(services, partner.apply, {
    key: 'partner-plan.form',
    blank,
    check: ({ agreed, ...values }) => ({ ...checkApplication(values), ...(!agreed && { agreed: agreeMissing }) }),
    // `check` has seen to the kind.
    input: ({ agreed: _agreed, kind, ...values }) => ({
      ...values,
      kind: kind as CooperationKind,
      agreedVersion: privacyVersion,
    }),
    done(application, { mobilePhone }) {
      sent.value = application;
      status.adopt(application, mobilePhone);
    },
  });
  if (isKind(asked)) form.edit({ kind: asked });

  return {
    form,
    sent,
    status,
    /** The address asks for the form at once. */
    opensForm: asked !== undefined,
    isAgain: () => isAgain,
    startAgain() {
      isAgain = true;
      batch(() => {
        sent.value = null;
        form.reset({ ...blank, city: form.values.peek().city });
      });
    },
    dispose: form.dispose,
  };
}

export type PartnerPlanModel = ReturnType<typeof createPartnerPlan>;
