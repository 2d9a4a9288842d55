/** The square of a picture that is kept: its centre in points of the picture, and how often it fits into the shorter side. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const zoomAtMost = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Side of the kept square, in points of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The largest square in the middle. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The same square inside of the picture. */
export function inside(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, zoomAtMost);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return { zoom, x: between(crop.x, half, size.width - half), y: between(crop.y, half, size.height - half) };
}

/** After the picture was moved by parts of the shown square: 1 is its whole side, to the right and down. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return inside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}
