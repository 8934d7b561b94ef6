import sharp from 'sharp'
import { detectContentType } from './upload-file.rules'

/** Limits decompression, because a picture of a few kilobytes can expand to gigabytes. */
const mostPixels = 60_000_000

/**
 * Re-encodes an uploaded picture upright, dropping metadata that a camera or an attacker added.
 * @param longestSide in pixels; smaller pictures keep their size
 * @param noPicture creates the error for files that aren't readable as JPEG, PNG or WebP
 */
export async function reencodePicture(
  bytes: Buffer,
  longestSide: number,
  { format, noPicture }: { format: 'jpeg' | 'webp'; noPicture: () => Error },
): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (!detectContentType(bytes)?.startsWith('image/')) throw noPicture()
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toFormat(format, { quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw Object.assign(noPicture(), { cause })
    })
  return { bytes: data, width: info.width, height: info.height }
}
