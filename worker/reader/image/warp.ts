import type { Raster } from "../pdf/raster";

export type Point = readonly [x: number, y: number];
/** Four corners: left and right on top, then right and left below. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * What a picture shows between four corners, as a rectangle of a size: a sheet that was seen from one side becomes level again.
 * @param outside how light it is where the corners lie outside of the picture
 */
export function warped(
  { width: wide, height: high, grey }: Raster,
  corners: Corners,
  width: number,
  height: number,
  outside = 255,
): Raster {
  const [a, b, c, d, e, f, g, h] = viewOf(corners, width, height);
  const result = new Uint8Array(width * height).fill(outside);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = g * x + h * y + 1;
      const [fromX, fromY] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= wide - 1 || top >= high - 1) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const at = top * wide + left;
      const upper = (grey[at] as number) * (1 - shareX) + (grey[at + 1] as number) * shareX;
      const lower = (grey[at + wide] as number) * (1 - shareX) + (grey[at + wide + 1] as number) * shareX;
      result[y * width + x] = upper * (1 - shareY) + lower * shareY;
    }
  return { width, height, grey: result };
}

type View = [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number];

/** The projection that takes a rectangle to four corners (Heckbert 1989, 2.2.3). */
function viewOf([one, two, three, four]: Corners, width: number, height: number): View {
  const [sumX, sumY] = [one[0] - two[0] + three[0] - four[0], one[1] - two[1] + three[1] - four[1]];
  const [x1, y1, x2, y2] = [two[0] - three[0], two[1] - three[1], four[0] - three[0], four[1] - three[1]];
  const whole = x1 * y2 - x2 * y1;
  const g = (sumX * y2 - x2 * sumY) / whole;
  const h = (x1 * sumY - sumX * y1) / whole;
  return [
    (two[0] - one[0] + g * two[0]) / width,
    (four[0] - one[0] + h * four[0]) / height,
    one[0],
    (two[1] - one[1] + g * two[1]) / width,
    (four[1] - one[1] + h * four[1]) / height,
    one[1],
    g / width,
    h / height,
  ];
}
