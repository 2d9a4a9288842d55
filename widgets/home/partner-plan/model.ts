import { batch, computed, signal } from '@preact/signals-core';
import { partner } from '#contract/partner.ts';
import type { PartnerApplication } from '#contract/partner.ts';
import { applicationFields, checkApplication, checkApplicationField, cooperationKinds } from '#domain/partner/application-rules.ts';
import type { ApplicationErrors, ApplicationForm, CooperationKind } from '#domain/partner/application-rules.ts';
import type { Services } from '#kit/services.ts';
import { createRequestKey } from './request.ts';
import { createStatus } from './status.ts';

const draftKey = 'partner-plan.form';
/** Version of the privacy policy that the tick accepts; widgets/shell/agreement/content/privacy.ts. */
const privacyVersion = '2026.1';
const blank: ApplicationForm = { company: '', contact: '', mobilePhone: '', city: '', kind: '', note: '' };

const isKind = (text: string | undefined): text is CooperationKind => cooperationKinds.some(({ value }) => value === text);

export function createPartnerPlan(services: Services, sayNotSent: string) {
  const asked = services.place.peek().query['apply'];
  const kept = { ...blank, ...services.drafts.get(draftKey, blank) };
  const form = signal<ApplicationForm>(isKind(asked) ? { ...kept, kind: asked } : kept);
  const agreed = signal(false);
  const left = signal<ReadonlySet<keyof ApplicationForm>>(new Set());
  const tries = signal(0);
  const refused = signal<ApplicationErrors>({});
  const busy = signal(false);
  const failure = signal('');
  const sent = signal<PartnerApplication | null>(null);
  const keyOf = createRequestKey(services.newRequestId);
  const status = createStatus(services);
  let isAgain = false;

  /** A field complains when it was left or the form was sent; what the server refused stays until it is changed. */
  const errors = computed<ApplicationErrors>(() => {
    const found: ApplicationErrors = { ...refused.value };
    for (const field of applicationFields) {
      const error = (tries.value > 0 || left.value.has(field)) && checkApplicationField(field, form.value[field]);
      if (error) found[field] = error;
    }
    return found;
  });

  function edit(change: Partial<ApplicationForm>) {
    batch(() => {
      form.value = { ...form.peek(), ...change };
      refused.value = Object.fromEntries(Object.entries(refused.peek()).filter(([field]) => !(field in change)));
      failure.value = '';
    });
    services.drafts.set(draftKey, form.peek());
  }

  async function submit(): Promise<void> {
    if (busy.peek()) return;
    tries.value += 1;
    const now = form.peek();
    if (Object.keys(checkApplication(now)).length || !agreed.peek() || !isKind(now.kind)) return;
    batch(() => {
      busy.value = true;
      failure.value = '';
    });
    const input = { ...now, kind: now.kind, agreedVersion: privacyVersion };
    const { ok, data, ...rest } = await services.api.send(partner.apply, { ...input, requestId: keyOf(input) }, { quiet: 'all' });
    batch(() => {
      busy.value = false;
      if (ok) {
        sent.value = data;
        status.adopt(data, now.mobilePhone);
        services.drafts.remove(draftKey);
        return;
      }
      const { field } = (data ?? {}) as { field?: string };
      const message = 'msg' in rest && rest.kind === 'refused' ? rest.msg : sayNotSent;
      const known = applicationFields.find((one) => one === field);
      if (known) refused.value = { [known]: message };
      else failure.value = message;
      tries.value += 1;
    });
  }

  return {
    form,
    agreed,
    errors,
    /** Counts presses of the button: after each one the focus goes to the first wrong field. */
    tries,
    busy,
    failure,
    sent,
    status,
    /** The address asks for the form at once. */
    opensForm: asked !== undefined,
    edit,
    leave: (field: keyof ApplicationForm) => (left.value = new Set([...left.peek(), field])),
    agree: (on: boolean) => (agreed.value = on),
    submit: () => void submit(),
    isAgain: () => isAgain,
    startAgain() {
      isAgain = true;
      batch(() => {
        sent.value = null;
        form.value = { ...blank, city: form.peek().city };
        tries.value = 0;
        left.value = new Set();
        agreed.value = false;
      });
    },
  };
}

export type PartnerPlanModel = ReturnType<typeof createPartnerPlan>;
