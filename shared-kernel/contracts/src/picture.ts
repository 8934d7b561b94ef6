import { integer, string, type, type Infer } from 'superstruct'

/**
 * One of the shop's images. `path` includes a content hash. Its files are `${path}/${width}.avif` and `.webp`
 * for each of {@link pictureWidths}.
 */
export const Picture = type({ path: string(), alt: string(), width: integer(), height: integer() })
export type Picture = Infer<typeof Picture>

/** Widths in CSS pixels in which every image is served. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const
