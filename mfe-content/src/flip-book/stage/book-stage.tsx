import type { Catalog } from '@storefront/contracts'
import { useRef, type KeyboardEvent } from 'react'
import { BookControls } from './book-controls'
import { BookPage } from './book-page'
import { computeSpread, type Spread } from '../flip-book.rules'
import { NearPages } from './near-pages'
import { useBookPointer } from './use-book-pointer'
import { usePageTurn } from './use-page-turn'
import { useZoom } from './use-zoom'
import styles from './book-stage.module.css'

type BookStageProps = { catalog: Catalog; page: number; onOpen: (page: number) => void }

/** Renders the open book. Pages turn by drag, keys or buttons. The book zooms by wheel, pinch or buttons. */
export function BookStage({ catalog, page, onOpen }: BookStageProps) {
  const { pages, title } = catalog
  const last = pages.length
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const leafElement = useRef<HTMLDivElement>(null)
  const turning = usePageTurn({ page, last, onOpen, element: leafElement })
  const zoom = useZoom({ page, frame, sheet })
  const hand = useBookPointer({ turning, zoom })
  const { leaf } = turning

  const keys: Record<string, () => void> = {
    ArrowRight: () => turning.turn(1),
    ArrowLeft: () => turning.turn(-1),
    PageDown: () => turning.turn(1),
    PageUp: () => turning.turn(-1),
    Home: () => turning.turnTo(1),
    End: () => turning.turnTo(last),
    '+': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.reset,
  }
  function followKey(event: KeyboardEvent) {
    const act = event.metaKey || event.ctrlKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div className={styles.stage}>
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        aria-roledescription="ブック"
        aria-label={`${title}。左右の矢印キーでめくり、＋と－で拡大と縮小ができます`}
        tabIndex={0}
        data-large={zoom.view.scale > 1 || undefined}
        onKeyDown={followKey}
        onDoubleClick={(event) => (zoom.view.scale > 1 ? zoom.reset() : zoom.zoomAt(event, 2))}
        {...hand}
      >
        <div ref={sheet} className={styles.sheet}>
          <OpenPages
            pages={pages}
            spread={leaf?.under ?? computeSpread(page, last)}
            page={leaf ? undefined : page}
          />
          {leaf && (
            <div ref={leafElement} className={styles.leaf} aria-hidden="true">
              <div className={styles.front}>{leaf.front && <BookPage pages={pages} page={leaf.front} />}</div>
              <div className={styles.back}>{leaf.back && <BookPage pages={pages} page={leaf.back} />}</div>
            </div>
          )}
        </div>
      </div>
      <NearPages pages={pages} page={page} />
      <BookControls catalog={catalog} page={page} turning={turning} zoom={zoom} />
    </div>
  )
}

type OpenPagesProps = { pages: Catalog['pages']; spread: Spread; page: number | undefined }

/**
 * Renders the open pages. A narrow screen shows only one of them. Under a turning leaf that is the right
 * page.
 */
function OpenPages({ pages, spread, page }: OpenPagesProps) {
  return spread.map((number, side) => (
    <div
      key={side}
      className={styles.page}
      data-side={side === 0 ? 'left' : 'right'}
      data-open={(page === undefined ? side === 1 : number === page) || undefined}
    >
      {number && <BookPage key={number} pages={pages} page={number} hasLinks={page !== undefined} />}
    </div>
  ))
}
