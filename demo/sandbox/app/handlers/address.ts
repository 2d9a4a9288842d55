import type { address, maps } from '#contract/address.ts';
import type { addressSchemas, mapsSchemas } from '#contract/address.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { listAddresses, makeDefaultAddress, readAddress, removeAddress, saveAddress } from '../own-data/addresses.ts';
import { suggestStreets } from '../own-data/suggest-streets.ts';

export const addressHandlers: HandlersOf<typeof address, typeof addressSchemas> = {
  list: listAddresses,
  detail: readAddress,
  save: saveAddress,
  makeDefault: makeDefaultAddress,
  remove: removeAddress,
};

export const mapsHandlers: HandlersOf<typeof maps, typeof mapsSchemas> = { suggestion: suggestStreets };
