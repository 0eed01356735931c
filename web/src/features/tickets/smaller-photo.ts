/** Enough to recognize a defect. */
const MAX_PIXELS = 2_000;
const QUALITY = 0.85;

/**
 * Prepares a photo for upload: scaled down and re-encoded, which removes location and camera data.
 * Files that the browser cannot draw stay unchanged.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return file;
  const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], `${file.name.replace(/\.[^.]+$/, '')}.jpg`, { type: blob.type });
}
