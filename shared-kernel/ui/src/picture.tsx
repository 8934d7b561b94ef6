import type { Picture as ShopPicture } from '@storefront/contracts'
import { classNames } from './class-names'
import { pictureWidthsFor } from './picture-widths.rules'
import styles from './picture.module.css'

const toSrcSet = ({ path }: ShopPicture, sizes: string) =>
  pictureWidthsFor(sizes)
    .map((width) => `${path}/${width}.avif ${width}w`)
    .join(', ')

export type PictureProps = {
  picture: ShopPicture
  /** The displayed width, in the format of the `sizes` attribute. */
  sizes: string
  /** Loads the image immediately. Meant for the largest image of a screen; others load near the viewport. */
  isPriority?: boolean
  /** `square` and `wide` crop to the frame, `natural` keeps the proportions. */
  shape?: 'square' | 'wide' | 'natural'
  /** Overrides the image's alt text. Pass an empty text if the adjacent text says the same. */
  alt?: string
  className?: string
}

/**
 * Renders one of the shop's images in AVIF, in the smallest width that suffices. Browsers without AVIF
 * receive a single WebP.
 */
export function Picture({
  picture,
  sizes,
  isPriority,
  shape = 'natural',
  alt = picture.alt,
  className,
}: PictureProps) {
  return (
    <picture className={classNames(styles.picture, styles[shape], className)}>
      <source type="image/avif" srcSet={toSrcSet(picture, sizes)} sizes={sizes} />
      <img
        src={`${picture.path}/640.webp`}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  )
}
