import type { Picture as ShopPicture } from '@storefront/contracts'
import { Badge, classNames, Dialog, IconButton, Picture, VisuallyHidden } from '@storefront/ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import styles from './product-gallery.module.css'

const mainSizes = '(min-width: 75rem) 620px, (min-width: 48rem) 52vw, 100vw'

type ProductGalleryProps = { name: string; pictures: readonly ShopPicture[]; isSoldOut: boolean }

/**
 * Renders an image carousel. Shoppers swipe on phones, use thumbnails or arrow keys elsewhere, and click to
 * enlarge.
 */
export function ProductGallery({ name, pictures, isSoldOut }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  // The image that was moved to. Undefined until the shopper moves, so that loading is silent.
  const [moved, setMoved] = useState<number>()
  const large = pictures[shown]
  const told =
    moved === undefined ? '' : `画像 ${moved + 1}／${pictures.length}：${pictures[moved]?.alt ?? ''}`

  function show(index: number) {
    const target = Math.min(Math.max(index, 0), pictures.length - 1)
    strip.current?.scrollTo?.({ left: strip.current.clientWidth * target })
    setShown(target)
    setMoved(target)
  }
  function followSwipe() {
    setShown(findShown(strip.current) ?? shown)
  }
  function announceSwipe() {
    const end = findShown(strip.current)
    if (end !== undefined && end !== (moved ?? 0)) setMoved(end)
  }
  function showLarge(isShown: boolean) {
    setIsLarge(isShown)
    setMoved(undefined)
  }
  function moveByKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    show(shown + step)
  }

  return (
    <section
      className={styles.gallery}
      aria-label="商品画像"
      aria-roledescription="カルーセル"
      onKeyDown={moveByKey}
    >
      <div className={classNames(styles.stage, isSoldOut && styles.isSoldOut)}>
        <ul
          ref={strip}
          className={styles.strip}
          tabIndex={0}
          aria-label={`${name}の画像`}
          onScroll={followSwipe}
          onScrollEnd={announceSwipe}
        >
          {pictures.map((picture, index) => (
            <li key={picture.path} id={`picture-${index + 1}`}>
              <Picture picture={picture} sizes={mainSizes} isPriority={index === 0} shape="square" />
            </li>
          ))}
        </ul>
        {isSoldOut && (
          <span className={styles.soldOut}>
            <Badge tone="muted">売り切れ</Badge>
          </span>
        )}
        <span className={styles.zoom}>
          <IconButton icon="zoom" label="画像を拡大する" onClick={() => showLarge(true)} />
        </span>
        {pictures.length > 1 && (
          <p className={styles.count} aria-hidden="true">
            {shown + 1}/{pictures.length}
          </p>
        )}
        <VisuallyHidden isAnnounced>{isLarge ? '' : told}</VisuallyHidden>
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.path}>
              <button
                type="button"
                aria-label={`${index + 1}枚目を表示する`}
                aria-current={index === shown}
                onClick={() => show(index)}
              >
                <Picture picture={picture} sizes="72px" shape="square" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog isOpen={isLarge} title={name} placement="full" onClose={() => showLarge(false)}>
        {large && <LargePicture picture={large} />}
        <VisuallyHidden isAnnounced>{told}</VisuallyHidden>
        {pictures.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              icon="chevron-left"
              label="前の画像"
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            />
            <span aria-hidden="true">
              {shown + 1}/{pictures.length}
            </span>
            <IconButton
              icon="chevron-right"
              label="次の画像"
              disabled={shown === pictures.length - 1}
              onClick={() => show(shown + 1)}
            />
          </div>
        )}
      </Dialog>
    </section>
  )
}

/** Finds the image that fills the strip. Returns undefined without a layout. */
function findShown(strip: HTMLElement | null): number | undefined {
  return strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : undefined
}

/** Fits the image to the screen. A click toggles full size, at which the image is panned or scrolled. */
function LargePicture({ picture }: { picture: ShopPicture }) {
  const [isFull, setIsFull] = useState(false)
  return (
    <button
      type="button"
      className={isFull ? styles.full : styles.fitted}
      aria-pressed={isFull}
      aria-label={isFull ? '画面に合わせる' : '原寸で見る'}
      onClick={() => setIsFull(!isFull)}
      // At full size the arrow keys scroll the image itself.
      onKeyDown={(event) => isFull && event.stopPropagation()}
    >
      {/* The small picture, which is already loaded, is shown until the large one has loaded. */}
      <Picture picture={picture} sizes={mainSizes} alt="" />
      <Picture picture={picture} sizes="1280px" isPriority />
    </button>
  )
}
