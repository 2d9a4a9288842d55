import type { ApplicationState } from './schema.ts';

/** Acts of the applicant on an application. `edit`: its content, or that of its change. */
const applicationActs = ['edit', 'submit', 'withdraw', 'modify', 'discard', 'remove', 'close', 'book', 'copy'] as const;
export type ApplicationAct = (typeof applicationActs)[number];

export type ChangeState = '' | 'draft' | 'approving' | 'refused';

/** A traveller who is not the applicant books from an approved one, too; other readers have no acts. */
export const actsOfTraveller = (state: ApplicationState): ApplicationAct[] => (state === 2 ? ['book'] : []);

/** The acts that a state allows to the applicant. */
export function actsOf(state: ApplicationState, change: ChangeState): ApplicationAct[] {
  switch (state) {
    case 0:
      return ['edit', 'submit', 'remove', 'copy'];
    case 1:
      return ['withdraw', 'copy'];
    case 2:
      if (change === 'approving') return ['withdraw', 'book', 'copy'];
      return change === ''
        ? ['modify', 'close', 'book', 'copy']
        : ['edit', 'submit', 'discard', 'close', 'book', 'copy'];
    // A refused application stays as a record.
    case 3:
      return ['edit', 'submit', 'copy'];
    case 4:
      return ['edit', 'submit', 'remove', 'copy'];
    case 5:
    case 6:
    case 7:
      return ['copy'];
  }
}
