import type { ReactNode } from 'react';
import { mayUse } from '#domain/menu/button-permissions.ts';
import { useValue } from '../readable.ts';
import { useServices } from '../widget.ts';

/** True while the member holds a button permission; elements that need it are hidden otherwise. */
export const useAllowed = (to: string): boolean => mayUse(useValue(useServices().session.permissions), to);

/** Shows its children to members who hold a button permission; the server refuses the others all the same. */
export const Allowed = ({ to, children }: { to: string; children: ReactNode }) => (useAllowed(to) ? children : null);
