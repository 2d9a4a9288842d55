import { writeJson } from '#base/json.ts';

/** The same content keeps its idempotency key until it is answered: a second press after a lost answer makes no second application. */
export function createRequestKey(newId: () => string) {
  let last = { content: '', id: '' };
  return (content: unknown): string => {
    const text = writeJson(content);
    if (text !== last.content) last = { content: text, id: newId() };
    return last.id;
  };
}
