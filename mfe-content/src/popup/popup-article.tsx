import type { Popup } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { LinkButton, Picture, RichContent } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import { recordPromotion } from '../analytics.rules'
import styles from './popup.module.css'

/** Renders one announcement. Records its view and click as a promotion. */
export function PopupArticle({ popup }: { popup: Popup }) {
  const record = (name: 'view_promotion' | 'select_promotion') =>
    publish('analytics.recorded', recordPromotion(name, popup))
  const recordSeen = useEffectEvent(() => record('view_promotion'))
  useEffect(() => recordSeen(), [popup.id])
  return (
    <article className={styles.popup}>
      <h2>{popup.title}</h2>
      {popup.image && (
        <Picture picture={popup.image} sizes="(min-width: 48rem) 680px, 100vw" shape="natural" />
      )}
      <RichContent html={popup.body} />
      {popup.url && (
        <LinkButton
          href={popup.url}
          aria-label={`詳しく見る：${popup.title}`}
          onClick={() => record('select_promotion')}
        >
          詳しく見る
        </LinkButton>
      )}
    </article>
  )
}
