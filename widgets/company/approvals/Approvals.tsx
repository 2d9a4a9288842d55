import { auditBoxes } from '#contract/approval.ts';
import type { AuditBox } from '#contract/approval.ts';
import { useEffect, useRef } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { AuditList } from './list/AuditList.tsx';

export interface ApprovalsProps {
  /** Cases of the list; `case`: one of them, its number `no` in the address. */
  side?: 'trip' | 'order' | 'all' | 'case';
}

/** The approver's pages: lists, one case, and the deputies. */
export function Approvals({ side = 'all' }: ApprovalsProps) {
  const { name, query } = useValue(useServices().place);
  const isCase = side === 'case';
  const set = isCase ? '' : (query['set'] ?? '');
  const isDeputies = set === 'deputies';
  // A setting that was left: its button gets the focus back.
  const before = useRef(set);
  const left = set ? '' : before.current;
  useEffect(() => {
    before.current = set;
  }, [set]);
  const link = isCase ? (query['link'] ?? '') : '';
  const linked = useLater(link !== '', () => import('./link/LinkedCase.tsx'));
  const caseOf = useLater(isCase && !link, () => import('./detail/CasePage.tsx'));
  const budgets = useLater(set === 'budgets', () => import('./budgets/Budgets.tsx'));
  const deputies = useLater(isDeputies, () => import('./deputies/Deputies.tsx'));
  if (link) return linked ? <linked.LinkedCase key={link} link={link} /> : <WaitingPage />;
  if (isCase) return caseOf ? <caseOf.CasePage no={query['no'] ?? ''} /> : <WaitingPage />;
  if (isDeputies) return deputies ? <deputies.Deputies /> : <WaitingPage />;
  if (set === 'budgets') return budgets ? <budgets.Budgets /> : <WaitingPage />;
  const box: AuditBox = auditBoxes.find((one) => one === query['box']) ?? 'todo';
  return <AuditList key={`${name} ${box}`} side={side} box={box} left={left} />;
}
