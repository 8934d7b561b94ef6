import { pictureWidths } from '@storefront/contracts'

/** `jpg` is for clients that support neither AVIF nor WebP, such as link previews. */
export type PictureFormat = 'avif' | 'webp' | 'jpg'
export type PictureVariant = { width: number; format: PictureFormat }

export const contentTypeOf: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** Parses a file name such as `640.avif`. Returns undefined if we don't serve that width or format. */
export function parseVariant(file: string): PictureVariant | undefined {
  const [, width, format] = /^(\d+)\.(avif|webp|jpg)$/.exec(file) ?? []
  const isServed = pictureWidths.some((served) => served === Number(width))
  return isServed ? { width: Number(width), format: format as PictureFormat } : undefined
}

/**
 * Checks a name or hash before it becomes a path segment. Allows only letters, digits, underscores and
 * dashes.
 */
export const isPathPart = (text: string) => /^[\w-]+$/.test(text)

export const variantPath = (name: string, hash: string, { width, format }: PictureVariant) =>
  `media/${name}/${hash}/${width}.${format}`
export const originalPath = (name: string, hash: string, extension: string) =>
  `pictures/${name}/${hash}.${extension}`
