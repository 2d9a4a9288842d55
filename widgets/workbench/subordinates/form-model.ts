import { subordinate as calls } from '#contract/subordinate.ts';
import type { SubordinateDetail } from '#contract/subordinate.ts';
import { checkSubordinate, permilleOf } from '#domain/account/subordinate/subordinate-form.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

export interface SubordinateValues {
  mobilePhone: string;
  realName: string;
  memberType: '' | '10' | '20' | '30' | '40';
  /** Percent as typed. */
  commission: string;
  /** "": directly below the caller. */
  superiorId: string;
}

const blank: SubordinateValues = {
  mobilePhone: '',
  realName: '',
  memberType: '10',
  commission: '0',
  superiorId: '',
};

/** A new subordinate, or changes of one; `saved` leads on. */
export function createSubordinateForm(
  services: Services,
  { known, superiorType }: { known: SubordinateDetail | null; superiorType: number },
  saved: () => void,
) {
  return createForm(services, calls.save, {
    key: `subordinate.${known?.memberId ?? 'new'}`,
    blank: known
      ? {
          mobilePhone: known.mobilePhone,
          realName: known.realName,
          memberType: String(known.memberType) as SubordinateValues['memberType'],
          commission: String(known.commission / 10),
          superiorId: '',
        }
      : blank,
    check: (values: SubordinateValues) => checkSubordinate(values, { superiorType, isNew: known === null }),
    input: ({ mobilePhone, realName, memberType, commission, superiorId }) => ({
      ...(known ? { memberId: known.memberId } : { mobilePhone }),
      realName: realName.trim(),
      memberType: memberType || '10',
      commission: permilleOf(commission) ?? 0,
      ...(superiorId && { superiorId }),
    }),
    done: saved,
  });
}

export type SubordinateFormModel = ReturnType<typeof createSubordinateForm>;
