import type { ReactNode } from 'react';
import type { ParamsArgument, ParamsOf, RouteName } from '#routes/names.ts';
import { isOpened } from '#routes/opened.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { linkToNamed } from '#kit/links/link-to.ts';
import type { LinkTarget } from '#kit/links/link-to.ts';
import { useServices } from '#kit/widget.ts';

/** Address and click of a route; null while its area is not open, so that nothing looks like a link and leads nowhere. */
export function useRoute<Name extends RouteName>(name: Name, ...params: ParamsArgument<Name>): LinkTarget | null {
  const services = useServices();
  return isOpened(name) ? linkToNamed(services, name, params[0]) : null;
}

export interface RouteLinkProps<Name extends RouteName> {
  to: Name;
  params?: ParamsOf<Name> | undefined;
  className?: string;
  title?: string | undefined;
  /** Nothing while the route is closed; otherwise its text is shown plain. */
  onlyOpen?: boolean;
  children: ReactNode;
}

/** A link to a named route. */
export function RouteLink<Name extends RouteName>({ to, params, onlyOpen, children, ...rest }: RouteLinkProps<Name>) {
  const services = useServices();
  if (!isOpened(to)) return onlyOpen ? null : <span {...rest}>{children}</span>;
  return (
    <LinkButton {...linkToNamed(services, to, params)} {...rest}>
      {children}
    </LinkButton>
  );
}
