import { AmountEnds } from './AmountEnds.tsx';
import { RangeChoice, RangePresets } from './RangeChoice.tsx';
import { StagedFilters } from './StagedFilters.tsx';
import { TagChoice } from './TagChoice.tsx';

export const filterChoices = { AmountEnds, RangeChoice, RangePresets, StagedFilters, TagChoice };
