import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files that make a form. A new one gets a `formSuite` in a file `forms*.test.ts`. */
const covered = [
  'src/parts/intl/sale/change/change-model.ts',
  'src/parts/process/talk/talk-model.ts',
  'src/parts/rail/account/model.ts',
  'widgets/account/addresses/form-model.ts',
  'widgets/account/invoice-titles/form-model.ts',
  'widgets/account/security/models.ts',
  'widgets/account/self-info/form-model.ts',
  'widgets/company/approvals/deputies/model.ts',
  'widgets/company/employees/bulk/bulk-model.ts',
  'widgets/company/employees/departments/department-model.ts',
  'src/parts/company/document/document-model.ts',
  'widgets/company/employees/form/form-model.ts',
  'widgets/company/employees/levels/level-model.ts',
  'widgets/company/car-standards/form-model.ts',
  'widgets/company/applications/form/form-model.ts',
  'widgets/bill/company-bill/acts/dispute-model.ts',
  'widgets/bill/company-bill/acts/pay-model.ts',
  'widgets/bill/settlement/form-model.ts',
  'widgets/bill/settlement/limit-model.ts',
  'widgets/company/preferences/form-model.ts',
  'widgets/company/processes/roles/model.ts',
  'widgets/company/sub-companies/forms.ts',
  'widgets/company/substitutes/form-model.ts',
  'widgets/flight/flight-booking/order/order-form.ts',
  'widgets/flight/intl-order/order/order-form.ts',
  'widgets/home/partner-plan/model.ts',
  'widgets/hotel/hotel-order/order/order-form.ts',
  'widgets/order/air-order-detail/after-sale/change-model.ts',
  'widgets/order/air-order-detail/after-sale/refund-model.ts',
  'widgets/passenger/passengers/edit/model.ts',
  'widgets/payment/pay-order/code/code-pay.ts',
  'widgets/report/report/bill-settings/model.ts',
  'widgets/train/train-change/model.ts',
  'widgets/train/train-order/order/order-form.ts',
  'widgets/train/train-order/wait/form.ts',
  'widgets/wallet/wallet/cards/bind-model.ts',
  'widgets/wallet/wallet/cards/unbind-model.ts',
  'widgets/wallet/wallet/codes/model.ts',
  'widgets/wallet/wallet/pay-password/model.ts',
  'src/parts/account/recharge/create-recharge.ts',
  'widgets/wallet/wallet/savings/transfer.ts',
  'widgets/wallet/wallet/withdraw/model.ts',
  'widgets/workbench/quick-order/model.ts',
  'widgets/workbench/subordinates/form-model.ts',
];

/** Kits of forms: the files that call them make the forms. */
const kits = new Set([
  'src/kit/forms/form.ts',
  'src/parts/order/sale/sale.ts',
  'src/parts/order/sale/tickets/ticket-refund.ts',
  'src/parts/booking/order-form.ts',
  'src/parts/traveller/form/party-form.ts',
  'widgets/train/train-order/order/rail-form.ts',
]);

it('holds every form of the sources', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
  );
  const makers = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !kits.has(file) &&
      /from '(#(kit\/forms\/form|parts\/order\/sale\/sale|parts\/booking\/order-form|parts\/traveller\/form\/party-form)|[./]+\/(order\/)?rail-form)\.ts'/.test(
        fs.readFileSync(file, 'utf8'),
      ) &&
      /\bcreate(Form|Sale|BookingForm|PartyForm|RailForm)[<(]/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(makers.toSorted()).toEqual(covered.toSorted());
});
