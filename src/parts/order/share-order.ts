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

/** Shares an itinerary with those who travel along; without a share sheet it is copied. */
export function createShareOrder(
  services: Pick<Services, 'clock' | 'copy' | 'say'>,
  { shareCopied, notCopied }: Pick<typeof shareTexts, 'shareCopied' | 'notCopied'>,
) {
  const copy = createCopy(services, { copied: shareCopied, notCopied });
  return async (trip: SharedTrip): Promise<void> => {
    const text = shareText(trip, services.clock.today());
    if (!(await offer(text))) await copy(text);
  };
}
