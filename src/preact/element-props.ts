/** Names and values that React's elements take and the DOM does not: changed as an element is described. */
import { options } from 'preact';
import { shownValues } from '#base/shown-values.ts';
import { guarded } from '#base/stray.ts';

/** Drawings: `strokeWidth` is `stroke-width`. Others of SVG (`viewBox`) are written as they are. */
const drawn = /^(?:color|dominant|fill|font|letter|marker|paint|shape|stop|stroke|text(?!L)|vector)[A-Z]/;
/** Numbers of these styles are no px. */
const unitless = /^(?:-|aspect|columnCount|flex(?!B)|fontW|grid|line|opacity|order|scale|zIndex|zoom)|Opacity$/;

// As in React, focus events bubble and a text field's change is every keystroke.
const names: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout', onDoubleClick: 'ondblclick' };
const nameOf = (name: string) =>
  (names[name] ??= drawn.test(name) ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : name);

type Values = Record<string, unknown>;

const isTyped = (type: string, props: Values) =>
  type === 'textarea' || (type === 'input' && !/^(?:file|checkbox|radio)$/.test(String(props['type'])));

function inPx(style: Values): Values {
  const written: Values = {};
  for (const name in style)
    written[name] = typeof style[name] === 'number' && !unitless.test(name) ? `${style[name]}px` : style[name];
  return written;
}

/** The same props where nothing has another name or value: most elements cost no copy. */
function written(type: string, props: Values): Values {
  let copy: Values | undefined;
  for (const name in props) {
    let value = props[name];
    if (typeof value === 'function' && /^on[A-Z]/.test(name)) value = props[name] = guarded(value as () => unknown);
    const to = name === 'onChange' && isTyped(type, props) ? 'onInput' : nameOf(name);
    const said = name === 'style' && value && typeof value === 'object' ? inPx(value as Values) : value;
    if (to === name && said === value) continue;
    copy ??= { ...props };
    // Not deleted: that would make a slow and large object of it.
    copy[name] = undefined;
    copy[to] = said;
  }
  return copy ?? props;
}

options.vnode = (element) => {
  if (typeof element.type === 'string')
    element.props = written(element.type, element.props as Values) as typeof element.props;
};

const { diffed } = options;
options.diffed = (element) => {
  const { value } = element.props as Values;
  // Preact's own name for the element of a view, which its add-ons use too.
  const box = (element as { __e?: Element }).__e;
  if (box && value !== undefined && isTyped(String(element.type), element.props as Values))
    shownValues.set(box, String(value ?? ''));
  diffed?.(element);
};

options.event = (event) => Object.assign(event, { nativeEvent: event });
