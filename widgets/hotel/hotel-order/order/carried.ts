import type { Services } from '#kit/services.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import { blankValues } from './values.ts';
import type { OrderValues } from './values.ts';

/** One for the tab: what was typed for a rate that was left without an order. */
const carriedKey = 'hotel-order:carried';

type Page = Pick<Services, 'drafts' | 'session'>;

/** Keeps what was typed for the next rate; the terms of another rate are read and agreed to once more. */
export function carry({ drafts }: Page, values: OrderValues): void {
  drafts.set(carriedKey, { ...values, agreed: false });
}

export const dropCarried = ({ drafts }: Page): void => drafts.remove(carriedKey);

/** A rate without a draft of its own begins with what was typed for the last one, as far as its rooms have a place for it. */
export function takeCarried({ drafts, session }: Page, choice: Choice): void {
  const blank = blankValues(choice, session.user.peek());
  const key = draftKeyOf(choice);
  const carried = drafts.get(key, blank) ? undefined : drafts.get(carriedKey, blank);
  if (!carried) return;
  const perRoom = choice.stay.adults + choice.stay.childAges.length;
  const guests = blank.guests.map((empty, room) => carried.guests[room]?.slice(0, perRoom) ?? empty);
  drafts.set(key, { ...carried, guests });
}
