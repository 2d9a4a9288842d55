import { createContext, useContext } from 'react';
import type { HotelListModel } from './model.ts';
import type { ListTexts } from './texts.ts';

interface Shared {
  model: HotelListModel;
  texts: ListTexts;
}

export const ListContext = createContext<Shared | null>(null);

/** The list and its words, for every part of it. */
export function useList(): Shared {
  const found = useContext(ListContext);
  if (!found) throw new Error('a part of the list outside of it');
  return found;
}
