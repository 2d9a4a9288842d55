import { useMenu } from '#kit/use-menu.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconList } from '#ui/icons.ts';
import { iconsByName } from '#ui/icons-by-name.ts';
import { Pending } from '#ui/Pending.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useWords } from './Parts.tsx';

/** Both routes show this page itself. */
const here = new Set(['my_center_index', 'account_center']);

/** Everything the permitted menu opens; what is not open yet is named as such and is no link. */
export function Shortcuts() {
  const words = useWords();
  const services = useServices();
  const { telephones } = useValue(services.config);
  const menu = useMenu();
  const items = (menu?.tree ?? []).flatMap((top) => [top, ...top.children]).flatMap((item) => (item.routeName && !here.has(item.routeName) ? [{ ...item, to: item.routeName }] : []));
  const closed = items.filter(({ to }) => !isOpened(to));
  return (
    <Card title={words.services}>
      <Pending state={menu ? 'shown' : 'loading'} height={116}>
        {items.length === 0 && <p className="ac-none">{words.noServices}</p>}
        <ul className="ac-ways">
          {items
            .filter(({ to }) => isOpened(to))
            .map(({ id, name, to, query }) => (
              <li key={id}>
                <LinkButton href={services.hrefOf(to, { ...query }) || undefined} onClick={() => services.navigate(to, { ...query })}>
                  <Icon of={iconsByName[menu?.iconOf(id) ?? ''] ?? iconList} />
                  <span>{name}</span>
                </LinkButton>
              </li>
            ))}
        </ul>
        {closed.length > 0 && (
          <p className="t-s13 t-3 ac-closed">
            <Tag kind="mute">{words.notOpen}</Tag>
            <span>
              {closed.map(({ name }) => name).join('、')}
              <br />
              {words.servicesNote} <span className="t-nowrap">{telephones[0]}</span>
            </span>
          </p>
        )}
      </Pending>
    </Card>
  );
}
