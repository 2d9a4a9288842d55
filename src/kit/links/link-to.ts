import type { ParamsArgument, RouteName } from '#routes/names.ts';
import type { Services } from '../services.ts';

/** Address and click of a link, for LinkButton; no address where places have none (memory routing). */
export interface LinkTarget {
  href: string | undefined;
  onClick(): void;
}

type Links = Pick<Services, 'hrefOf' | 'navigate'>;

/** A route whose name comes from a table or a partner's file; tests hold the tables against the routes. */
export const linkToNamed = (
  services: Links,
  name: string,
  params: Readonly<Record<string, string | number | undefined>> = {},
): LinkTarget => ({
  href: services.hrefOf(name, { ...params }) || undefined,
  onClick: () => services.navigate(name, { ...params }),
});

/** A named route, open or not: where it is not, its page says so. */
export const linkTo: <Name extends RouteName>(
  services: Links,
  name: Name,
  ...params: ParamsArgument<Name>
) => LinkTarget = linkToNamed;
