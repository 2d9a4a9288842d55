import type { PayMethod, PersonalMethod } from './pay-methods.ts';

/** The choice at the cashier that stays over a reload: methods and amounts, never the password. */
export interface KeptChoice {
  method: PayMethod;
  personal: PersonalMethod;
  company: string;
}

/** Name of the draft that has it. */
export const choiceKey = (orderId: string): string => `pay:${orderId}`;
