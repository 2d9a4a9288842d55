import { orderTypes } from './names.ts';
import type { OrderType } from './names.ts';
import { productOf } from './products.ts';

const typeOf = (word: string): OrderType | undefined =>
  orderTypes.find((type) => word.startsWith(type) || word.startsWith(productOf(type)?.area ?? type));

/** The product of the first of these words that is a route of one or names its payment; the first product stands for all others. */
export const orderTypeAt = (...words: string[]): OrderType =>
  words.flatMap((word) => typeOf(word) ?? [])[0] ?? orderTypes[0];
