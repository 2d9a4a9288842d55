import { accounts } from './001-accounts.ts';
import { flights } from './002-flights.ts';
import { orders } from './003-orders.ts';
import { paymentsMigration } from './004-payments.ts';
import { notices } from './005-notices.ts';
import { partners } from './006-partners.ts';
import { loginAddresses } from './007-login-addresses.ts';
import { journeys } from './008-journeys.ts';
import { loginTickets } from './009-login-tickets.ts';
import { leases } from './011-leases.ts';
import { fewerIndexes } from './012-fewer-indexes.ts';
import { ordersAhead } from './013-orders-ahead.ts';
import { orderHeads } from './014-order-heads.ts';
import { downloads } from './015-downloads.ts';
import { ordersByAmount } from './016-orders-by-amount.ts';
import { loginTurns } from './018-login-turns.ts';
import { billSides } from './053-bill-sides.ts';
import { closedAccounts } from './054-closed-accounts.ts';
import { orderTotals } from './055-order-totals.ts';
import { keptPenalties } from './057-kept-penalties.ts';
import { billSettings } from './058-bill-settings.ts';
import { cheaperChanges } from './059-cheaper-changes.ts';
import { holds } from './060-holds.ts';
import { sixLegs } from './061-six-legs.ts';
import { dueChanges } from './062-due-changes.ts';
import { plannedClaims } from './065-planned-claims.ts';
import { railAccounts } from './070-rail-accounts.ts';
import { railWaits } from './071-rail-waits.ts';
import { paidChanges } from './072-paid-changes.ts';
import { orderMessages } from './073-order-messages.ts';
import { railSales } from './066-rail-sales.ts';
import { railReports } from './067-rail-reports.ts';
import { railVouchers } from './068-rail-vouchers.ts';
import { bills } from './019-bills.ts';
import { ordersByCity } from './020-orders-by-city.ts';
import { afterSales } from './021-after-sales.ts';
import { benefits } from './022-benefits.ts';
import { messages } from './023-messages.ts';
import { gpOrders } from './024-gp-orders.ts';
import { scheduleChanges } from './025-schedule-changes.ts';
import { listViews } from './027-list-views.ts';
import { incomes } from './028-incomes.ts';
import { orderWords } from './029-order-words.ts';
import { wallet } from './030-wallet.ts';
import { reports } from './031-reports.ts';
import { walletDays } from './032-wallet-days.ts';
import { history } from './034-history.ts';
import { hotels } from './035-hotels.ts';
import { ownData } from './036-own-data.ts';
import { externalTravellers } from './037-external-travellers.ts';
import { documentReveals } from './038-document-reveals.ts';
import { ownAccount } from './039-own-account.ts';
import { vouchers } from './042-vouchers.ts';
import { recommendCodes } from './043-recommend-codes.ts';
import { payCodes } from './044-pay-codes.ts';
import { reportMonths } from './033-report-months.ts';
import { subordinates } from './046-subordinates.ts';
import { referrersFollow } from './047-referrers-follow.ts';
import { hotelReports } from './048-hotel-reports.ts';
import { changeDifferences } from './049-change-differences.ts';
import { memberPhotos } from './050-member-photos.ts';
import { alerts } from './051-alerts.ts';
import { relations } from './052-relations.ts';
import { voucherClaims } from './056-voucher-claims.ts';
import { railSeats } from './063-rail-seats.ts';
import { railOrders } from './064-rail-orders.ts';
import { railChanges } from './074-rail-changes.ts';
import { genericClaims } from './075-generic-claims.ts';
import { intlOrders } from './076-intl-orders.ts';
import { railFees } from './077-rail-fees.ts';
import { railPeople } from './078-rail-people.ts';
import { railInsurances } from './079-rail-insurance.ts';
import { intlReports } from './080-intl-reports.ts';
import { students } from './081-students.ts';
import { companyPeople } from './082-company-people.ts';
import { carRides } from './084-car-rides.ts';
import { standards } from './083-standards.ts';
import { companyPreferences } from './085-company-preferences.ts';
import { substitutes } from './090-substitutes.ts';
import { noFlightStandards } from './089-no-flight-standards.ts';
import { employeeImports } from './086-employee-imports.ts';
import { subCompanies } from './087-sub-companies.ts';
import { applications } from './092-applications.ts';
import { applicationUses } from './095-application-uses.ts';
import { orderApprovals } from './093-order-approvals.ts';
import { companyBills } from './098-company-bills.ts';
import { settlements } from './099-settlements.ts';
import { billMessages } from './102-bill-messages.ts';
import { billCounts } from './106-bill-counts.ts';
import { applicationLists } from './108-application-lists.ts';
import { billRowSums } from './107-bill-row-sums.ts';
import { accountClocks } from './110-account-clocks.ts';
import { employeeJoins } from './112-employee-joins.ts';
import { countedPeople } from './111-counted-people.ts';
import { applicationCompanions } from './114-application-companions.ts';
import { decisionLinks } from './115-decision-links.ts';
import type { Migration } from './migration.ts';
import { orderFacts } from './096-order-facts.ts';
import { movedPrices } from './100-moved-prices.ts';
import { processes } from './091-processes.ts';
import { caseTasks } from './094-case-tasks.ts';
import { serverEventTables } from './101-server-events.ts';
import { urgedDisputes } from './116-urged-disputes.ts';
import { payCodeTries } from './117-pay-code-tries.ts';
import { lateTasks } from './119-late-tasks.ts';
import { departmentBudgets } from './120-department-budgets.ts';
import { billedVouchers } from './121-billed-vouchers.ts';
import { reportPayers } from './122-report-payers.ts';
import { billInvoices } from './123-bill-invoices.ts';
import { firstEnds } from './124-first-ends.ts';
import { promisedBudgets } from './125-promised-budgets.ts';
import { ownIncomes } from './126-own-incomes.ts';
import { expiredSubmissions } from './127-expired-submissions.ts';
import { ridePayers } from './128-ride-payers.ts';
import { payerEvents } from './129-payer-events.ts';
import { rideDebts } from './130-ride-debts.ts';
import { reportPeople } from './131-report-people.ts';
import { budgetWarnings } from './132-budget-warnings.ts';
import { rideEnds } from './133-ride-ends.ts';
import { refundList } from './134-refunds.ts';
import { voucherReminders } from './135-voucher-reminders.ts';
import { agreedTexts } from './136-agreed-texts.ts';
import { budgetAlarms } from './137-budget-alarms.ts';
import { searchKeysVersion } from './118-search-keys.ts';

