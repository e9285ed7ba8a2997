/** Pixels of the longer side: as large as a screen shows the picture of an article, on glass of two pixels a point. */
const LONGEST = 640;

/**
 * A photograph as light as a list needs it, upright, on white, and without what a camera writes beside it: the place, the hour.
 * @param longest pixels of the longer side, where it must show more
 * @returns a JPEG
 * @throws when the browser cannot read it
 */
export async function shrinkPicture(file: Blob, longest = LONGEST): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("no canvas");
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((small) => (small ? resolve(small) : reject(new Error("no picture"))), "image/jpeg", 0.82),
  );
}
