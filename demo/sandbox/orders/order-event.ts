/** A line of an order's timeline. */
export interface OrderEvent {
  at: number;
  title: string;
  detail: string;
  /** Of its message: way and day of what it is about; absent: those of the whole order, as they are now. */
  subject?: string;
  /** The owner has just done it: no message. */
  byOwner?: true;
  /** The owner caused it: the message counts as read. */
  isSeen?: true;
}
