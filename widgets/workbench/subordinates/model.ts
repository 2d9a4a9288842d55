import { subordinate as calls, subordinateStates } from '#contract/subordinate.ts';
import type { Subordinate } from '#contract/subordinate.ts';
import { createCommand } from '#kit/forms/command.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Filter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export const states = ['all', ...subordinateStates] as const;
const memberTypes = ['all', '40', '30', '20', '10'] as const;

export interface SubordinateFilters {
  state: (typeof states)[number];
  memberType: (typeof memberTypes)[number];
  keyword: string;
  /** Only those directly below this one; absent: all. */
  superiorId: string | undefined;
}

const memberFilter: Filter<string | undefined> = {
  initial: undefined,
  read: (text) => (/^\d{1,20}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};

export const subordinateListing: ListingSpec<Subordinate, SubordinateFilters> = {
  filters: {
    state: choiceFilter(states, 'all'),
    memberType: choiceFilter(memberTypes, 'all'),
    keyword: textFilter(),
    superiorId: memberFilter,
  },
  sorts: ['-created', '-sales', '-earned'],
  size: 20,
  idOf: ({ memberId }) => memberId,
};

export const createFreeze = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.freeze, {
    input: ({ memberId, state }: Subordinate) => ({ memberId, frozen: state !== 'frozen' }),
    confirm: ({ realName, state }) =>
      state === 'frozen' ? texts.unfreezeQuestion(realName) : texts.freezeQuestion(realName),
    done: ({ state }) => (state === 'frozen' ? texts.frozen : texts.unfrozen),
    settle,
  });

export const createResetPassword = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.resetPassword, {
    input: ({ memberId }: Subordinate) => ({ memberId }),
    confirm: ({ realName }) => texts.resetQuestion(realName),
    done: () => texts.wasReset,
    settle,
  });

export function createSubordinates(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, subordinateListing);
  const tree = createResource(services, calls.tree, {});
  void tree.load();
  const settle = () => Promise.all([list.refresh(), tree.load()]);
  const freeze = createFreeze(services, texts, settle);
  const reset = createResetPassword(services, texts, settle);
  return {
    list,
    tree,
    freeze: (one: Subordinate) => void freeze.run(one),
    reset: (one: Subordinate) => void reset.run(one),
    open: (memberId: string) => services.setQuery({ id: memberId }, { replace: false }),
    showOrders: ({ memberId }: Pick<Subordinate, 'memberId'>) =>
      services.navigate('order_list', { type: 'airTicket', owner: 'others', bookerId: memberId }),
    dispose() {
      list.dispose();
      tree.dispose();
    },
  };
}
