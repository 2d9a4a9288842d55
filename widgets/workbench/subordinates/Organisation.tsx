import { subordinate as calls } from '#contract/subordinate.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { SubordinateTree } from './SubordinateTree.tsx';

/** The tree of everybody below the member, once it has been read. */
export function Organisation() {
  const services = useServices();
  const leave = () => services.setQuery({ view: undefined }, { replace: false });
  return (
    <Loaded from={useResource(calls.tree, {})} onBack={leave}>
      {(tree) => <SubordinateTree tree={tree} onBack={leave} />}
    </Loaded>
  );
}
