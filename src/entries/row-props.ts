import type { WidgetName } from '#routes/public-widgets.ts';

/** Written by the build from the rows of public widgets (scripts/build/row-values.ts): the package carries no examples of properties. */
declare const __PROPS__: Readonly<Record<WidgetName, readonly string[]>>;

const props = __PROPS__;

export const widgetNames = Object.keys(props) as readonly WidgetName[];

export const propsOf = (name: WidgetName): readonly string[] => props[name];
