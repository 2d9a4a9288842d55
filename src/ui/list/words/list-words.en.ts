import type { Twin } from '#base/wording.ts';
import type { ListWords } from './list-words.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const listWords: Twin<ListWords> = {
  search: 'Search',
  filter: 'Filters',
  reset: 'Reset',
  apply: 'Show',
  clearText: 'Clear ',
  anyDay: 'Any date',
  amountFrom: 'From',
  amountTo: 'To',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
  lastYear: 'Last year',
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  month: (month) => `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
  last: (days) => `Last ${days} days`,
  next: (days) => `Next ${days} days`,
  selectPage: 'Select this page',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${count} selected`,
  unselect: 'Clear selection',
  actions: 'Actions',
  more: 'More',
  unfold: 'Details',
  less: 'Less',
  pause: ', ',
  comma: ', ',
};
