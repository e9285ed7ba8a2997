/** Reads a code off a picture; null while there is none. Codes of the trade keep their separators, as scanners send them. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

const neededFormats = ["qr_code", "code_128", "ean_13", "ean_8", "data_matrix"];
/** Wide enough for a label at arm's length, and quick on an old phone. */
const WIDTH = 960;

/** The browser's own reader where it knows our codes; a library otherwise, fetched only then. */
export async function codeReader(): Promise<CodeReader> {
  const own = (window as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = own ? await own.getSupportedFormats() : [];
  const formats = neededFormats.filter((format) => supported.includes(format));
  if (own && formats.includes("qr_code") && formats.includes("code_128")) {
    const detector = new own({ formats });
    return async (video) => (await detector.detect(video))[0]?.rawValue || null;
  }
  const { decode } = await import("./decode");
  const canvas = document.createElement("canvas");
  return async (video) => {
    const scale = Math.min(1, WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen || !canvas.width) return null;
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decode(pen.getImageData(0, 0, canvas.width, canvas.height));
  };
}
