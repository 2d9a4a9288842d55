import { shareText } from '#domain/order/share-text.ts';
import type { SharedTrip } from '#domain/order/share-text.ts';
import { createCopy } from '#kit/copy-text.ts';
import type { Services } from '#kit/services.ts';
import type { shareTexts } from './tab/button-texts.ts';

/** Opens the share sheet of a phone or tablet. False: there is none, or the page forbids it. */
async function offer(text: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer:coarse)').matches) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    // The member has closed the sheet.
    return (error as Error).name === 'AbortError';
  }
}

/** Shares a text with those who travel along; without a share sheet it is copied. */
export function createShare(
  services: Pick<Services, 'copy' | 'say'>,
  { shareCopied, notCopied }: Pick<typeof shareTexts, 'shareCopied' | 'notCopied'>,
) {
  const copy = createCopy(services, { copied: shareCopied, notCopied });
  return async (text: string): Promise<void> => {
    if (!(await offer(text))) await copy(text);
  };
}

/** The same for an itinerary of domestic flights. */
export function createShareOrder(
  services: Pick<Services, 'clock' | 'copy' | 'say'>,
  texts: Pick<typeof shareTexts, 'shareCopied' | 'notCopied'>,
) {
  const share = createShare(services, texts);
  return (trip: SharedTrip): Promise<void> => share(shareText(trip, services.clock.today()));
}
