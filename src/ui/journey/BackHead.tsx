import type { ReactNode } from 'react';
import { IconButton } from '../controls/Button.tsx';
import { iconLeft } from '../icons/icons-basic.ts';
import { useWords } from '../base/words.ts';

/** The title of a step with a back button; on narrow roots only, wide ones show the line of steps. */
export function BackHead({ title, onBack, children }: { title: ReactNode; onBack: () => void; children?: ReactNode }) {
  const words = useWords();
  return (
    <div className="t-back">
      <IconButton kind="text" of={iconLeft} label={words.back} onClick={onBack} />
      <b className="t-s16 t-grow">{title}</b>
      {children}
    </div>
  );
}
