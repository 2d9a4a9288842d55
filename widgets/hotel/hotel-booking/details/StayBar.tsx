import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconShield } from '#ui/icons/icons-basic.ts';
import { StayCells } from '../form/Fields.tsx';
import type { QuickFilter } from './model.ts';
import { useDetails } from './use-details.ts';

/** Days and people of the stay, filters of the rates, the standard of the city. */
export function StayBar({ isNarrow }: { isNarrow: boolean }) {
  const { model, texts } = useDetails();
  const [quick, isTotal, rates] = useValues(model.quick, model.isTotal, model.rates);
  const names = (['breakfast', 'freeCancel', 'special', 'within'] as const satisfies QuickFilter[]).filter(
    (name) => name !== 'within' || !!rates?.standard,
  );
  const { say } = useSay();
  const standard = rates?.standard;
  return (
    <div className="hd-stay">
      <div className="sf-line hd-stay__f">
        <div className="sf-fields">
          <div className="sf-cells">
            <StayCells model={model.search} isShort={isNarrow} />
          </div>
        </div>
      </div>
      <div className="t-row t-row--wrap hd-quick">
        {names.map((name) => (
          <Chip key={name} on={quick.has(name)} onClick={() => model.toggleQuick(name)}>
            {texts.quick[name]}
          </Chip>
        ))}
      </div>
      <div className="t-row t-row--wrap t-s13 t-end hd-stay__r">
        {standard?.whose && !standard.limit && <span className="t-2 hd-std">{say(standard.summary)}</span>}
        {standard?.limit && (
          <span className="t-row t-2 hd-std">
            <Icon of={iconShield} size={16} />
            <span>
              {standard.whose && `${standard.whose} `}
              {texts.standardIn(say(standard.cityName))} <b>¥{formatYuan(standard.limit)}</b>
              {texts.perRoomNight}
              {standard.approval && texts.approval[standard.approval]}
            </span>
          </span>
        )}
        <Segment
          label={texts.priceMode}
          value={isTotal ? 'total' : 'night'}
          items={[
            { value: 'night', label: texts.perNight },
            { value: 'total', label: texts.total },
          ]}
          onChange={(value) => model.setTotal(value === 'total')}
        />
      </div>
    </div>
  );
}
