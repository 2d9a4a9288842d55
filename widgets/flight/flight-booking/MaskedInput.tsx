import { useState } from 'react';
import { GroupedInput } from '#ui/GroupedInput.tsx';
import type { GroupedInputProps } from '#ui/GroupedInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconEye, iconEyeOff } from '#ui/icons.ts';
import { useWords } from './use-words.ts';

interface MaskedInputProps extends GroupedInputProps {
  /** Absent for what the visitor has typed here: it stays whole. */
  mask: ((text: string) => string) | undefined;
  /** With an eye beside it. */
  eye?: boolean;
}

/** Hidden unless somebody is typing, asks for it with the eye, or has to correct it. */
export function MaskedInput({ value, mask, eye, show, onBlur, ...rest }: MaskedInputProps) {
  const t = useWords();
  const [shown, setShown] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = !mask || shown || focused || !!rest['aria-invalid'];
  return (
    <GroupedInput
      {...rest}
      value={value}
      show={open ? show : mask}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
      after={
        eye &&
        mask &&
        value && (
          <button type="button" className="t-eye" aria-label={shown ? t.hide : t.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon of={open ? iconEyeOff : iconEye} size={16} />
          </button>
        )
      }
    />
  );
}
