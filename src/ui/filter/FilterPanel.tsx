import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconDown } from '../icons/icons-basic.ts';
import { Panel } from '../overlay/Panel.tsx';
import { cx } from '../base/passed-props.ts';

interface FilterPanelProps {
  label: string;
  /** The value in words; "" while the filter is not in use. */
  shown: string;
  /** In a drawer: below its label, without a panel. */
  isTall?: boolean | undefined;
  /** `close` ends the panel; in a drawer it does nothing. */
  children: (close: () => void) => ReactNode;
}

/** A filter whose controls hang below a field that shows its value. */
export function FilterPanel({ label, shown, isTall, children }: FilterPanelProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (isTall)
    return (
      <div className="t-col" role="group" aria-label={label}>
        <span className="t-s13 t-2">{label}</span>
        {children(() => {})}
      </div>
    );
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={cx('t-input t-flt__pick', isOpen && 'is-open')}
        // The choice does not move what stands beside it.
        style={{ width: 148 }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={shown ? `${label} ${shown}` : label}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={cx('t-grow t-ellip', !shown && 't-ph')}>{shown || label}</span>
        <Icon of={iconDown} size={16} />
      </button>
      <Panel open={isOpen} anchor={anchor} onClose={close} title={label}>
        <div className="t-flt__panel">{children(close)}</div>
      </Panel>
    </>
  );
}
