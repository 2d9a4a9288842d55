import { useRef, useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconGear } from '#ui/icons/icons.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { texts } from './texts.ts';

export interface ColumnsMenuProps {
  /** The first one is always shown. */
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Columns that a table shows. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const known = columns.map(({ key }) => key).filter((key) => hidden.includes(key));
  return (
    <>
      <Button
        ref={button}
        aria-label={texts.columns}
        aria-haspopup="dialog"
        expanded={isOpen}
        icon={<Icon of={iconGear} size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.columns}
      </Button>
      <Panel open={isOpen} anchor={button} placement="bottom-end" title={texts.columns} onClose={() => setOpen(false)}>
        <div className="t-flt__panel t-col">
          {columns.slice(1).map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!hidden.includes(key)}
              onChange={(on) => onChange(on ? known.filter((other) => other !== key) : [...known, key])}
            >
              {title}
            </Checkbox>
          ))}
        </div>
      </Panel>
    </>
  );
}
