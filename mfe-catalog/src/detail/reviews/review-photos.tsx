import type { ReviewPhoto } from '@storefront/contracts'
import { Dialog } from '@storefront/ui'
import { useState } from 'react'
import styles from './product-reviews.module.css'

export function ReviewPhotos({ photos, by }: { photos: readonly ReviewPhoto[]; by: string }) {
  const [shown, setShown] = useState<number>()
  const large = shown === undefined ? undefined : photos[shown]
  const nameOf = (index: number) => `${by}のお写真 ${index + 1}枚目`
  if (photos.length === 0) return null
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ path, width, height }, index) => (
          <li key={path}>
            <a
              href={`${path}/1280.webp`}
              aria-label={`${nameOf(index)}を拡大する`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                setShown(index)
              }}
            >
              <img src={`${path}/320.webp`} width={width} height={height} alt="" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={large !== undefined}
        title={`${by}のお写真`}
        placement="full"
        onClose={() => setShown(undefined)}
      >
        {large && (
          <img
            className={styles.large}
            src={`${large.path}/1280.webp`}
            width={large.width}
            height={large.height}
            alt={nameOf(shown ?? 0)}
          />
        )}
      </Dialog>
    </>
  )
}
