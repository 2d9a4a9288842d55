import { useLayoutEffect } from 'react';
import { useLater } from '#kit/part.ts';
import { useServices } from '#kit/widget.ts';
import type { StyledPart } from '#ui/base/later.ts';

/** `useLater` for a part of a shared control: its styles are there before it is painted. */
export function useStyledLater<T extends StyledPart>(wanted: boolean, load: () => Promise<T>): T | null {
  const services = useServices();
  const part = useLater(wanted, load);
  useLayoutEffect(() => {
    if (part) services.addStyles(part.styles);
  }, [services, part]);
  return part;
}
