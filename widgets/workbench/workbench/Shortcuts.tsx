import type { MenuItem } from '#kit/use-menu.ts';
import { useMenu } from '#kit/use-menu.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/Button.tsx';
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
  const groups = groupsOf(menu?.tree ?? [], place.name, words.common);
  const someClosed = groups.some(({ items }) => items.some(({ routeName }) => !isOpened(routeName ?? '')));
  return (
    <Card title={words.shortcuts}>
      <Pending state={menu ? 'shown' : 'loading'} height={134}>
        {groups.length === 0 && <Nothing title={words.noShortcuts} />}
        <dl className="wb-ways">
          {groups.map(({ name, items }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {items.map((item) => (
                  <Shortcut key={item.id} item={item} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {someClosed && (
          <p className="t-s12 t-3 wb-ways__note">
            {words.shortcutsNote} {telephones[0]}
          </p>
        )}
      </Pending>
    </Card>
  );
}

/** Items with children of their own are groups; those without stand together. The page that is shown needs no way to it. */
function groupsOf(tree: readonly MenuItem[], here: string, common: string): { name: string; items: MenuItem[] }[] {
  const ways = (items: readonly MenuItem[]) => items.filter(({ routeName }) => routeName && routeName !== here);
  const single = ways(tree.filter(({ children }) => children.length === 0));
  const grouped = tree.filter(({ children }) => children.length > 0).map((top) => ({ name: top.name, items: ways([top, ...top.children]) }));
  return [...grouped, { name: common, items: single }].filter(({ items }) => items.length > 0);
}

function Shortcut({ item }: { item: MenuItem }) {
  const { words } = useWorkbench();
  const way = useWay()(item.routeName ?? '', { ...item.query });
  if (way) return <LinkButton {...way}>{item.name}</LinkButton>;
  return (
    <span className="t-row t-3">
      {item.name}
      <Tag kind="mute">{words.notOpen}</Tag>
    </span>
  );
}
