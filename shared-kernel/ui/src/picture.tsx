import { pictureWidths, type Picture as ShopPicture } from '@storefront/contracts'
import { classNames } from './class-names'
import styles from './picture.module.css'

/** The `srcset` of a picture. */
export function pictureSrcSet({ path }: ShopPicture, sizes = ''): string {
  const enough = enoughFor(sizes)
  return pictureWidths
    .filter((_, index) => index === 0 || pictureWidths[index - 1]! < enough)
    .map((width) => `${path}/${width}.avif ${width}w`)
    .join(', ')
}

/** Screens draw up to three points for each CSS pixel; how wide another unit is nobody knows here. */
const densest = 3
const enoughFor = (sizes: string) => densest * Number(/^(\d+)px$/.exec(sizes)?.[1] ?? Infinity)

export type PictureProps = {
  picture: ShopPicture
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string
  /** The screen's largest picture: loaded at once, everything else when it comes near. */
  isPriority?: boolean
  /** `square` and `wide` crop to the frame, `natural` keeps the proportions. */
  shape?: 'square' | 'wide' | 'natural'
  /** Replaces the picture's own text; empty where the text beside it says the same. */
  alt?: string
  className?: string
}

/** A picture of the shop in AVIF, as small as its place allows; the few browsers without get one WebP. */
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
      <source type="image/avif" srcSet={pictureSrcSet(picture, sizes)} sizes={sizes} />
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
