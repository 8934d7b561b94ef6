import type { ReactNode } from 'react'
import type { Picture as ShopPicture } from '@storefront/contracts'
import { Picture } from '@storefront/ui'
import styles from './tile-list.module.css'

export type Tile = { href: string; title: string; note?: ReactNode; text?: string; image: ShopPicture | null }

/** Renders a grid of images with title and caption, for articles, makers and stylists. */
export function TileList({ tiles, shape = 'wide' }: { tiles: Tile[]; shape?: 'wide' | 'square' }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ href, title, note, text, image }, index) => (
        <li key={href}>
          <a className={styles.tile} href={href}>
            <span className={styles.picture} data-shape={shape}>
              {image && (
                <Picture
                  picture={image}
                  sizes="(min-width: 60rem) 380px, (min-width: 40rem) 50vw, 100vw"
                  shape={shape}
                  alt=""
                  isPriority={index === 0}
                />
              )}
            </span>
            {note && <span className={styles.note}>{note}</span>}
            <span className={styles.title}>{title}</span>
            {text && <span className={styles.text}>{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
