import { createContext, useContext } from 'react';
import type { HotelDetailsModel } from './model.ts';
import type { DetailTexts } from './texts.ts';

interface Shared {
  model: HotelDetailsModel;
  texts: DetailTexts;
}

export const DetailsContext = createContext<Shared | null>(null);

/** The hotel and the words of its page, for every part of it. */
export function useDetails(): Shared {
  const found = useContext(DetailsContext);
  if (!found) throw new Error('a part of the page of a hotel outside of it');
  return found;
}
