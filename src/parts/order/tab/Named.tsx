import { useSay } from '#kit/say.ts';

/** A name as the provider has it, marked where its language is not that of the mount. */
export function Named({ children }: { children: string }) {
  return <span lang={useSay().langOf(children)}>{children}</span>;
}

/** A place beside an arrow: it breaks between words, and within one where that alone is too long. */
export const PlaceName = ({ children }: { children: string | undefined }) => (
  <span style={{ wordBreak: 'normal', overflowWrap: 'break-word' }}>{children}</span>
);
