import { createContext, useContext } from 'react';
import type { WorkbenchKind, WorkbenchModel } from './model.ts';
import type { Say } from '#kit/say.ts';
import type { WorkbenchTexts } from './texts.ts';

/** Names and days are said in the language of the mount. */
interface WorkbenchView extends Say {
  model: WorkbenchModel;
  words: WorkbenchTexts;
  kind: WorkbenchKind;
}

/** State that every card reads. */
export const WorkbenchContext = createContext<WorkbenchView | null>(null);

export function useWorkbench(): WorkbenchView {
  const view = useContext(WorkbenchContext);
  if (!view) throw new Error('useWorkbench outside of the workbench');
  return view;
}
