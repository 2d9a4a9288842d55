import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useFloating } from '../overlay/floating.ts';
import { useLayer } from '../overlay/layers.ts';
import { cx } from '../base/passed-props.ts';
import type { MenuProps } from '../overlay/Menu.tsx';
import { focusQuietly } from '../base/root-node.ts';
import { moveFocus } from '../controls/roving.ts';

interface OpenMenuProps extends Pick<MenuProps, 'items' | 'onPick' | 'placement'> {
  id: string;
  start: 'first' | 'last';
  anchor: RefObject<HTMLButtonElement | null>;
  close: (back: boolean) => void;
}

export function OpenMenu({ id, start, anchor, placement, items, close, onPick }: OpenMenuProps) {
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
