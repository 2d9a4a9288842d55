import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '../controls/Button.tsx';
import type { ButtonProps } from '../controls/Button.tsx';
import { useFloating } from './floating.ts';
import type { FloatingOptions } from './floating.ts';
import { useLayer } from './layers.ts';
import { cx } from '../base/passed-props.ts';
import { focusQuietly } from '../base/root-node.ts';
import { moveFocus } from '../controls/roving.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'expanded' | 'pressed' | 'ref'> {
  items: readonly MenuItem[];
  onPick: (id: string) => void;
  placement?: FloatingOptions['placement'];
}

/** A button and the menu it opens (ARIA practices: arrows open and move, Escape goes back to the button). */
export function Menu({ items, onPick, placement, children, ...rest }: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = (back: boolean) => {
    setOpen(null);
    if (back) focusQuietly(button.current);
  };
  return (
    <span
      className="t-menu"
      onKeyDown={(event: KeyboardEvent) => {
        if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
      }}
    >
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-controls={open ? menuId : undefined}
        expanded={!!open}
        onClick={() => setOpen(open ? null : 'first')}
        {...rest}
      >
        {children}
      </Button>
      {open && (
        <MenuList
          id={menuId}
          start={open}
          anchor={button}
          placement={placement}
          items={items}
          close={close}
          onPick={(id) => {
            close(true);
            onPick(id);
          }}
        />
      )}
    </span>
  );
}

interface MenuListProps extends Pick<MenuProps, 'items' | 'onPick' | 'placement'> {
  id: string;
  start: 'first' | 'last';
  anchor: RefObject<HTMLButtonElement | null>;
  close: (back: boolean) => void;
}

function MenuList({ id, start, anchor, placement, items, close, onPick }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useFloating(anchor, list, { placement, width: 'min-anchor', maxHeight: 360 });
  useLayer(true, {
    inside: () => [anchor.current, list.current],
    modal: false,
    close: (why) => close(why === 'escape'),
  });
  useLayoutEffect(() => {
    const able = list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([disabled])');
    focusQuietly(able?.[start === 'first' ? 0 : able.length - 1]);
  }, [start]);
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      className="t-pop t-list t-layer"
      popover="manual"
      onKeyDown={(event) => {
        // From the button the browser goes on to its neighbour; the item itself is gone by then.
        if (event.key === 'Tab') close(true);
        else moveFocus(event, '[role=menuitem]', 'column');
      }}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={cx('t-opt', item.disabled && 'is-disabled')}
          disabled={item.disabled}
          onClick={() => onPick(item.id)}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}
