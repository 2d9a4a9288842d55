import { useRef, useState } from 'react';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { moveFocus } from '#ui/controls/roving.ts';
import { NavDropdown } from './NavDropdown.tsx';
import type { Opened } from './NavDropdown.tsx';
import { Tip } from '../Tip.tsx';
import { useHeader } from '../use-header.ts';

/** A pointer may leave a drop-down for a moment on its way. */
const leaveMs = 180;

/** The permitted menu as one line; items with children are drop-downs, one open at a time. */
export function SubNav() {
  const { words, services, menu } = useHeader();
  const user = useValue(services.session.user);
  const [open, setOpen] = useState<{ id: number; how: Opened } | null>(null);
  const leaving = useRef<() => void>(() => undefined);
  // The line keeps its height while the menu is being loaded.
  if (!user || menu?.tree.length === 0) return null;
  const current = menu?.way[0]?.id;
  return (
    <nav className="hd-sub" aria-label={words.functions}>
      <div className="hd-sub__in" onKeyDown={(event) => void moveFocus(event, '.hd-it', 'row')}>
        {menu?.tree.map((item) =>
          item.children.length === 0 && item.routeName ? (
            <LinkButton
              key={item.id}
              title={item.description}
              className={item.id === current ? 'hd-it is-on' : 'hd-it'}
              aria-current={item.id === current ? 'page' : undefined}
              {...linkToNamed(services, item.routeName, item.query)}
            >
              {item.name}
            </LinkButton>
          ) : (
            <NavDropdown
              key={item.id}
              item={item}
              way={menu.way}
              iconOf={menu.iconOf}
              open={open?.id === item.id ? open.how : null}
              setOpen={(how) => {
                leaving.current();
                setOpen((now) => (how && now?.id === item.id && now.how === how ? now : how && { id: item.id, how }));
              }}
              onLeave={() => {
                leaving.current();
                leaving.current = services.timers.after(leaveMs, () =>
                  setOpen((now) => (now?.id === item.id && now.how === 'hover' ? null : now)),
                );
              }}
            />
          ),
        )}
        <Tip />
      </div>
    </nav>
  );
}
