import { pollAt, ticketingTempo } from '#domain/payment/poll.ts';
import { signal } from '@preact/signals-core';
import type { InvoiceTitle } from '#contract/invoice.ts';
import { voucher as calls, type Voucher } from '#contract/voucher.ts';
import { voucherGroups, voucherKinds, type VoucherGroup, type VoucherKind } from '#contract/voucher.ts';
import { createBulk } from '#kit/forms/bulk.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing, type ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { saveBase64 } from '#ui/base/save-file.ts';
import type { Texts } from './texts.ts';

export interface VoucherFilters {
  group: VoucherGroup;
  kind: 'all' | VoucherKind;
  keyword: string;
}

export const idOf = ({ orderNo, kind }: Pick<Voucher, 'orderNo' | 'kind'>): string => `${orderNo}-${kind}`;

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

/** A voucher with the buyer that it is asked for with. */
export interface Asked {
  voucher: Voucher;
  title: Pick<InvoiceTitle, 'titleId' | 'titleName'>;
  email: string;
}

export type VouchersModel = ReturnType<typeof createVouchers>;

export function createVouchers(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, voucherListing);
  const counts = createResource(services, calls.counts, {});
  void counts.load();
  const endCounting = list.asOfMs.subscribe(() => void counts.load());
  /** Vouchers that the dialog asks for; null while it is closed. */
  const asking = signal<readonly Voucher[] | null>(null);
  const requests = createBulk(services, calls.request, {
    // Another buyer is another request.
    idOf: ({ voucher, title, email }: Asked) => `${idOf(voucher)} ${title.titleId} ${email}`,
    input: ({ voucher: { orderNo, kind }, title: { titleId }, email }) => ({ orderNo, kind, titleId, email }),
    confirm: (items) => texts.question(items.length, items[0]?.title.titleName ?? '', items[0]?.email ?? ''),
    settle() {
      list.unselect();
      return list.refresh();
    },
  });
  let isSaving = false;
  return {
    list,
    counts: counts.data,
    counting: counts.current,
    asking,
    requests,
    request(title: Asked['title'], email: string) {
      const vouchers = asking.peek() ?? [];
      asking.value = null;
      void requests.run(vouchers.map((voucher) => ({ voucher, title, email })));
    },
    async save(vouchers: readonly Voucher[], format: 'html' | 'xml' | 'zip') {
      if (isSaving) return;
      isSaving = true;
      const outcome = await services.api.send(calls.file, { vouchers: vouchers.map(idOf), format });
      isSaving = false;
      if (!outcome.ok) return;
      saveBase64(outcome.data.fileName, outcome.data.content);
      services.say.toast(texts.downloaded, 'ok');
    },
    dispose() {
      endCounting();
      counts.dispose();
      list.dispose();
    },
  };
}