/** In the order in which they are applied; one line per step, only ever added to. */
export const migrations: readonly Migration[] = [
  accounts,
  flights,
  orders,
  paymentsMigration,
  notices,
  partners,
  loginAddresses,
  journeys,
  loginTickets,
  leases,
  fewerIndexes,
  ordersAhead,
  orderHeads,
  downloads,
  ordersByAmount,
  loginTurns,
  bills,
  ordersByCity,
  afterSales,
  benefits,
  messages,
  gpOrders,
  scheduleChanges,
  listViews,
  incomes,
  orderWords,
  wallet,
  reports,
  walletDays,
  reportMonths,
  history,
  hotels,
  ownData,
  externalTravellers,
  documentReveals,
  ownAccount,
  vouchers,
  recommendCodes,
  subordinates,
  payCodes,
  referrersFollow,
  hotelReports,
  changeDifferences,
  memberPhotos,
  alerts,
  relations,
  billSides,
  closedAccounts,
  orderTotals,
  voucherClaims,
  keptPenalties,
  billSettings,
  cheaperChanges,
  holds,
  sixLegs,
  dueChanges,
  railSeats,
  railOrders,
  plannedClaims,
  railSales,
  railReports,
  railVouchers,
  railAccounts,
  railWaits,
  paidChanges,
  orderMessages,
  railChanges,
  genericClaims,
  intlOrders,
  railFees,
  railPeople,
  railInsurances,
  intlReports,
  students,
  companyPeople,
  carRides,
  standards,
  companyPreferences,
  substitutes,
  noFlightStandards,
  employeeImports,
  subCompanies,
  processes,
  applications,
  orderFacts,
  caseTasks,
  applicationUses,
  orderApprovals,
  companyBills,
  movedPrices,
  settlements,
  serverEventTables,
  billMessages,
  billCounts,
  billRowSums,
  applicationLists,
  accountClocks,
  countedPeople,
  employeeJoins,
  applicationCompanions,
  decisionLinks,
  urgedDisputes,
  payCodeTries,
  searchKeysVersion,
  lateTasks,
  departmentBudgets,
  billedVouchers,
  reportPayers,
  billInvoices,
  firstEnds,
  promisedBudgets,
  ownIncomes,
  expiredSubmissions,
  ridePayers,
  payerEvents,
  rideDebts,
  reportPeople,
  budgetWarnings,
  rideEnds,
  refundList,
  voucherReminders,
  agreedTexts,
  budgetAlarms,
];
