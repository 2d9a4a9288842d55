/**
 * Replaces `react` in the script-tag build: the functions that our sources use, on Preact (decision 011).
 * `preact/compat` does more for libraries that we have none of, and copies the props of every element for it.
 */
import { createElement } from 'preact';
import type { FunctionComponent } from 'preact';
import './element-props.ts';

export { Component, cloneElement, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

type Props = Readonly<Record<string, unknown>>;

interface Instance {
  props: Props;
  shouldComponentUpdate(next: Props): boolean;
}

const differs = (a: Props, b: Props) => Object.keys({ ...a, ...b }).some((name) => !Object.is(a[name], b[name]));

function propsDiffer(this: Instance, next: Props): boolean {
  return differs(this.props, next);
}

/** Renders again only with other props. */
export const memo = (view: FunctionComponent<Props>) =>
  function Memo(this: Instance, props: Props) {
    this.shouldComponentUpdate = propsDiffer;
    return createElement(view, props);
  };
