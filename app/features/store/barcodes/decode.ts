import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  NotFoundException,
  RGBLuminanceSource,
} from "@zxing/library";

const reader = new MultiFormatReader();
reader.setHints(
  new Map<DecodeHintType, unknown>([
    [
      DecodeHintType.POSSIBLE_FORMATS,
      [BarcodeFormat.QR_CODE, BarcodeFormat.CODE_128, BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.DATA_MATRIX],
    ],
    // Else the separators between the fields of a GS1 code are lost.
    [DecodeHintType.ASSUME_GS1, true],
    [DecodeHintType.TRY_HARDER, true],
  ]),
);

/** The code in a picture of four bytes a point; null when there is none, or none that can be read. */
export function decode({ data, width, height }: Pick<ImageData, "data" | "width" | "height">): string | null {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    grey[at] = (red + 2 * green + blue) / 4;
  }
  try {
    return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))).getText();
  } catch (error) {
    // A damaged code is looked at again on the next picture.
    if (error instanceof NotFoundException || error instanceof Error) return null;
    throw error;
  }
}
