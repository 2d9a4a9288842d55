import { computed, effect, signal } from '@preact/signals-core';
import { movementFilters, wallet } from '#contract/wallet.ts';
import { withdraw } from '#contract/withdraw.ts';
import { fenOf } from '#domain/money.ts';
import type { WalletMovement } from '#contract/wallet.ts';
import { choiceFilter, daysFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource, resourceFrom } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { hiddenKey } from '#parts/account/hidden-amounts.tsx';

export interface MovementFilters {
  days: Range;
  kind: (typeof movementFilters)[number];
}

export const movementListing: ListingSpec<WalletMovement, MovementFilters> = {
  filters: { days: daysFilter(), kind: choiceFilter(movementFilters, 'all') },
  sorts: ['-at'],
  size: 20,
  idOf: ({ id }) => id,
};

/** Frozen amounts that are shown; a member has a handful. */
const frozenSize = 100;
/** Withdrawals under way are among so many: a day has three, and each takes a day at most. */
const latestWithdrawals = 6;
/** Recharges that wait are shown, and counted up to so many. */
const latestRecharges = 20;

export type WalletModel = ReturnType<typeof createWallet>;

/** Balances, movements, and the sum that proves them: of the days of the filter, whatever kind is shown. */
export function createWallet(services: Services) {
  const list = createListing(services, wallet.movements, movementListing);
  const account = createResource(services, wallet.account, {}, { freshMs: 60_000 });
  const days = computed(() => `${list.filters.value.days.from}~${list.filters.value.days.to}`);
  const flow = resourceFrom(services, (ending) => {
    const { from, to } = list.filters.peek().days;
    return services.api.send(wallet.flow, from || to ? { days: { from, to } } : {}, { quiet: 'all', signal: ending });
  });
  const frozen = createResource(services, wallet.frozen, { size: frozenSize });
  const withdrawals = createResource(services, withdraw.list, { size: latestWithdrawals }, { freshMs: 60_000 });
  const recharges = createResource(services, wallet.recharges, { state: 'open', size: latestRecharges });
  const isHidden = signal(services.preferences.get<boolean>(hiddenKey, false) ?? false);
  const stop = effect(() => {
    void days.value;
    void flow.load();
  });
  const stopParts = effect(() => {
    // Money of a withdrawal under way is frozen.
    if (fenOf(account.data.value?.wallet.frozen ?? '0') > 0) void withdrawals.load();
    if (account.data.value?.mayMove) void recharges.load();
  });
  void account.load();
  return {
    list,
    account,
    flow,
    frozen,
    /** The withdrawals that are under way, the latest first. */
    underWay: computed(
      () => withdrawals.data.value?.rows.filter(({ state }) => state === 'applied' || state === 'processing') ?? [],
    ),
    /** Recharges that wait for their payment, the latest first. */
    unpaid: computed(() => recharges.data.value?.rows ?? []),
    isHidden,
    hide(on: boolean) {
      isHidden.value = on;
      services.preferences.set(hiddenKey, on);
    },
    dispose() {
      stop();
      stopParts();
      for (const part of [list, account, flow, frozen, withdrawals, recharges]) part.dispose();
    },
  };
}
