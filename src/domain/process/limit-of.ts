import type { Instance, Task } from './case.ts';

/** Until when a task was to be decided: a reminder does not lift it. */
export const limitOf = (
  { id, dueMs }: Pick<Task, 'id' | 'dueMs'>,
  { log }: Pick<Instance, 'log'>,
): number | undefined => dueMs ?? log.find(({ kind, taskId }) => kind === 'reminded' && taskId === id)?.at;
