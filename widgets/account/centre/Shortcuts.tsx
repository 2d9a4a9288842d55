import { useMenu } from '#kit/use-menu.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconsByName } from '#ui/icons-by-name.ts';
import { Pending } from '#ui/Pending.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useWords } from './Parts.tsx';

/** Everything the permitted menu opens, as tiles; what is not open yet is no link and says so. */
export function Shortcuts() {
  const words = useWords();
  const services = useServices();
  const { telephones } = useValue(services.config);
  const place = useValue(services.place);
  const menu = useMenu();
  const items = (menu?.tree ?? []).flatMap((top) => [top, ...top.children]).filter(({ routeName }) => routeName && routeName !== place.name);
  const isSomeClosed = items.some(({ routeName }) => !isOpened(routeName ?? ''));
  return (
    <Card title={words.services}>
      <Pending state={menu ? 'shown' : 'loading'} height={116}>
        {items.length === 0 && <p className="ac-none">{words.noServices}</p>}
        <ul className="ac-ways">
          {items.map((item) => {
            const inside = (
              <>
                <Icon of={iconsByName[menu?.iconOf(item.id) ?? ''] ?? iconsByName['list'] ?? ''} />
                <span>{item.name}</span>
              </>
            );
            const name = item.routeName ?? '';
            return (
              <li key={item.id}>
                {isOpened(name) ? (
                  <LinkButton href={services.hrefOf(name, { ...item.query }) || undefined} onClick={() => services.navigate(name, { ...item.query })}>
                    {inside}
                  </LinkButton>
                ) : (
                  <span className="is-closed">
                    {inside}
                    <Tag kind="mute">{words.notOpen}</Tag>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {isSomeClosed && (
          <p className="t-s12 t-3 ac-note">
            {words.servicesNote} {telephones[0]}
          </p>
        )}
      </Pending>
    </Card>
  );
}
