import type { ComponentType } from 'react';
import type { Passenger } from '#contract/passenger.ts';
import type { Day } from '#domain/china-time.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import type { CertType } from '#domain/passenger/documents/cert-types.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Judged } from './judge.ts';
import type { WholeParty } from './actions/whole-party.ts';

export interface TicketPart {
  Ticket: ComponentType<{ party: WholeParty; one: Judged; label: string }>;
}

export interface OwnFieldsProps {
  party: WholeParty;
  one: Judged;
  problems: FormErrors;
}

/** How a product takes the travellers of an order: a row for each product. */
export interface TravelRules {
  /** As a company's rules of booking name it. */
  product: BookedProduct;
  /** Travellers of one order. */
  most: number;
  /** Beside the name of a person of the roster: `（儿童）`; "" for an adult. */
  chipNote(person: Passenger, travelDays: readonly Day[]): string;
  /** The kind of ticket, in words; "" where `Ticket` names it. */
  tagOf(one: Judged): string;
  /** Documents that an order takes, the usual one first; absent: all. */
  papers?: readonly CertType[];
  /** The name is in Latin letters, whatever the document. */
  isLatin?: true;
  /** Fields of the product's own, after those that every product has. */
  Fields?: ComponentType<OwnFieldsProps>;
  /** The choice of a ticket and its price, on the card of a traveller; comes with the first card. */
  loadTicket?: () => Promise<TicketPart>;
}
