import sharp, { type Sharp } from 'sharp'
import type { PictureFormat, PictureVariant } from './picture.rules'

const svgPixelsPerInch = 72
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 70 }),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
}

/**
 * Computes the density at which a drawing is rasterised at the requested width, but no larger than the
 * original.
 */
const computeDensity = (originalWidth: number, width: number) =>
  (svgPixelsPerInch * Math.min(width, originalWidth)) / originalWidth

/** Renders a rougher WebP in about 10 ms, which is shown until the final picture is ready. */
export function renderDraft(original: Buffer, originalWidth: number, width: number): Promise<Buffer> {
  return sharp(original, { density: computeDensity(originalWidth, width) })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 60, effort: 0 })
    .toBuffer()
}

/**
 * Renders several variants of one original. Rasterising a drawing's filters is the expensive step, so it runs
 * only once, at the largest width.
 */
export async function renderVariants(
  original: Buffer,
  originalWidth: number,
  variants: PictureVariant[],
): Promise<Buffer[]> {
  const widest = Math.max(...variants.map(({ width }) => width))
  const painted = await sharp(original, { density: computeDensity(originalWidth, widest) })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = painted.info
  return Promise.all(
    variants.map((variant) =>
      encode[variant.format](
        sharp(painted.data, { raw: { width, height, channels } }).resize({
          width: variant.width,
          withoutEnlargement: true,
        }),
      ).toBuffer(),
    ),
  )
}
