import { createContext, useContext } from 'react';
import { isOpened } from '#routes/opened.ts';
import { useServices } from '#kit/widget.ts';
import type { WorkbenchKind, WorkbenchModel } from './model.ts';
import type { WorkbenchTexts } from './texts.ts';

interface WorkbenchView {
  model: WorkbenchModel;
  words: WorkbenchTexts;
  kind: WorkbenchKind;
}

/** What every card reads. */
export const WorkbenchContext = createContext<WorkbenchView | null>(null);

export function useWorkbench(): WorkbenchView {
  const view = useContext(WorkbenchContext);
  if (!view) throw new Error('useWorkbench outside of the workbench');
  return view;
}

/** Address and click of a route; null where its area is not open yet, so that nothing looks like a link and leads nowhere. */
export function useWay() {
  const services = useServices();
  return (name: string, params: Record<string, string> = {}) =>
    isOpened(name) ? { href: services.hrefOf(name, params) || undefined, onClick: () => services.navigate(name, params) } : null;
}
