import type { Picture } from './Empty.tsx';

/** Four tones: a = soft fill, b = surface with a pale line, d = pale line, s = brand line, f = brand line on surface. */
export const art: Record<'order' | 'search' | 'done', Picture> = {
  order: [
    ['a', 'M28 102a52 9 0 1 0 104 0a52 9 0 1 0-104 0z'],
    ['b', 'M50 18h60a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z'],
    ['d', 'M44 40h72M58 29h24M58 54h44M58 66h32M58 78h20'],
    ['f', 'M91 82a17 17 0 1 0 34 0a17 17 0 1 0-34 0z'],
    ['s', 'M108 73v9l6 5'],
  ],
  search: [
    ['a', 'M28 102a52 9 0 1 0 104 0a52 9 0 1 0-104 0z'],
    ['b', 'M46 54a28 28 0 1 0 56 0a28 28 0 1 0-56 0z'],
    ['s', 'M95 75l19 19'],
    ['d', 'M60 54h28M64 44h20M66 64h14'],
  ],
  done: [
    ['a', 'M28 102a52 9 0 1 0 104 0a52 9 0 1 0-104 0z'],
    ['b', 'M48 54a32 32 0 1 0 64 0a32 32 0 1 0-64 0z'],
    ['s', 'M66 55l10 10 19-22'],
    ['d', 'M30 34l6 4M126 30l-6 5M26 64h7M127 66h7'],
  ],
};
