import sharp from 'sharp'
import { contentTypeOf } from './upload-file.rules'

/** A picture of a few kilobytes may unfold to gigabytes. */
const mostPixels = 60_000_000

/**
 * A picture that somebody sent, upright and painted anew: what a camera or a stranger wrote beside the pixels
 * stays behind.
 * @param longestSide in pixels; a smaller picture keeps its size
 * @param noPicture what is thrown for anything else than a JPEG, PNG or WebP that can be painted
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
