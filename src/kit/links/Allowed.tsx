import type { ReactNode } from 'react';
import { mayUse } from '#domain/menu/button-permissions.ts';
import { useValue } from '../readable.ts';
import { useServices } from '../widget.ts';

/** Shows its children to members who hold a button permission; the server refuses the others all the same. */
export function Allowed({ to, children }: { to: string; children: ReactNode }) {
  const held = useValue(useServices().session.permissions);
  return mayUse(held, to) ? children : null;
}
