import type { Instance, Task } from './case.ts';

/** Until when a task was to be decided: a reminder does not lift it. Of older cases the log alone knows when it was sent. */
export const limitOf = (
  { id, dueMs, limitMs, endMs }: Pick<Task, 'id' | 'dueMs' | 'limitMs' | 'endMs'>,
  { log }: Pick<Instance, 'log'>,
): number | undefined =>
  endMs ?? limitMs ?? dueMs ?? log.find(({ kind, taskId }) => kind === 'reminded' && taskId === id)?.at;
