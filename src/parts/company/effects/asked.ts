import type { Employee } from '#contract/company-people.ts';
import type { EffectsAsked } from './Effects.tsx';

type Placed = Pick<Employee, 'departmentId' | 'levelId' | 'managerId' | 'costCenterCode'>;

/** The question for the effects of what is typed; null: nothing that has any is changed, or a new employee has no department yet. */
export function effectsAsked(known: (Placed & { id: number }) | null, next: Placed): EffectsAsked | null {
  const { departmentId, levelId, managerId, costCenterCode } = next;
  const changed = {
    ...(departmentId && departmentId !== known?.departmentId && { departmentId }),
    ...(levelId !== (known?.levelId ?? null) && { levelId }),
    ...(managerId !== (known?.managerId ?? null) && { managerId }),
    ...(costCenterCode !== (known?.costCenterCode ?? '') && { costCenterCode }),
  };
  return Object.keys(changed).length && (known || departmentId) ? { ids: known ? [known.id] : [], ...changed } : null;
}
