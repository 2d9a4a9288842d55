/**
 * The JSX runtime of our own files in the npm package, on the partner's React: a handler of an element is guarded as it
 * is described (decision 015), as `preact/element-props.ts` does in the script-tag build. The partner's files, and
 * `react.tsx`, which is in the partner's tree, have React's own.
 */
import * as react from 'react/jsx-runtime';
import { guarded } from '#base/stray.ts';

type Describe = typeof react.jsx;
type Handler = () => unknown;

/** In place: the compiler makes an object of its own for each element. */
function guardHandlers(props: Record<string, unknown>): void {
  for (const name of Object.keys(props))
    if (/^on[A-Z]/.test(name) && typeof props[name] === 'function') props[name] = guarded(props[name] as Handler);
}

const withGuards = (describe: Describe): Describe =>
  function (type, props, key) {
    if (typeof type === 'string') guardHandlers(props as Record<string, unknown>);
    return describe(type, props, key);
  };

export const { Fragment } = react;
export const jsx: Describe = withGuards(react.jsx);
export const jsxs: Describe = withGuards(react.jsxs);
