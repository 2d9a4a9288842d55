import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSearch } from '#ui/icons/icons-basic.ts';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Combobox } from '#ui/select/Combobox.tsx';
import type { ComboboxOption } from '#ui/select/Combobox.tsx';

interface PlacePanelProps<Option extends ComboboxOption> {
  anchor: RefObject<HTMLElement | null>;
  /** The field that it is for. */
  title: string;
  /** px: of what was found, and of what can be browsed. */
  widths?: readonly [found: number, browsed: number];
  className?: string;
  typed: string;
  options: Option[];
  /** In place of options; null: nothing is known yet. */
  empty: string | null;
  placeholder: string;
  maxLength?: number;
  activeFirst?: boolean;
  onType(typed: string): void;
  onPick(option: Option): void;
  /** Enter with no option active. */
  onEnter?(): void;
  onClose(): void;
  /** Browsed while nothing is typed. */
  children: ReactNode;
}

const ofCities = [400, 560] as const;

/** The panel of a field for a place: typed with suggestions, or browsed below. */
export function PlacePanel<Option extends ComboboxOption>(props: PlacePanelProps<Option>) {
  const { anchor, title, widths = ofCities, className, typed, options, empty, placeholder, maxLength = 20 } = props;
  const { activeFirst = true, onType, onPick, onEnter, onClose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const isTyped = typed.trim() !== '';
  return (
    <Panel
      open
      anchor={anchor}
      onClose={onClose}
      title={title}
      width={widths[isTyped ? 0 : 1]}
      {...(className && { className })}
      initialFocus={input}
    >
      <div className="t-city__in">
        <Combobox
          ref={input}
          label={title}
          inline
          open
          onOpenChange={() => {}}
          query={typed}
          onQuery={onType}
          options={options}
          activeFirst={activeFirst}
          empty={empty}
          onPick={onPick}
          {...(onEnter && { onEnter })}
          placeholder={placeholder}
          maxLength={maxLength}
          before={<Icon of={iconSearch} size={16} />}
        />
      </div>
      {!isTyped && children}
    </Panel>
  );
}
