/** Colours of the pictures: they show things, and no theme changes them. */

type Colours<Name extends string> = Record<Name, string>;

/** One palette a line, its colours in the order of the names. */
function palettes<Name extends string>(names: readonly Name[], lines: readonly [string, ...string[]]) {
  const read = (line: string) => {
    const colours = line.split(' ');
    return Object.fromEntries(names.map((name, n) => [name, `#${colours[n] ?? '000'}`])) as Colours<Name>;
  };
  const [first, ...rest] = lines;
  return [read(first), ...rest.map(read)] as [Colours<Name>, ...Colours<Name>[]];
}

export const rooms = palettes(
  ['wall', 'shade', 'floor', 'wood', 'linen', 'fold', 'cover', 'sky', 'haze', 'city', 'lamp', 'art'],
  [
    'e9e2d8 d9cfc1 b89f84 8d6f52 fbfaf7 e7e2d9 4d6a78 bcd7ea eaf3f7 8fa8ba ffe6b0 c98d62',
    'dfe3e2 c9d0cf a3978a 5d5148 ffffff e3e6e6 a4613f f0c9a4 fbeadb 9a8794 ffdca0 52717a',
    'e6e5ea d2d1da 9e8f86 6d5a55 fdfdfd e4e3e8 3f4f7a 3a4a75 8d83a6 27304f ffd48a 8c9a6d',
    'eef0e8 dbe0d2 bfa887 97795a ffffff e6e8df 6f8a63 c5e3e6 eef8f4 8fb3a6 ffedc2 d0a36a',
  ],
);

/** The second one is a night: more of its windows have light. */
export const walls = palettes(
  ['sky', 'haze', 'wall', 'side', 'lit', 'dark', 'ground', 'far', 'tree', 'door'],
  [
    '7fb1dc dcebf5 f4f6f8 c9d6e2 8ba6c2 5b7ea3 3c4f63 d0e0ec 5f9070 8ba7bd',
    '2d3d66 e0a58a 3d4763 2c3550 ffd58c 55608a 20283e 596283 26335a ffe2a8',
    '8cc7c9 eef7f0 f2ece1 d9cdb9 9bb3b4 6e8f92 4e5c4d d3e8dc 5f9070 8ba7bd',
    'f0b98d fbe9d8 ead9c8 cdb299 a3929c 7d6a78 5a4a4a efd9c4 7f8f63 8ba7bd',
  ],
);

/** Of lobbies and restaurants. */
export const halls = palettes(
  ['wall', 'trim', 'panel', 'dark', 'floor', 'seat'],
  [
    'efe7da d8c6ab 9b7b57 5d4632 c7a878 47616a',
    'e4e8ea c7d0d5 7f919b 3c4a54 a9b9c1 a0603c',
    'ece9e3 cfc8bb 87906f 474b38 b3a587 7a5a48',
  ],
);

/** Of pools and bathrooms. */
export const waters = palettes(
  ['wall', 'view', 'city', 'frame', 'edge', 'water', 'deep'],
  [
    'e7eaea cfe2ea a9c3d1 8aa1ab d9cdbb 5fb6c9 2f8fa8',
    'efe9e0 f3d9c0 c9a79a 9b8a7e cbb79c 6fb3b8 3d8791',
    'e6e9ef 55658f 36436b 6a748f b7ad9f 4d86ab 2b5c86',
  ],
);
