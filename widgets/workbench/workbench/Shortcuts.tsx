import { linkToNamed } from '#kit/links/link-to.ts';
import type { MenuItem } from '#kit/links/use-menu.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useMenu } from '#kit/links/use-menu.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useWorkbench } from './use-workbench.ts';

/** Items of the member's menu, group by group. */
export function Shortcuts() {
  const { words, kind, say } = useWorkbench();
  const services = useServices();
  const place = useValue(services.place);
  const menu = useMenu();
  const groups = groupsOf(menu?.tree ?? [], place.name, words.common);
  if (groups.length === 0) return null;
  return (
    <Card className="wb-late" title={words.shortcuts}>
      <dl className="wb-ways">
        {groups.map(({ name, items }) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>
              {items.map((item) => (
                <LinkButton
                  key={item.id}
                  title={say(item.description)}
                  {...linkToNamed(services, item.routeName ?? '', item.query)}
                >
                  {say(item.name)}
                </LinkButton>
              ))}
            </dd>
          </div>
        ))}
        {kind !== 'personal' && (
          <div>
            <dt>{words.reports}</dt>
            <dd>
              {reports.map((name) => (
                <RouteLink key={name} to={`report_form_${name}`}>
                  {words.reportOf[name]}
                </RouteLink>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

const reports = ['air', 'intl_air', 'hotel', 'train', 'car'] as const;

const fewestLinks = 4;

interface Group {
  name: string;
  items: readonly MenuItem[];
}

/**
 * Items with children of their own are groups; those without are in the last one. The page that is shown needs no link
 * to itself, and a few links, which the header has as well, need no card.
 */
export function groupsOf(tree: readonly MenuItem[], here: string, common: string): Group[] {
  const ways = (items: readonly MenuItem[]) => items.filter(({ routeName }) => routeName && routeName !== here);
  const single = ways(tree.filter(({ children }) => children.length === 0));
  const grouped = tree
    .filter(({ children }) => children.length > 0)
    .map((top) => ({ name: top.name, items: ways([top, ...top.children]) }));
  const groups = [...grouped, { name: common, items: single }].filter(({ items }) => items.length > 0);
  return groups.flatMap(({ items }) => items).length >= fewestLinks ? groups : [];
}
