import type { z } from 'zod';
import * as contract from '#contract/contract.ts';
import outputs from '#contract/outputs.schema.json' with { type: 'json' };
import * as schemas from '#contract/contract.schema.ts';
import type { Row } from '#contract/row.ts';
import type { Handler, HandlersOf } from '../ground/call.ts';
import { accountHandlers } from './handlers/account.ts';
import { applicationHandlers } from './handlers/application.ts';
import { addressHandlers, mapsHandlers } from './handlers/address.ts';
import { applicationFormHandlers } from './handlers/application-form.ts';
import { benefitHandlers } from './handlers/benefit.ts';
import { billHandlers } from './handlers/bill.ts';
import { carHandlers } from './handlers/car.ts';
import { companyBillHandlers } from './handlers/company-bill.ts';
import { companyPreferenceHandlers, companySubstituteHandlers } from './handlers/company-settings.ts';
import { companyJoinHandlers } from './handlers/company-join.ts';
import { companyImportHandlers } from './handlers/company-import.ts';
import { externalHandlers } from './handlers/external.ts';
import { flightHandlers } from './handlers/flight.ts';
import { hotelHandlers, hotelOrderHandlers } from './handlers/hotel.ts';
import { intlHandlers, intlOrderHandlers, intlSaleHandlers } from './handlers/intl.ts';
import { invoiceHandlers } from './handlers/invoice.ts';
import { listViewHandlers } from './handlers/list-view.ts';
import { menuHandlers } from './handlers/menu.ts';
import { messageHandlers } from './handlers/message.ts';
import { myStandardHandlers } from './handlers/my-standard.ts';
import { noticeHandlers } from './handlers/notice.ts';
import { orderAfterSaleHandlers, orderHandlers, orderListHandlers } from './handlers/order.ts';
import { profileHandlers, securityHandlers } from './handlers/own-account.ts';
import { partnerHandlers } from './handlers/partner.ts';
import { passengerHandlers } from './handlers/passenger.ts';
import { payAuthHandlers } from './handlers/pay-auth.ts';
import { processHandlers } from './handlers/process.ts';
import { paymentHandlers } from './handlers/payment.ts';
import { recommendHandlers } from './handlers/recommend.ts';
import { reportHandlers } from './handlers/report.ts';
import { reportFormHandlers } from './handlers/report-form.ts';
import { quickOrderHandlers } from './handlers/quick-order.ts';
import { companyPeopleHandlers } from './handlers/company-people.ts';
import { settlementHandlers } from './handlers/settlement.ts';
import { subCompanyHandlers } from './handlers/sub-company.ts';
import { serverEventHandlers } from './handlers/server-event.ts';
import { subordinateHandlers } from './handlers/subordinate.ts';
import { trainAccountHandlers } from './handlers/train-account.ts';
import { trainHandlers, trainOrderHandlers, trainSaleHandlers, trainWaitHandlers } from './handlers/train.ts';
import { travelStandardHandlers } from './handlers/travel-standard.ts';
import { approvalHandlers } from './handlers/approval.ts';
import { bankHandlers, payPasswordHandlers, walletHandlers, withdrawHandlers } from './handlers/wallet.ts';
import { voucherHandlers } from './handlers/voucher.ts';
import { workbenchHandlers } from './handlers/workbench.ts';

/** One call of the contract with everything the sandbox needs to answer and to describe it. */
export interface Operation {
  domain: string;
  /** `login` of `account.login`. */
  name: string;
  row: Row<never, unknown>;
  schema: z.ZodObject;
  /** JSON Schema of the data of a good answer, made from the type in the row. */
  output: Readonly<Record<string, unknown>>;
  handler: Handler<unknown, unknown>;
}

const outputAt = (row: Row<never, unknown>) =>
  (outputs as Readonly<Record<string, Operation['output']>>)[row.path] ?? {};

/** A row without a handler does not compile here. */
function operationsOf<
  Rows extends Record<string, Row<never, unknown>>,
  Schemas extends Record<keyof Rows, z.ZodObject>,
>(domain: string, rows: Rows, schemas: Schemas, handlers: HandlersOf<Rows, Schemas>): Operation[] {
  return (Object.keys(rows) as (keyof Rows & string)[]).map((name) => ({
    domain,
    name,
    row: rows[name] as Row<never, unknown>,
    schema: schemas[name],
    output: outputAt(rows[name] as Row<never, unknown>),
    handler: handlers[name] as unknown as Handler<unknown, unknown>,
  }));
}

