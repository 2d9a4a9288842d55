import type { MenuItem } from '#kit/use-menu.ts';
import { useMenu } from '#kit/use-menu.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { Pending } from '#ui/Pending.tsx';
import { Tag } from '#ui/Tag.tsx';
import { isOpened } from '#routes/opened.ts';
import { Nothing } from './TripCard.tsx';
import { useWay, useWorkbench } from './use-workbench.ts';

/** What this person's menu opens, group by group; what is not open yet is no link and says so. */
export function Shortcuts() {
  const { words } = useWorkbench();
  const { telephones } = useValue(useServices().config);
  const place = useValue(useServices().place);
  const menu = useMenu();
  const way = useWay();
  const groups = groupsOf(menu?.tree ?? [], place.name, words.common);
  const someClosed = groups.some(({ closed }) => closed.length > 0);
  return (
    <Card className="wb-late" title={words.shortcuts}>
      <Pending state={menu ? 'shown' : 'loading'} height={134}>
        {groups.length === 0 && <Nothing title={words.noShortcuts} />}
        <dl className="wb-ways">
          {groups.map(({ name, open, closed }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {open.map((item) => (
                  <LinkButton key={item.id} {...way(item.routeName ?? '', { ...item.query })}>
                    {item.name}
                  </LinkButton>
                ))}
                {closed.length > 0 && (
                  <span className="wb-ways__closed">
                    <Tag kind="mute">{words.notOpen}</Tag>
                    {closed.map(({ name: item }) => item).join('、')}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {someClosed && (
          <p className="t-s12 t-3 wb-ways__note">
            {words.shortcutsNote} <span className="t-nowrap">{telephones[0]}</span>
          </p>
        )}
      </Pending>
    </Card>
  );
}

interface Group {
  name: string;
  open: readonly MenuItem[];
  closed: readonly MenuItem[];
}

/** Items with children of their own are groups; those without stand together. The page that is shown needs no way to it. */
function groupsOf(tree: readonly MenuItem[], here: string, common: string): Group[] {
  const ways = (items: readonly MenuItem[]) => items.filter(({ routeName }) => routeName && routeName !== here);
  const isOpen = ({ routeName }: MenuItem) => isOpened(routeName ?? '');
  const single = ways(tree.filter(({ children }) => children.length === 0));
  const grouped = tree.filter(({ children }) => children.length > 0).map((top) => ({ name: top.name, items: ways([top, ...top.children]) }));
  return [...grouped, { name: common, items: single }]
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({ name, open: items.filter(isOpen), closed: items.filter((item) => !isOpen(item)) }));
}
