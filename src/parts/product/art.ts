import type { Picture } from '#ui/states/Empty.tsx';

/** Pictures of products for pages without content, in the manner of ui/states/empty-art.ts. */
export const art: Record<'flight' | 'hotel' | 'train', Picture> = {
  flight: [
    ['a', 'M22 92c18-6 32-10 58-10s42 4 58 10c-14 8-34 12-58 12s-46-4-58-12z'],
    ['d', 'M18 74c30-34 70-50 122-52', true],
    ['b', 'M14 74a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM138 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ['f', 'M60 62l34-18c5-3 11-1 12 3s-2 8-7 10L86 63l-8 22-7 2-1-18-12 5-7 7-5 1 2-12-8-7 5-2 8 3z'],
  ],
  hotel: [
    ['a', 'M26 102a54 9 0 1 0 108 0a54 9 0 1 0-108 0z'],
    ['b', 'M56 24h48a4 4 0 0 1 4 4v72H52V28a4 4 0 0 1 4-4z'],
    ['d', 'M64 38h8M64 52h8M64 66h8M88 38h8M88 52h8M88 66h8M52 100h-18V60h18M108 100h18V54h-18'],
    ['s', 'M72 100V82h16v18'],
  ],
  train: [
    ['a', 'M26 102a54 9 0 1 0 108 0a54 9 0 1 0-108 0z'],
    ['d', 'M18 100h124M34 100l-8 12M126 100l8 12', true],
    ['b', 'M62 26h36c12 0 20 8 20 20v34c0 8-6 14-14 14H56c-8 0-14-6-14-14V46c0-12 8-20 20-20z'],
    ['d', 'M52 40h56v24H52zM80 40v24'],
    ['s', 'M54 78a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM98 78a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
  ],
};
