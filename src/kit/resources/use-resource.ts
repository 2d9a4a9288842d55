import type { Row } from '#contract/row.ts';
import { createResource } from './resource.ts';
import type { Resource } from './resource.ts';
import { useModel, useServices } from '../widget.ts';

/** A resource that is read when its view appears, once: a view of another `input` has another key. */
export function useResource<In, Out>(row: Row<In, Out>, input: In): Resource<Out> {
  const services = useServices();
  return useModel(() => {
    const resource = createResource(services, row, input);
    void resource.load();
    return resource;
  });
}
