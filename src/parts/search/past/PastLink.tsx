import type { ReactNode } from 'react';

interface PastLinkProps {
  /** Of the first one: a line never breaks between the two. */
  label?: string | false;
  onPress(): void;
  children: ReactNode;
}

/** A search made before, below its form. The control for links would bring the file of all controls before the form can be used. */
export function PastLink({ label, onPress, children }: PastLinkProps) {
  const link = (
    <button type="button" className="t-link" onClick={onPress}>
      {children}
    </button>
  );
  if (!label) return link;
  return (
    <span className="t-row">
      <span className="t-3 t-nowrap">{label}</span>
      {link}
    </span>
  );
}
