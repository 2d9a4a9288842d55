import { useEffect } from 'react';
import { companyPeople } from '#contract/company-people.ts';
import { companyProcess } from '#contract/process.ts';
import { useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import type { EditorModel } from './model.ts';

/** Reads the company's lists for a designer. True once they are there, or cannot be had: ids stand for names then. */
export function useLists({ lists }: EditorModel): { isReady: boolean; readRoles(): void } {
  const [roles, levels, tree] = [
    useResource(companyProcess.roles, {}),
    useResource(companyPeople.levels, {}),
    useResource(companyPeople.departments, {}),
  ];
  const [roleState, levelState, treeState] = useValues(roles.current, levels.current, tree.current);
  const states = [roleState, levelState, treeState];
  useEffect(() => {
    lists.value = {
      ...lists.peek(),
      ...(roleState.state === 'ready' && {
        roles: roleState.data.roles.map(({ roleId, name, people }) => ({
          id: roleId,
          name,
          people: people.map((one) => one.name),
        })),
        costCenters: roleState.data.costCenters.map(({ code, name }) => ({ code, name })),
      }),
      ...(levelState.state === 'ready' && {
        levels: [...levelState.data.levels]
          .sort((a, b) => a.rank - b.rank)
          .map(({ id, name, rank }) => ({ id, name, rank })),
      }),
      ...(treeState.state === 'ready' && {
        departments: treeState.data.nodes.map(({ id, name }) => ({ id, name })),
      }),
    };
  }, states);
  return { isReady: states.every(({ state }) => state !== 'loading'), readRoles: () => void roles.load() };
}
