import { useLayoutEffect } from 'react';
import { useServices } from './widget.ts';

/** Style sheets of a part in a chunk of its own, in the root before it is painted. Always the same list: a constant of the module. */
export function useStyles(styles: readonly string[] | undefined): void {
  const services = useServices();
  useLayoutEffect(() => {
    if (styles) services.addStyles(styles);
  }, [services, styles]);
}
