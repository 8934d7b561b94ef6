import { pictureWidths, type Picture as ShopPicture } from '@storefront/contracts'
import { classNames } from './class-names'
import styles from './picture.module.css'

/** The `srcset` of a picture in one format. */
export function pictureSrcSet(picture: ShopPicture, format: 'avif' | 'webp'): string {
  return pictureWidths.map((width) => `${picture.path}/${width}.${format} ${width}w`).join(', ')
}

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

/** A picture of the shop in AVIF and WebP, as small as its place allows. */
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
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
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
