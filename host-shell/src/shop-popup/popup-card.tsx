import type { Popup } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { IconButton, LinkButton, Picture, RichContent } from '@storefront/ui'
import { closePopup, notePopupShown, queuedPopups } from './popup.state'
import './popup.css'

/** Below this width the card spans the screen, and covers the lower half. Above, it covers a corner. */
const cornerFromPx = 768
/** A home page's first links, e.g. to gifts by budget. The card waits until they are scrolled out of view. */
const entries = 'main [data-entries]'
const fields = 'main form :is(select, textarea, input:not([type="hidden"]))'
const coveredMargin = () =>
  innerWidth < cornerFromPx ? '-50% 0px 0px 0px' : `-50% 0px 0px -${innerWidth - cornerWidthPx}px`
const cornerWidthPx = 400

/** Returns true while the elements may be in view: the card must not cover a link or a field. */
function useIsInView(selector: string, { rootMargin }: { rootMargin?: string }) {
  const [isInView, setInView] = useState(() => isOnPage(selector))
  useEffect(() => {
    if (!isOnPage(selector)) return undefined
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
        setInView(inView.size > 0)
      },
      rootMargin ? { rootMargin } : {},
    )
    document.querySelectorAll(selector).forEach((element) => observer.observe(element))
    return () => observer.disconnect()
  }, [selector, rootMargin])
  return isInView
}

const isOnPage = (selector: string) => document.querySelector(selector) !== null

/** Records the card as a GA4 promotion when the shopper sees it and when the shopper follows its link. */
function usePromotion(popup: Popup, { isSeen }: { isSeen: boolean }) {
  const record = (name: 'view_promotion' | 'select_promotion') =>
    publish('analytics.recorded', {
      name,
      args: { promotion_id: String(popup.id), promotion_name: popup.title, creative_slot: 'popup' },
    })
  const recordSeen = useEffectEvent(() => record('view_promotion'))
  const isTold = useRef(false)
  useEffect(() => {
    if (!isSeen || isTold.current) return
    isTold.current = true
    notePopupShown(popup.id)
    recordSeen()
  }, [isSeen, popup.id])
  return { recordFollowed: () => record('select_promotion') }
}

/**
 * Returns the focus to the previous element, or to the screen's start, when the card is closed while focused.
 */
function useWayBack() {
  const cameFrom = useRef<HTMLElement>(null)
  return {
    noteFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!(relatedTarget instanceof HTMLElement)) cameFrom.current = null
      else if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    giveBack(card: HTMLElement | null) {
      if (!card?.contains(document.activeElement)) return
      const before = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('outlet')
      before?.focus({ preventScroll: true })
    },
  }
}

/** Shows the shop's popup in a corner of the page. The popup doesn't take the focus or block the page. */
export function PopupCard() {
  const [popup] = queuedPopups.use()
  // Mounted for each popup, so that it observes the elements of the popup's own screen.
  return popup && <Card key={popup.id} popup={popup} />
}

function Card({ popup }: { popup: Popup }) {
  const areEntriesInView = useIsInView(entries, {})
  const isFooterInView = useIsInView('#shell-footer', {})
  const isFieldInView = useIsInView(fields, { rootMargin: coveredMargin() })
  const isHidden = areEntriesInView || isFooterInView || isFieldInView
  const { recordFollowed } = usePromotion(popup, { isSeen: !isHidden })
  const card = useRef<HTMLElement>(null)
  const { noteFocus, giveBack } = useWayBack()
  const close = () => {
    giveBack(card.current)
    closePopup(popup)
  }
  const follow = () => {
    recordFollowed()
    closePopup(popup)
  }
  return (
    <aside
      ref={card}
      className="shell-popup"
      hidden={isHidden}
      aria-labelledby="shell-popup-title"
      onFocus={noteFocus}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="shell-popup-head">
        <h2 id="shell-popup-title">{popup.title}</h2>
        <IconButton
          icon="close"
          label="この案内を閉じる"
          id="shell-popup-close"
          // Notices of the page have such a button, too.
          aria-labelledby="shell-popup-title shell-popup-close"
          onClick={close}
        />
      </div>
      <div className="shell-popup-body">
        {popup.image && (
          <Picture picture={popup.image} sizes="72px" shape="square" alt="" className="shell-popup-picture" />
        )}
        <RichContent html={popup.body} />
      </div>
      {popup.url && (
        <LinkButton href={popup.url} size="sm" onClick={follow}>
          詳しく見る
        </LinkButton>
      )}
    </aside>
  )
}
