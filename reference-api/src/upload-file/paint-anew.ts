import sharp from 'sharp'
import { contentTypeOf } from './upload-file.rules'

/** Limits decompression: a picture of a few kilobytes may expand to gigabytes. */
const mostPixels = 60_000_000

/**
 * Re-encodes an uploaded picture, upright and without metadata that a camera or a stranger added.
 * @param longestSide in pixels; a smaller picture keeps its size
 * @param noPicture creates the error for a file that is no readable JPEG, PNG or WebP
 */
export async function paintAnew(
  bytes: Buffer,
  longestSide: number,
  { format, noPicture }: { format: 'jpeg' | 'webp'; noPicture: () => Error },
): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (!contentTypeOf(bytes)?.startsWith('image/')) throw noPicture()
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
