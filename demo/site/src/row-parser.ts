import type { RouterOptions } from 'wouter';
import { placeOf } from '#routes/path.ts';

type Parser = NonNullable<RouterOptions['parser']>;

/** Lets the product's own reader of paths answer the router: `/:id(\d+)?` means here what it means to every widget. */
export const rowParser: Parser = (path) => {
  const rows = [{ name: '', path, access: 'public', domain: '', title: '', frame: 'site' } as const];
  return {
    pattern: {
      exec(address) {
        const place = placeOf(rows, address);
        return (
          place &&
          (Object.assign([address], { index: 0, input: address, groups: { ...place.params } }) as RegExpExecArray)
        );
      },
    },
  };
};
