import type { ReactNode } from 'react';
import { IconButton } from '../controls/Button.tsx';
import { iconLeft } from '../icons/icons-basic.ts';
import { useWords } from '../base/words.ts';

interface BackHeadProps {
  title: ReactNode;
  onBack: () => void;
  /** On wide roots too: nothing else there leads back. */
  isAlways?: boolean | undefined;
  children?: ReactNode;
}

/** The title of a step with a back button; on narrow roots only, where wide ones show the line of steps. */
export function BackHead({ title, onBack, isAlways, children }: BackHeadProps) {
  const words = useWords();
  return (
    <div className="t-row t-back" style={isAlways ? { display: 'flex' } : undefined}>
      <IconButton kind="text" of={iconLeft} label={words.back} onClick={onBack} />
      <b className="t-s16 t-grow">{title}</b>
      {children}
    </div>
  );
}
