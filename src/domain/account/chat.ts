/** The customer-service chat with the account details passed in (specification 1, section 1). */

/** The member who asks; never with a whole telephone number or a token. */
export interface ChatAccount {
  memberId: string;
  name: string;
  member: string;
  phone: string;
  company: string;
}

/** The chat's address with who is asking; '' where none is configured, or none that may be opened. */
export function chatAddress(chatUrl: string, appId: string, account: ChatAccount | null): string {
  let url: URL;
  try {
    url = new URL(chatUrl);
  } catch {
    return '';
  }
  if (url.protocol !== 'https:') return '';
  for (const [key, value] of Object.entries({ appId, ...account })) if (value) url.searchParams.set(key, value);
  return url.href;
}
