import type { Catalog } from '@storefront/contracts'
import { Button, Icon, IconButton, TextInput } from '@storefront/ui'
import type { MouseEvent, SyntheticEvent } from 'react'
import {
  readOpenPage,
  pageAfterTurn,
  pageHref,
  scaleMax,
  computeSpread,
  type Direction,
} from '../flip-book.rules'
import { isPlainPress } from '../plain-press.rules'
import type { usePageTurn } from './use-page-turn'
import type { useZoom } from './use-zoom'
import styles from './book-controls.module.css'

type BookControlsProps = {
  catalog: Catalog
  page: number
  turning: Pick<ReturnType<typeof usePageTurn>, 'turn' | 'turnTo'>
  zoom: Pick<ReturnType<typeof useZoom>, 'view' | 'zoomIn' | 'zoomOut'>
}

/** Renders the buttons for turning and zooming, and a field for jumping to a page. */
export function BookControls({ catalog: { key, pages }, page, turning, zoom }: BookControlsProps) {
  const last = pages.length
  function goTo(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('page')
    turning.turnTo(readOpenPage(String(typed), last))
  }
  const way = (direction: Direction) => (
    <Ways bookKey={key} page={page} last={last} direction={direction} onTurn={turning.turn} />
  )
  return (
    <div className={styles.controls}>
      {way(-1)}
      <p className={styles.place} role="status">
        <span className={styles.narrow}>{`${page} / ${last}ページ`}</span>
        <span
          className={styles.wide}
        >{`${computeSpread(page, last).filter(Boolean).join('–')} / ${last}ページ`}</span>
      </p>
      {way(1)}
      <form
        key={page}
        className={styles.goto}
        action="/flip-book"
        aria-label="ページ番号で開く"
        onSubmit={goTo}
      >
        <input type="hidden" name="catalog" value={key} />
        <TextInput
          name="page"
          aria-label="ページ番号"
          inputMode="numeric"
          defaultValue={page}
          width="short"
        />
        <Button type="submit" size="sm">
          開く
        </Button>
      </form>
      <span className={styles.zoom}>
        <IconButton icon="minus" label="縮小する" disabled={zoom.view.scale === 1} onClick={zoom.zoomOut} />
        <IconButton
          icon="plus"
          label="拡大する"
          disabled={zoom.view.scale >= scaleMax}
          onClick={zoom.zoomIn}
        />
      </span>
    </div>
  )
}

const words = {
  1: { page: '次のページ', spread: '次の見開き', icon: 'chevron-right', rel: 'next' },
  '-1': { page: '前のページ', spread: '前の見開き', icon: 'chevron-left', rel: 'prev' },
} as const

type WaysProps = {
  bookKey: string
  page: number
  last: number
  direction: Direction
  onTurn: (direction: Direction) => void
}

/**
 * Renders two links, of which one turns by one page and the other by two. CSS shows the link for the screen's
 * width, so both work without scripts.
 */
function Ways({ bookKey, page, last, direction, onTurn }: WaysProps) {
  const { page: ofPage, spread: ofSpread, icon, rel } = words[direction]
  function follow(event: MouseEvent) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onTurn(direction)
  }
  return ([1, 2] as const).map((pagesOpen) => {
    const target = pageAfterTurn(page, last, direction, pagesOpen)
    const shown = pagesOpen === 2 ? styles.wide : styles.narrow
    return target === null ? (
      <span key={pagesOpen} className={`${styles.way} ${shown}`} aria-hidden="true">
        <Icon name={icon} size="lg" />
      </span>
    ) : (
      <a
        key={pagesOpen}
        className={`${styles.way} ${shown}`}
        href={pageHref(bookKey, target)}
        rel={rel}
        aria-label={pagesOpen === 2 ? ofSpread : ofPage}
        onClick={follow}
      >
        <Icon name={icon} size="lg" />
      </a>
    )
  })
}
