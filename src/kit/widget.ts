import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Services } from './services.ts';

/** A widget, which the registry loads and the runtime mounts. */
export interface Widget<Props = Record<string, string>> {
  name: string;
  /** Style sheets as text; adopted by every shadow root that shows the widget. */
  styles: readonly string[];
  View: ComponentType<Props>;
}

/** Typed at the definition, untyped in the registry: props arrive as attributes (strings) or from script. */
export function defineWidget<Props>(widget: Widget<Props>): Widget {
  return widget as unknown as Widget;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no widget');
  return services;
}

/**
 * The model of a view: made once for the life of the component; `dispose`, when it has one, runs at the end.
 * `useModel(() => createLogin(services, props))`
 */
export function useModel<M>(create: () => M): M {
  const [model] = useState(create);
  // At once, not after the first paint: a widget that is gone before it would leave its model's subscriptions behind.
  useLayoutEffect(
    () => () => {
      (model as { dispose?: () => void }).dispose?.();
    },
    [model],
  );
  return model;
}
