import { addDays } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { ReportModel } from '../model.ts';
import type { Texts } from '../texts.ts';

/** Nothing happened in the period. */
export function NoFigures({ model, t }: { model: ReportModel; t: Texts }) {
  const services = useServices();
  const isFiltered = Object.keys(useValue(model.asked).where).length > 0;
  return (
    <section className="t-card">
      <Empty
        art="search"
        title={t.none}
        text={isFiltered ? t.noneFiltered : t.noneText}
        action={
          <Button
            onClick={() => {
              const to = services.clock.today();
              model.change({ days: { from: addDays(to, -364), to }, where: {} });
            }}
          >
            {t.noneWhole}
          </Button>
        }
      />
    </section>
  );
}
