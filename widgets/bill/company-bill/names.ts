import type { Family } from '#domain/product/names.ts';
import { iconBed, iconCar, iconGlobe, iconPlane, iconTrain } from '#parts/product/icons.ts';

export const familyIcons: Readonly<Record<Family, string>> = {
  air: iconPlane,
  intl: iconGlobe,
  train: iconTrain,
  hotel: iconBed,
  car: iconCar,
};
