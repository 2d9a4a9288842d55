import { useState } from 'react';
import { GroupedInput } from './GroupedInput.tsx';
import type { GroupedInputProps } from './GroupedInput.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconEye, iconEyeOff } from '../icons/icons.ts';
import { useWords } from '../base/words.ts';

interface MaskedInputProps extends GroupedInputProps {
  /** Absent for content that was typed here: it stays whole. */
  mask: ((text: string) => string) | undefined;
  /** With an eye beside it. */
  eye?: boolean;
  /** The masked form of a content that only the server has; it is shown until `onReveal` brings the value. */
  kept?: string | undefined;
  onReveal?: (() => void) | undefined;
}

/** Hidden unless the user is typing, asks for it with the eye, or has to correct it. */
export function MaskedInput({ value, mask, eye, kept, onReveal, show, onBlur, ...rest }: MaskedInputProps) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isKept = !value && !!kept;
  const isOpen = !isKept && (!mask || isShown || hasFocus || !!rest['aria-invalid']);
  const canTurn = isKept ? onReveal : mask && value;
  const press = () => {
    setShown(isKept || !isShown);
    if (isKept) onReveal?.();
  };
  return (
    <GroupedInput
      {...rest}
      value={isKept ? kept : value}
      readOnly={isKept}
      show={isKept ? (text) => text : isOpen ? show : (mask ?? show)}
      onFocus={() => setFocus(true)}
      onBlur={() => {
        setFocus(false);
        onBlur?.();
      }}
      after={
        eye &&
        canTurn && (
          <button
            type="button"
            className="t-eye"
            aria-label={isShown && !isKept ? words.hide : words.show}
            aria-pressed={isShown && !isKept}
            onClick={press}
          >
            <Icon of={isOpen ? iconEyeOff : iconEye} size={16} />
          </button>
        )
      }
    />
  );
}
