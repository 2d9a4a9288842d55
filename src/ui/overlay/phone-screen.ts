import { useEffect, useState } from 'react';
import { guarded } from '#base/stray.ts';

/**
 * True if the page is read on a phone, in either direction: a code for another phone's camera has to be a link here.
 * The window counts, not the widget's column: a narrow column on a desktop is read beside a phone.
 */
const phone = '(max-width:479px),(max-height:479px) and (pointer:coarse)';
const isPhoneScreen = (): boolean => matchMedia(phone).matches;

/** Also after the window has changed: a phone is turned, a window is made narrow. */
export function usePhoneScreen(): boolean {
  const [isPhone, setPhone] = useState(isPhoneScreen);
  useEffect(() => {
    const query = matchMedia(phone);
    const look = guarded(() => setPhone(isPhoneScreen()));
    // It may have changed since the render: an effect runs later.
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isPhone;
}

/** Phones, and windows in which a page has one column. */
export const isNarrowScreen = (): boolean =>
  matchMedia('(max-width:719px),(max-height:479px) and (pointer:coarse)').matches;
