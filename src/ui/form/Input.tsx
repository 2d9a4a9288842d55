import { useState } from 'react';
import type { ClipboardEvent, HTMLInputTypeAttribute, KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconEye, iconEyeOff } from '../icons/icons.ts';
import { isComposing } from '../base/composing.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useTypedValue } from './typed-value.ts';
import { useWords } from '../base/words.ts';

export interface InputProps extends PassedProps {
  value: string;
  onInput?: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
  /** Called during a composition as well. */
  isSuggesting?: boolean;
  /** Enter, but not the Enter that ends an input method's composition. */
  onEnter?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | 'none';
  autoComplete?: string;
  autoCapitalize?: string;
  spellCheck?: boolean;
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  placeholder?: string;
  /** The whole text, where the field cuts it. */
  title?: string | undefined;
  name?: string;
  role?: string;
  maxLength?: number;
  /** Of days: `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Inside the box, before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
  invalid?: boolean;
  /** The box, for panels that hang below it. */
  boxRef?: Ref<HTMLSpanElement>;
  ref?: Ref<HTMLInputElement>;
}

export function Input({
  value,
  onInput,
  onBlur,
  onFocus,
  onEnter,
  onKeyDown,
  size = 'md',
  before,
  after,
  invalid,
  boxRef,
  className,
  style,
  type = 'text',
  isSuggesting,
  ...rest
}: InputProps) {
  const typed = useTypedValue(value, onInput, isSuggesting);
  const bad = invalid || !!rest['aria-invalid'];
  return (
    <span
      ref={boxRef}
      style={style}
      className={cx(
        't-input',
        size !== 'md' && `t-input--${size}`,
        bad && 'is-error',
        rest.disabled && 'is-disabled',
        rest.readOnly && 'is-readonly',
        className,
      )}
    >
      {before}
      <input
        type={type}
        {...typed}
        onBlur={onBlur}
        onFocus={onFocus}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (onEnter && event.key === 'Enter' && !isComposing(event.nativeEvent) && !event.defaultPrevented) {
            event.preventDefault();
            onEnter();
          }
        }}
        {...rest}
        aria-invalid={bad || undefined}
      />
      {after}
    </span>
  );
}

/** A password box with the eye that shows what was typed. */
export function PasswordInput({ after, ...rest }: Omit<InputProps, 'type'>) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      className="t-eye"
      aria-label={shown ? words.hidePassword : words.showPassword}
      disabled={rest.disabled}
      onClick={() => setShown(!shown)}
    >
      <Icon of={shown ? iconEyeOff : iconEye} size={rest.size === 'lg' ? 20 : 16} />
    </button>
  );
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      after={
        <>
          {after}
          {eye}
        </>
      }
    />
  );
}
