/** A line of an order's timeline. */
export interface OrderEvent {
  at: number;
  title: string;
  detail: string;
  /** The owner has just done it: no message. */
  byOwner?: true;
  /** The owner caused it: the message counts as read. */
  isSeen?: true;
}
