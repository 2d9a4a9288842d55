import type { ExpectedPath as Path } from '#contract/process.ts';
import { useServices } from '#kit/widget.ts';
import { ExpectedPath } from '#parts/process/ExpectedPath.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import type { Texts } from '../texts.ts';

/** People, hours and reasons of a test run. */
export function RunDetail({ path, texts, onClose }: { path: Path; texts: Texts; onClose(): void }) {
  const { clock } = useServices();
  return (
    <Drawer open title={texts.runDetail} onClose={onClose}>
      <ExpectedPath {...path} nowMs={clock.now()} refusedTodo={texts.refusedTodo} />
    </Drawer>
  );
}
