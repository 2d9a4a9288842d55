/** Reasons for a fare above the travel standard that a traveller may choose from; words of his own are as good. */
export const overReasons = ['无合规航班', '合规航班已售完', '行程时间受限', '客户或会议指定'] as const;

/** Differences of the chosen fare from the cheaper compliant offer. */
interface KeptFare {
  isOtherFlight: boolean;
  isRefundedBetter: boolean;
  hasMoreLuggage: boolean;
}

/** Reasons for keeping the dearer fare: only those that the comparison does not contradict. */
export const keepReasons = ({ isOtherFlight, isRefundedBetter, hasMoreLuggage }: KeptFare): string[] =>
  ['客户或会议指定', isOtherFlight && '行程时间受限', isRefundedBetter && '行程可能变更', hasMoreLuggage && '需要更多行李额'].filter((reason) => reason !== false);

/** The draft in which the list leaves the reason for the booking page; `seats` as in the address of that page. */
export const overReasonKey = (seats: string): string => `over-reason:${seats}`;
