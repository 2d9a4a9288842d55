import { pollAt, ticketingTempo } from '#domain/payment/poll.ts';
import { signal } from '@preact/signals-core';
import { voucher as calls, type Voucher } from '#contract/voucher.ts';
import { voucherGroups, voucherKinds, type VoucherGroup, type VoucherKind } from '#contract/voucher.ts';
import { createPart } from '#kit/part.ts';
import { createLazyActions } from '#kit/press.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing, type ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { Asked } from '#parts/invoice/voucher-actions.ts';

export interface VoucherFilters {
  group: VoucherGroup;
  kind: 'all' | VoucherKind;
  keyword: string;
}

const idOf = ({ orderNo, kind }: Pick<Voucher, 'orderNo' | 'kind'>): string => `${orderNo}-${kind}`;

export const voucherListing: ListingSpec<Voucher, VoucherFilters, { group?: VoucherGroup }> = {
  // The page begins with the vouchers that can be asked for; the server's own beginning is all of them.
  fixed: { group: 'open' },
  filters: {
    group: choiceFilter(voucherGroups, 'open'),
    kind: choiceFilter(['all', ...voucherKinds], 'all'),
    keyword: textFilter(),
  },
  sorts: ['-created', '-amount', 'until'],
  sortOf: ({ group }) => (group === 'open' || group === 'ending' ? 'until' : '-created'),
  size: 20,
  idOf,
  isMoving: ({ state }) => state === 'issuing',
  every: pollAt(ticketingTempo),
};

export type VouchersModel = ReturnType<typeof createVouchers>;

export function createVouchers(services: Services) {
  const list = createListing(services, calls.list, voucherListing);
  const counts = createResource(services, calls.counts, {});
  void counts.load();
  const endCounting = list.asOfMs.subscribe(() => void counts.load());
  /** Vouchers that the dialog asks for; null while it is closed. */
  const asking = signal<readonly Voucher[] | null>(null);
  const { act, dispose, ...later } = createLazyActions(
    createPart(() => import('#parts/invoice/voucher-actions.ts')),
    ({ createActions }) => createActions(services, list, idOf),
  );
  return {
    list,
    counts: counts.data,
    counting: counts.current,
    asking,
    ...later,
    request(title: Asked['title'], email: string) {
      const vouchers = asking.peek() ?? [];
      asking.value = null;
      act(({ requests }) => requests.run(vouchers.map((voucher) => ({ voucher, title, email }))));
    },
    save: (vouchers: readonly Voucher[], format: 'html' | 'xml' | 'zip') => act((all) => all.save(vouchers, format)),
    dispose() {
      dispose();
      endCounting();
      counts.dispose();
      list.dispose();
    },
  };
}
