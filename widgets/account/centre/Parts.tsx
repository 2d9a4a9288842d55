import type { ReactNode } from 'react';
import { useTexts } from '#kit/use-texts.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { Reading } from '#screens/cards/Reading.tsx';
import { texts } from './texts.ts';

export const useWords = () => useTexts('account-centre', texts);

/** A card's body that loads, fails and is retried by itself. */
export const Read = <T,>(props: { reading: Resource<T>; height: number; children: (data: T) => ReactNode }) => (
  <Reading {...props} words={useWords()} />
);
