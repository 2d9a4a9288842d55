import { profile as calls } from '#contract/profile.ts';
import type { Profile } from '#contract/profile.ts';
import { checkProfile, givenName } from '#domain/account/profile.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

/** Form of the member's own profile; `saved` gets the server's answer. */
export const createProfileForm = (services: Services, known: Profile, saved: (profile: Profile) => void) =>
  createForm(services, calls.update, {
    key: 'account.profile',
    blank: {
      realName: givenName(known.realName),
      sex: known.sex,
      birthday: known.birthday,
      markName: known.markName,
      remark: known.remark,
    },
    check: (values) => checkProfile(values, services.clock.today(), known.nameBy === 'self'),
    input: ({ realName, markName, remark, ...values }) => ({
      ...values,
      realName: realName.trim(),
      markName: markName.trim(),
      remark: remark.trim(),
    }),
    done: saved,
  });
