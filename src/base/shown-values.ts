/** The value that a view of ours has given each text box, where the framework tells it (`preact/element-props.ts`). */
export const shownValues = new WeakMap<Element, string>();
