/** More pixels than these tell a reader of a page nothing more. */
const SIDE = 3_600;
/** Small enough as it is. */
const SMALL_BYTES = 4 * 1024 * 1024;
const QUALITY = 0.88;

/** A photograph as every reader knows it, and not larger than it need be; what this browser cannot open goes as it is. */
export async function asJpeg(file: Blob): Promise<Blob> {
  if (file.type === 'image/jpeg' && file.size <= SMALL_BYTES) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made ?? file), 'image/jpeg', QUALITY));
  } catch {
    return file; // HEIC where the browser has no reader for it (the school has one), or no picture at all
  }
}
