import type { car } from '#contract/car.ts';
import type { carSchemas } from '#contract/car.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { answerCarCities } from '../../company/cars/cities.ts';
import { ownCarStandard, testCarStandard } from '../../company/cars/own-and-test.ts';
import {
  enableCarStandard,
  listCarStandards,
  removeCarStandard,
  saveCarStandard,
} from '../../company/cars/standards.ts';
import { standardDetail } from '../../company/standards/detail.ts';

export const carHandlers: HandlersOf<typeof car, typeof carSchemas> = {
  list: listCarStandards,
  detail: (input, call) => standardDetail(input, call, 'car'),
  save: saveCarStandard,
  remove: removeCarStandard,
  enable: enableCarStandard,
  test: testCarStandard,
  own: ownCarStandard,
  cities: answerCarCities,
};
