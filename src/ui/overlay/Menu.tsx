import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { ButtonProps } from '../controls/Button.tsx';
import type { FloatingOptions } from './floating.ts';
import { opened } from './opened.ts';
import { Later } from '../base/Later.tsx';
import { focusQuietly } from '../base/root-node.ts';

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
        <Later of={opened}>
          {({ OpenMenu }) => (
            <OpenMenu
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
        </Later>
      )}
    </span>
  );
}
