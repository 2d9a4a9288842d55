import type { ApplicationFile } from '#contract/application-views.ts';
import { application } from '#contract/application.ts';
import { companyBill } from '#contract/company-bill.ts';
import type { BillDispute, CompanyBillRowView } from '#contract/company-bill.ts';
import type { DisputeReason } from '#domain/company-bill/bill-state.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createFiles } from '#parts/application/files.ts';
import type { Files } from '#parts/application/files.ts';
import type { ActTexts } from './texts.ts';

export interface DisputeValues {
  no: string;
  reason: DisputeReason;
  claim: string;
  text: string;
  attachments: ApplicationFile[];
}

interface About {
  billId: number;
  /** Where it is known. */
  row: CompanyBillRowView | undefined;
  t: ActTexts;
  done(dispute: BillDispute): void;
}

function claimFault(claim: string, row: CompanyBillRowView | undefined, t: ActTexts): { claim?: string } {
  const fen = typedFen(claim);
  if (!fen) return { claim: t.badClaim };
  return row && fen > fenOf(row.claimable) ? { claim: t.overClaim(showYuan(row.claimable)) } : {};
}

/** A dispute of one row. */
export function createDisputeForm(services: Services, { billId, row, t, done }: About) {
  const no = row?.no ?? 0;
  const blank: DisputeValues = {
    no: no ? String(no) : '',
    reason: 'overcharged',
    claim: '',
    text: '',
    attachments: [],
  };
  // The form asks for its files, and the files write to the form.
  const parts: { files?: Files } = {};
  const form = createForm(services, companyBill.dispute, {
    key: `bill.dispute.${billId}.${no}`,
    blank,
    like: { ...blank, attachments: [{ attachmentId: '', fileName: '', type: '', bytes: 0 }] },
    check({ no: typed, claim, text }) {
      return {
        ...(!typed && { no: t.noRow }),
        ...claimFault(claim, row, t),
        ...(!text.trim() && { text: t.noText }),
        ...(parts.files?.waits.value && { attachments: parts.files.waits.value }),
      };
    },
    input: ({ no: typed, attachments, claim, ...values }) => ({
      ...values,
      claim: yuanOf(typedFen(claim) ?? 0),
      billId,
      no: Number(typed),
      attachmentIds: attachments.map(({ attachmentId }) => attachmentId),
    }),
    done(dispute) {
      services.say.toast(t.sent, 'ok');
      done(dispute);
    },
  });
  parts.files = createFiles(services, application.attach, t, form);
  return { form, files: parts.files, dispose: form.dispose };
}
