import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import type { InputProps } from '#ui/Input.tsx';
import { iconEye, iconEyeOff } from '#ui/icons.ts';
import { useWords } from './use-words.ts';

interface MaskedInputProps extends InputProps {
  mask: (text: string) => string;
  /** With an eye beside it. */
  eye?: boolean;
}

/** Hidden unless somebody is typing, asks for it with the eye, or has to correct it. */
export function MaskedInput({ value, mask, eye, onBlur, ...rest }: MaskedInputProps) {
  const t = useWords();
  const [shown, setShown] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = shown || focused || !!rest['aria-invalid'];
  return (
    <Input
      {...rest}
      value={open ? value : mask(value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
      after={
        eye &&
        value && (
          <button type="button" className="t-eye" aria-label={shown ? t.hide : t.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon of={shown ? iconEye : iconEyeOff} size={16} />
          </button>
        )
      }
    />
  );
}
