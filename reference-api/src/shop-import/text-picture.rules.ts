import { pictureWidths } from '@storefront/contracts'
import { variantPath } from '../platform/picture/picture.rules'

/** A picture from the folder used in a text: `<img src="wrapping-step.webp" alt="布の角をかぶせる">`. */
const pictureTag = /<img\b[^>]*\bsrc="([\w-]+\.(?:svg|png|jpe?g|webp|avif))"[^>]*>/g
const altOf = (tag: string) => /\balt="([^"]*)"/.exec(tag)?.[1] ?? ''

export type TextPicture = { name: string; hash: string; width: number; height: number }

export const picturesOfText = (html: string): { file: string; alt: string }[] =>
  [...html.matchAll(pictureTag)].map(([tag, file = '']) => ({ file, alt: altOf(tag) }))

/**
 * Renders a text as shoppers see it. Each picture gets its responsive widths and dimensions. Unknown pictures
 * are removed.
 */
export function withPictures(html: string, find: (file: string) => TextPicture | undefined): string {
  return html.replace(pictureTag, (tag, file: string) => {
    const picture = find(file)
    if (!picture) return ''
    const { name, hash, width, height } = picture
    const at = (variant: number, format: 'avif' | 'webp') =>
      `/${variantPath(name, hash, { width: variant, format })}`
    const set = (format: 'avif' | 'webp') =>
      pictureWidths.map((variant) => `${at(variant, format)} ${variant}w`).join(', ')
    return `<picture><source type="image/avif" srcset="${set('avif')}"><img src="${at(640, 'webp')}" srcset="${set('webp')}" width="${width}" height="${height}" alt="${altOf(tag)}"></picture>`
  })
}