export const operations: readonly Operation[] = [
  ...operationsOf('account', contract.account, schemas.accountSchemas, accountHandlers),
  ...operationsOf('passenger', contract.passenger, schemas.passengerSchemas, passengerHandlers),
  ...operationsOf('companyImport', contract.companyImport, schemas.companyImportSchemas, companyImportHandlers),
  ...operationsOf('subCompany', contract.subCompany, schemas.subCompanySchemas, subCompanyHandlers),
  ...operationsOf('external', contract.external, schemas.externalSchemas, externalHandlers),
  ...operationsOf('flight', contract.flight, schemas.flightSchemas, flightHandlers),
  ...operationsOf('order', contract.order, schemas.orderSchemas, orderHandlers),
  ...operationsOf('order', contract.orderAfterSale, schemas.orderAfterSaleSchemas, orderAfterSaleHandlers),
  ...operationsOf('order', contract.orderList, schemas.orderListSchemas, orderListHandlers),
  ...operationsOf('payment', contract.payment, schemas.paymentSchemas, paymentHandlers),
  ...operationsOf('payAuth', contract.payAuth, schemas.payAuthSchemas, payAuthHandlers),
  ...operationsOf('hotel', contract.hotel, schemas.hotelSchemas, hotelHandlers),
  ...operationsOf('train', contract.train, schemas.trainSchemas, trainHandlers),
  ...operationsOf('trainAccount', contract.trainAccount, schemas.trainAccountSchemas, trainAccountHandlers),
  ...operationsOf('trainSale', contract.trainSale, schemas.trainSaleSchemas, trainSaleHandlers),
  ...operationsOf('trainOrder', contract.trainOrder, schemas.trainOrderSchemas, trainOrderHandlers),
  ...operationsOf('trainWait', contract.trainWait, schemas.trainWaitSchemas, trainWaitHandlers),
  ...operationsOf('intl', contract.intl, schemas.intlSchemas, intlHandlers),
  ...operationsOf('intl', contract.intlOrder, schemas.intlOrderSchemas, intlOrderHandlers),
  ...operationsOf('intl', contract.intlSale, schemas.intlSaleSchemas, intlSaleHandlers),
  ...operationsOf('hotelOrder', contract.hotelOrder, schemas.hotelOrderSchemas, hotelOrderHandlers),
  ...operationsOf('benefit', contract.benefit, schemas.benefitSchemas, benefitHandlers),
  ...operationsOf('wallet', contract.wallet, schemas.walletSchemas, walletHandlers),
  ...operationsOf('withdraw', contract.withdraw, schemas.withdrawSchemas, withdrawHandlers),
  ...operationsOf('bank', contract.bank, schemas.bankSchemas, bankHandlers),
  ...operationsOf('payPassword', contract.payPassword, schemas.payPasswordSchemas, payPasswordHandlers),
  ...operationsOf('bill', contract.bill, schemas.billSchemas, billHandlers),
  ...operationsOf('companyBill', contract.companyBill, schemas.companyBillSchemas, companyBillHandlers),
  ...operationsOf('profile', contract.profile, schemas.profileSchemas, profileHandlers),
  ...operationsOf('security', contract.security, schemas.securitySchemas, securityHandlers),
  ...operationsOf('address', contract.address, schemas.addressSchemas, addressHandlers),
  ...operationsOf('applicationForm', contract.applicationForm, schemas.applicationFormSchemas, applicationFormHandlers),
  ...operationsOf('maps', contract.maps, schemas.mapsSchemas, mapsHandlers),
  ...operationsOf('invoice', contract.invoice, schemas.invoiceSchemas, invoiceHandlers),
  ...operationsOf('voucher', contract.voucher, schemas.voucherSchemas, voucherHandlers),
  ...operationsOf('list', contract.listView, schemas.listViewSchemas, listViewHandlers),
  ...operationsOf('menu', contract.menu, schemas.menuSchemas, menuHandlers),
  ...operationsOf('message', contract.message, schemas.messageSchemas, messageHandlers),
  ...operationsOf('notice', contract.notice, schemas.noticeSchemas, noticeHandlers),
  ...operationsOf('companyProcess', contract.companyProcess, schemas.processSchemas, processHandlers),
  ...operationsOf('partner', contract.partner, schemas.partnerSchemas, partnerHandlers),
  ...operationsOf('recommend', contract.recommend, schemas.recommendSchemas, recommendHandlers),
  ...operationsOf('report', contract.report, schemas.reportSchemas, reportHandlers),
  ...operationsOf('reportForm', contract.reportForm, schemas.reportFormSchemas, reportFormHandlers),
  ...operationsOf('quickOrder', contract.quickOrder, schemas.quickOrderSchemas, quickOrderHandlers),
  ...operationsOf('companyPeople', contract.companyPeople, schemas.companyPeopleSchemas, companyPeopleHandlers),
  ...operationsOf('companyJoin', contract.companyJoin, schemas.companyJoinSchemas, companyJoinHandlers),
  ...operationsOf('subordinate', contract.subordinate, schemas.subordinateSchemas, subordinateHandlers),
  ...operationsOf('myStandard', contract.myStandard, schemas.myStandardSchemas, myStandardHandlers),
  ...operationsOf('travelStandard', contract.travelStandard, schemas.travelStandardSchemas, travelStandardHandlers),
  ...operationsOf(
    'companyPreference',
    contract.companyPreference,
    schemas.companyPreferenceSchemas,
    companyPreferenceHandlers,
  ),
  ...operationsOf('car', contract.car, schemas.carSchemas, carHandlers),
  ...operationsOf(
    'companySubstitute',
    contract.companySubstitute,
    schemas.companySubstituteSchemas,
    companySubstituteHandlers,
  ),
  ...operationsOf('settlement', contract.settlement, schemas.settlementSchemas, settlementHandlers),
  ...operationsOf('approval', contract.approval, schemas.approvalSchemas, approvalHandlers),
  ...operationsOf('application', contract.application, schemas.applicationSchemas, applicationHandlers),
  ...operationsOf('serverEvent', contract.serverEvent, schemas.serverEventSchemas, serverEventHandlers),
  ...operationsOf('workbench', contract.workbench, schemas.workbenchSchemas, workbenchHandlers),
];
