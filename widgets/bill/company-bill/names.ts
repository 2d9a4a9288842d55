import { families } from '#domain/product/names.ts';
import type { Family } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
import { iconBed, iconCar, iconGlobe, iconPlane, iconTrain } from '#parts/product/icons.ts';

const nameOf = (family: Family): string =>
  Object.values(products).find((product) => product.family === family)?.name ?? family;

export const familyNames = Object.fromEntries(families.map((family) => [family, nameOf(family)])) as Record<
  Family,
  string
>;

export const familyIcons: Readonly<Record<Family, string>> = {
  air: iconPlane,
  intl: iconGlobe,
  train: iconTrain,
  hotel: iconBed,
  car: iconCar,
};
