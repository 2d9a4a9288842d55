import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';

/** The press that confirms a bill as it was seen: its hash and version go with it. */
export const createConfirm = (
  services: Services,
  t: { confirmed: string },
  settle: (outcome: Outcome<CompanyBillDetail>) => unknown,
) =>
  createCommand(services, companyBill.confirm, {
    input: ({ billId, hash, version }: Pick<CompanyBillDetail, 'billId' | 'hash' | 'version'>) => ({
      billId,
      hash,
      seenVersion: version,
      acknowledged: true,
    }),
    done: () => t.confirmed,
    settle,
  });
