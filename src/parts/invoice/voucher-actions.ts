import type { InvoiceTitle } from '#contract/invoice.ts';
import { voucher as calls } from '#contract/voucher.ts';
import type { Voucher } from '#contract/voucher.ts';
import { createBulk } from '#kit/forms/bulk.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { saveBase64 } from '#ui/base/save-file.ts';
import { voucherTexts } from './voucher-texts.ts';

export { BulkReport } from '#screens/bulk/BulkReport.tsx';

/** A voucher with the buyer that it is asked for with. */
export interface Asked {
  voucher: Voucher;
  title: Pick<InvoiceTitle, 'titleId' | 'titleName'>;
  email: string;
}

/** Actions on vouchers after a press: they are asked for, or saved as files. */
export function createActions(
  services: Services,
  list: { unselect(): void; refresh(): unknown },
  idOf: (voucher: Voucher) => string,
) {
  const texts = textsOf(services, 'voucher-actions', voucherTexts);
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
    requests,
    async save(vouchers: readonly Voucher[], format: 'html' | 'xml' | 'zip') {
      if (isSaving) return;
      isSaving = true;
      const outcome = await services.api.send(calls.file, { vouchers: vouchers.map(idOf), format });
      isSaving = false;
      if (!outcome.ok) return;
      saveBase64(outcome.data.fileName, outcome.data.content);
      services.say.toast(texts.downloaded, 'ok');
    },
  };
}
