import { createContext, useContext } from 'react';
import type { MouseEvent } from 'react';
import { useTexts } from '#kit/use-texts.ts';
import type { Menu } from '#kit/links/use-menu.ts';
import { useServices } from '#kit/widget.ts';
import type { HeaderModel } from './model.ts';
import { texts } from './texts.ts';

interface Header {
  model: HeaderModel;
  menu: Menu | null;
}

export const HeaderContext = createContext<Header | null>(null);

export function useHeader() {
  const header = useContext(HeaderContext);
  if (!header) throw new Error('outside of the header');
  return { ...header, words: useTexts('site-header', texts), services: useServices() };
}

/** A chat link is followed only when the page does not handle the event. */
export const unless = (goOn: () => boolean) => (event: MouseEvent) => {
  if (!goOn()) event.preventDefault();
};
