import { approval as calls } from '#contract/approval.ts';
import type { Deputies, Deputy } from '#contract/approval.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { addDays, isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { DeputyTexts } from './deputy-texts.ts';

export interface DeputyValues {
  /** One at most: the colleague who is away, of the company's account. Others are away themselves. */
  awayId: readonly CompanySubject[];
  toId: readonly CompanySubject[];
  from: string;
  to: string;
  note: string;
}

const colleague: CompanySubject = { kind: 'employee', id: 0, name: '', note: '' };

/** Errors of a deputy's days and people, by field. */
function checkDeputy(
  { awayId, toId, from, to }: DeputyValues,
  { today, isCompany }: { today: Day; isCompany: boolean },
  t: DeputyTexts,
): FormErrors {
  const errors: Record<string, string> = {};
  if (isCompany && awayId.length === 0) errors['awayId'] = t.chooseAway;
  if (toId.length === 0) errors['toId'] = t.choose;
  if (!isDay(from)) errors['from'] = t.badDay;
  if (!isDay(to)) errors['to'] = t.badDay;
  else if (isDay(from) && to < from) errors['to'] = t.wrongOrder;
  else if (to < today) errors['to'] = t.past;
  return errors;
}

const blankOf = (today: Day): DeputyValues => ({ awayId: [], toId: [], from: today, to: addDays(today, 1), note: '' });

export function createDeputyForm(services: Services, t: DeputyTexts, saved: (answer: Deputies) => void) {
  const today = services.clock.today();
  const isCompany = levelOf(services.session.user.peek()) === '70';
  const blank = blankOf(today);
  return createForm(services, calls.saveDeputy, {
    key: 'approval.deputy',
    blank,
    like: { ...blank, awayId: [colleague], toId: [colleague] },
    check: (values: DeputyValues) => checkDeputy(values, { today, isCompany }, t),
    input: ({ awayId: [away], toId: [to], from, to: until, note }: DeputyValues) => ({
      ...(away && { awayId: away.id }),
      toId: to?.id ?? 0,
      from: `${from} 00:00`,
      to: `${until} 23:59`,
      note: note.trim(),
    }),
    done: saved,
  });
}

export const createEndDeputy = (services: Services, t: DeputyTexts, settle: () => unknown) =>
  createCommand(services, calls.endDeputy, {
    input: ({ deputyId }: Pick<Deputy, 'deputyId' | 'toName'>) => ({ deputyId }),
    confirm: ({ toName }) => t.endQuestion(toName),
    done: () => t.ended,
    settle,
  });

/** Deputies of the member, and of all colleagues for the company's account. */
export function createDeputies(services: Services, t: DeputyTexts) {
  const known = createResource(services, calls.deputies, {});
  void known.load();
  const form = createDeputyForm(services, t, (answer) => {
    known.set(answer);
    services.say.toast(t.saved, 'ok');
    // The sent values are the form's beginning by now.
    form.reset(blankOf(services.clock.today()));
  });
  return {
    known,
    form,
    end: createEndDeputy(services, t, known.load),
    /** The member, left out among those who may stand in. */
    own: [services.session.user.peek()?.creditEmployeeId ?? 0],
    isCompany: levelOf(services.session.user.peek()) === '70',
    dispose: known.dispose,
  };
}
