import { useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { linkToNamed } from '#kit/links/link-to.ts';
import type { MenuItem } from '#kit/links/use-menu.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconDown } from '#ui/icons/icons.ts';
import { iconsByName } from '#parts/account/menu-icons.ts';
import { useFloating } from '#ui/overlay/floating.ts';
import { useLayer } from '#ui/overlay/layers.ts';
import { cx } from '#ui/base/passed-props.ts';
import { focusQuietly } from '#ui/base/root-node.ts';
import { moveFocus } from '#ui/controls/roving.ts';

/** By pointer it opens without taking the focus; by key the first or the last item takes it. */
export type Opened = 'hover' | 'press' | 'first' | 'last';

interface NavDropdownProps {
  item: MenuItem;
  way: readonly MenuItem[];
  iconOf: (id: number) => string;
  open: Opened | null;
  setOpen: (how: Opened | null) => void;
  onLeave: () => void;
}

/** Menu button (ARIA practices): click, Enter, Space and arrows open, Escape goes back to the button; hovering opens too. */
export function NavDropdown(props: NavDropdownProps) {
  const { item, way, open, setOpen, onLeave } = props;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOn = way[0]?.id === item.id;
  return (
    <span
      className="hd-drop"
      // React tells no enter of a pointer that comes from another root, as from the page below.
      onPointerOver={() => setOpen(open ?? 'hover')}
      onMouseLeave={onLeave}
      onKeyDown={(event) => {
        if (open === 'first' || open === 'last' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
      }}
    >
      <button
        ref={button}
        type="button"
        className={cx('hd-it', isOn && 'is-on', open && 'is-open')}
        aria-haspopup="menu"
        aria-expanded={!!open}
        aria-controls={open ? id : undefined}
        aria-current={isOn ? 'true' : undefined}
        onClick={(event) => {
          // A click by key has no pointer behind it. A press on what hovering has opened keeps it open.
          if (open && open !== 'hover') setOpen(null);
          else setOpen(event.detail === 0 ? 'first' : 'press');
        }}
      >
        {item.name}
        <Icon of={iconDown} size={14} />
      </button>
      {open && <Items {...props} id={id} anchor={button} how={open} />}
    </span>
  );
}

function Items({
  item,
  way,
  iconOf,
  setOpen,
  id,
  anchor,
  how,
}: NavDropdownProps & { id: string; anchor: RefObject<HTMLButtonElement | null>; how: Opened }) {
  const list = useRef<HTMLDivElement>(null);
  const services = useServices();
  useFloating(anchor, list, { gap: 0, width: 208 });
  const close = (back: boolean) => {
    setOpen(null);
    if (back) focusQuietly(anchor.current);
  };
  useLayer(true, {
    inside: () => [anchor.current, list.current],
    modal: false,
    close: (why) => close(why === 'escape' && how !== 'hover'),
  });
  useLayoutEffect(() => {
    const all = list.current?.querySelectorAll<HTMLElement>('[role=menuitem]');
    if (how === 'first' || how === 'last') focusQuietly(all?.[how === 'first' ? 0 : all.length - 1]);
  }, [how]);
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={item.name}
      className="t-pop t-list t-layer hd-dd"
      popover="manual"
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Tab') close(false);
        else moveFocus(event, '[role=menuitem]', 'column');
      }}
    >
      {item.children.map((child) => {
        const isOn = way.at(-1)?.id === child.id;
        const { href, onClick } = linkToNamed(services, child.routeName ?? 'index', child.query);
        return (
          <LinkButton
            key={child.id}
            role="menuitem"
            tabIndex={-1}
            className={cx('t-opt', isOn && 'is-on')}
            aria-current={isOn ? 'page' : undefined}
            href={href}
            title={child.description}
            onClick={() => {
              close(how !== 'hover');
              onClick();
            }}
          >
            <Icon of={iconsByName[iconOf(child.id)] ?? ''} />
            {child.name}
          </LinkButton>
        );
      })}
    </div>
  );
}
