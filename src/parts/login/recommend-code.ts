import type { Services } from '#kit/services.ts';

const key = 'recommend-code';
const isCode = (text: string): boolean => /^[2-9A-HJ-NP-Z]{8}$/.test(text);

/** The code of the link by which a newcomer has come: out of the address, else as it was kept on this device. "" without one. */
export function recommendCodeOf({ place, preferences }: Pick<Services, 'place' | 'preferences'>): string {
  const given = place.peek().query['recommend'] ?? '';
  if (isCode(given)) preferences.set(key, given);
  const known = isCode(given) ? given : (preferences.get(key, '') ?? '');
  return isCode(known) ? known : '';
}

/** Forgets the code once a newcomer has registered: the next registration on this device has no referrer. */
export const forgetRecommendCode = ({ preferences }: Pick<Services, 'preferences'>): void => preferences.set(key, '');
