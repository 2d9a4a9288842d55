import { PanelChoice } from './PanelChoice.tsx';
import { RangeChoice, RangePresets } from './RangeChoice.tsx';
import { StagedFilters } from './StagedFilters.tsx';

export const filterChoices = { PanelChoice, RangeChoice, RangePresets, StagedFilters };
