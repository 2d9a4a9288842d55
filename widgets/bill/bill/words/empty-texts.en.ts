import type { Twin } from '#base/wording.ts';
import type { emptyTexts as chinese } from './empty-texts.ts';

const nothing = 'Nothing to sum up yet';

export const emptyTexts: Twin<typeof chinese> = {
  empty: {
    transaction: [
      'No transactions yet',
      'Payments and refunds of orders, and top-ups, withdrawals and transfers of the wallet, are listed here',
    ],
    recharge: ['No top-ups yet', 'A top-up is listed here once it has arrived'],
    putforward: ['No withdrawals yet', 'Withdrawals to a bank card are listed here, with their progress'],
    integral: [
      'No points yet',
      'Flight and train tickets earn points by their fare: 1 point per yuan on private trips, 1 per 2 yuan on business trips',
    ],
    recom: [
      'No referral income yet',
      'Private flight and train tickets of members whom you referred count here in their first year; it is settled to your rewards after the trip',
    ],
    share: [
      'No profit share yet',
      'Private flight and train tickets of sub-members count here; it is settled to your rewards after the trip',
    ],
    airSale: ['No sales yet', 'Flight tickets are listed here once issued'],
    airRefund: ['No refunds yet', 'Tickets are listed here once refunded'],
    airChanges: ['No changes yet', 'Tickets are listed here once changed'],
    airSum: [nothing, 'Flight tickets are summed up here by month or day once issued'],
    hotelSum: [nothing, 'Stays count here once they have ended; those that are paid are among the transactions'],
    trainSum: [nothing, 'Train tickets are summed up here by month or day once issued'],
  },
  book: 'Book a flight',
  toRecharge: 'Top up',
  emptyForChild: 'Only your own transactions are listed here. Those of the family are in the wallet',
};
