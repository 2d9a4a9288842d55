import type { BankCard } from '#contract/bank.ts';
import type { Services } from '#kit/services.ts';

/** Of the member, on this device. */
const key = 'own:wallet.card';

/** The card that a withdrawal goes to until another is chosen. */
export function defaultCard({ preferences }: Services, cards: readonly BankCard[]): BankCard | undefined {
  const cardId = preferences.get<string>(key, '');
  return cards.find((card) => card.cardId === cardId) ?? cards[0];
}

export const makeDefault = ({ preferences }: Services, cardId: string): void => preferences.set(key, cardId);
