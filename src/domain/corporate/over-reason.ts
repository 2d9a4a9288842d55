/** Reasons for a fare above the travel standard that a traveller may choose from; words of his own are as good. */
export const overReasons = ['无合规航班', '合规航班已售完', '行程时间受限', '客户或会议指定'] as const;

/** The draft in which the list leaves the reason for the booking page; `seats` as in the address of that page. */
export const overReasonKey = (seats: string): string => `over-reason:${seats}`;
