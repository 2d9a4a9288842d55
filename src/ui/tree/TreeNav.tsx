import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconDown, iconUp } from '../icons/icons.ts';
import { Badge } from '../display/Tag.tsx';
import { cx } from '../base/passed-props.ts';

interface TreeNavItem {
  id: number;
  label: string;
  /** Purpose of the item; the browser shows it as a tooltip. */
  hint?: string | undefined;
  icon?: string | undefined;
  href?: string | undefined;
  /** Things that wait there; `label` says it to screen readers and as a tooltip. */
  counts?: readonly { count: number; label: string; mute?: boolean }[] | undefined;
  /** An item with children opens nothing itself. */
  children?: readonly TreeNavItem[];
}

interface TreeNavProps {
  items: readonly TreeNavItem[];
  /** The current page and what it lies under. */
  current: readonly number[];
  onPick: (id: number) => void;
  /** Groups fold up, for long menus on narrow roots; otherwise their names are above their items. */
  folding?: boolean;
}

/** A menu of two levels, one below the other. Its sheet is tree-nav.css; the caller gives the landmark. */
export function TreeNav({ items, current, onPick, folding }: TreeNavProps) {
  const leaf = (item: TreeNavItem, isSub: boolean) => {
    const isOn = current.at(-1) === item.id;
    return (
      <li key={item.id}>
        <LinkButton
          className={cx('t-side__it', isSub && 't-side__it--sub', isOn && 'is-on')}
          href={item.href}
          title={item.hint}
          onClick={() => onPick(item.id)}
          aria-current={isOn ? 'page' : undefined}
        >
          {item.icon && !isSub && <Icon of={item.icon} />}
          <span>{item.label}</span>
          {item.counts?.map(({ count, label, mute }) => (
            <Badge key={label} mute={mute ?? false}>
              <i aria-hidden="true" title={label}>
                {count > 99 ? '99+' : count}
              </i>
              <span className="t-vh">{label}</span>
            </Badge>
          ))}
        </LinkButton>
      </li>
    );
  };
  return (
    <ul>
      {items.map((item) => {
        if (!item.children?.length) return leaf(item, false);
        const Part = folding ? Folding : Group;
        return (
          <Part key={item.id} item={item} isOn={current.includes(item.id)}>
            {item.children.map((child) => leaf(child, folding ?? false))}
          </Part>
        );
      })}
    </ul>
  );
}

interface PartProps {
  item: TreeNavItem;
  /** The current page lies in it. */
  isOn: boolean;
  children: ReactNode;
}

function Group({ item, children }: PartProps) {
  const id = useId();
  return (
    <li>
      <div className="t-side__grp" id={id}>
        {item.label}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}

function Folding({ item, isOn, children }: PartProps) {
  const [open, setOpen] = useState(isOn);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={cx('t-side__it', isOn && 'is-on')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {item.icon && <Icon of={item.icon} />}
        <span>{item.label}</span>
        <Icon of={open ? iconUp : iconDown} size={16} />
      </button>
      <ul id={id} hidden={!open}>
        {children}
      </ul>
    </li>
  );
}
