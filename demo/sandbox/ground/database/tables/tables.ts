import type { Selectable } from 'kysely';
import type { AccountTables } from './tables-account.ts';
import type { AfterSaleTables } from './tables-after-sale.ts';
import type { ApplicationTables } from './tables-application.ts';
import type { BenefitTables } from './tables-benefit.ts';
import type { CarTables } from './tables-car.ts';
import type { CompanyTables } from './tables-company.ts';
import type { CompanyBillTables } from './tables-company-bill.ts';
import type { CompanySettingsTables } from './tables-company-settings.ts';
import type { EmployeeImportTables } from './tables-employee-import.ts';
import type { EventTables } from './tables-event.ts';
import type { FactsTables } from './tables-facts.ts';
import type { FlightTables } from './tables-flight.ts';
import type { HoldTables } from './tables-hold.ts';
import type { HotelTables } from './tables-hotel.ts';
import type { IncomeTables } from './tables-income.ts';
import type { IntlTables } from './tables-intl.ts';
import type { LeaseTables } from './tables-lease.ts';
import type { ListTables } from './tables-list.ts';
import type { OwnDataTables } from './tables-own-data.ts';
import type { MessageTables } from './tables-message.ts';
import type { NoticeTables } from './tables-notice.ts';
import type { OrderApprovalTables } from './tables-order-approval.ts';
import type { OrderTables } from './tables-order.ts';
import type { PartnerTables } from './tables-partner.ts';
import type { PayCodeTables } from './tables-pay-code.ts';
import type { PaymentTables } from './tables-payment.ts';
import type { ProcessTables } from './tables-process.ts';
import type { RailTables } from './tables-rail.ts';
import type { RailAccountTables } from './tables-rail-account.ts';
import type { RailWaitTables } from './tables-rail-wait.ts';
import type { ReportTables } from './tables-report.ts';
import type { StandardTables } from './tables-standard.ts';
import type { SettlementTables } from './tables-settlement.ts';
import type { SubCompanyTables } from './tables-sub-company.ts';
import type { VoucherTables } from './tables-voucher.ts';
import type { WalletTables } from './tables-wallet.ts';

/** Every table of the sandbox, by domain; each domain's migration is in migrations/. */
export interface Tables
  extends
    AccountTables,
    AfterSaleTables,
    ApplicationTables,
    BenefitTables,
    CarTables,
    CompanyTables,
    CompanyBillTables,
    CompanySettingsTables,
    EmployeeImportTables,
    EventTables,
    FactsTables,
    FlightTables,
    HoldTables,
    HotelTables,
    IncomeTables,
    IntlTables,
    LeaseTables,
    ListTables,
    MessageTables,
    NoticeTables,
    OrderApprovalTables,
    OrderTables,
    OwnDataTables,
    PayCodeTables,
    PaymentTables,
    PartnerTables,
    ProcessTables,
    RailTables,
    RailAccountTables,
    RailWaitTables,
    ReportTables,
    StandardTables,
    SettlementTables,
    SubCompanyTables,
    VoucherTables,
    WalletTables {}

/** Names of the tables that have at least these columns: a product's table is known by them. */
export type TableWith<Columns> = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends Columns ? Name : never;
}[keyof Tables];
