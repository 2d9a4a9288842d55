import type { HotelSearchModel } from '../model.ts';

export const Details = ({ model }: { model: HotelSearchModel }) => <p>{model.texts.city}</p>;
