import { linkToNamed } from '#kit/links/link-to.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { Menu } from '#kit/links/use-menu.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { TreeNav } from '#ui/tree/TreeNav.tsx';
import { iconsByName } from '#ui/icons/icons-by-name.ts';
import { texts } from './texts.ts';

interface SideMenuProps {
  menu: Menu;
  /** In the drawer: rows to be touched. */
  isTall?: boolean;
  onPicked?: () => void;
}

/** The permitted menu, one below the other, and whom to call. */
export function SideMenu({ menu, isTall, onPicked }: SideMenuProps) {
  const services = useServices();
  const words = useTexts('account-frame', texts);
  const { telephones } = useValue(services.config);
  const itemOf = ({ id, name, description, routeName, query }: Menu['tree'][number]) => ({
    id,
    label: name,
    hint: description,
    icon: iconsByName[menu.iconOf(id)],
    href: routeName ? linkToNamed(services, routeName, query).href : undefined,
  });
  const pick = (id: number) => {
    const found = menu.tree.flatMap((item) => [item, ...item.children]).find((item) => item.id === id);
    onPicked?.();
    if (found?.routeName) linkToNamed(services, found.routeName, found.query).onClick();
  };
  return (
    <>
      <nav className={isTall ? 't-side t-side--tall' : 't-side'} aria-label={words.menu}>
        <TreeNav
          items={menu.tree.map((item) => ({ ...itemOf(item), children: item.children.map(itemOf) }))}
          current={menu.way.map(({ id }) => id)}
          onPick={pick}
        />
      </nav>
      {telephones[0] && (
        <p className="af-phone">
          {words.hotline}
          <a href={`tel:${telephones[0]}`}>{telephones[0]}</a>
        </p>
      )}
    </>
  );
}
