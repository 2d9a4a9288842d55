import { useLayoutEffect } from 'react';
import type { PointerEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconCheck } from '../icons/icons-basic.ts';
import { cx } from '../base/passed-props.ts';

export interface ListOption {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  group?: string | undefined;
  indent?: boolean | undefined;
  disabled?: boolean | undefined;
  icon?: ReactNode;
}

interface ListboxProps {
  id: string;
  label?: string | undefined;
  labelledBy?: string | undefined;
  options: readonly ListOption[];
  active: number;
  chosen: number;
  /** The select marks its chosen option with a check. */
  check?: boolean;
  onPick: (index: number) => void;
  /** In the flow of its surroundings instead of on the top layer. */
  inline?: boolean | undefined;
  ref: RefObject<HTMLDivElement | null>;
}

/** The options of a select or combobox. The focus stays in the field: this part only shows and takes presses. */
export function Listbox({ id, label, labelledBy, options, active, chosen, check, onPick, inline, ref }: ListboxProps) {
  useLayoutEffect(() => {
    const list = ref.current;
    const option = list?.querySelector<HTMLElement>('.is-active');
    if (!list || !option) return;
    // Not scrollIntoView: it may scroll the partner's page.
    const top = option.offsetTop - 4;
    const bottom = option.offsetTop + option.offsetHeight + 4;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [active, ref]);

  const indexAt = (event: { target: EventTarget }): number => {
    const at = (event.target as Element).closest<HTMLElement>('[role=option]')?.dataset['at'];
    return at === undefined ? -1 : Number(at);
  };
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cx('t-list', !inline && 't-pop t-layer')}
      popover={inline ? undefined : 'manual'}
      // A press must not take the focus out of the field.
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const at = indexAt(event);
        if (at >= 0 && !options[at]?.disabled) onPick(at);
      }}
    >
      {options.map((option, at) => [
        option.group && option.group !== options[at - 1]?.group && (
          <div key={`g${at}`} className="t-opt__grp" role="presentation">
            {option.group}
          </div>
        ),
        <div
          key={at}
          id={`${id}-${at}`}
          role="option"
          data-at={at}
          aria-selected={at === chosen}
          aria-disabled={option.disabled || undefined}
          className={cx(
            't-opt',
            at === active && 'is-active',
            at === chosen && 'is-on',
            option.disabled && 'is-disabled',
            option.indent && 't-opt--sub',
          )}
        >
          {option.icon}
          <span className="t-grow">{option.label}</span>
          {option.hint && <span className="t-3 t-s12">{option.hint}</span>}
          {check && at === chosen && <Icon of={iconCheck} size={16} />}
        </div>,
      ])}
    </div>
  );
}
