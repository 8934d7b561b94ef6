import type { Cart } from '@storefront/contracts'
import { Panel } from '@storefront/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { endStep, markRead, noticeChanges, useTold } from '../../seen/meanwhile.state'
import { useRefreshOnReturn } from './use-refresh-on-return'
import styles from './meanwhile.module.css'

type MeanwhileProps = {
  cart: Cart
  /** Messages from the server, for browsers without JavaScript. */
  told?: readonly string[]
  /** True on the cart screen, because its lines already show product changes. */
  isWholeCartShown?: boolean
}

/** Reports changes to the cart that the shopper didn't make, once, on the step after they happened. */
export function Meanwhile({ cart, told = [], isWholeCartShown = false }: MeanwhileProps) {
  const { pathname } = useLocation()
  const words = useTold(cart)
  useRefreshOnReturn()
  useEffect(() => endStep, [pathname])
  useEffect(() => noticeChanges(cart, { isWholeCartShown }), [cart, isWholeCartShown])
  useEffect(() => {
    const presses = ['pointerdown', 'keydown'] as const
    presses.forEach((press) => addEventListener(press, markRead, true))
    return () => presses.forEach((press) => removeEventListener(press, markRead, true))
  }, [])

  if (words.length > 0) return <News words={words} isAnnounced />
  if (told.length === 0) return null
  return (
    <noscript>
      <News words={told} />
    </noscript>
  )
}

function News({ words, isAnnounced = false }: { words: readonly string[]; isAnnounced?: boolean }) {
  return (
    <div className={styles.news}>
      <Panel tone="caution" isAnnounced={isAnnounced} title="前の画面のあとに変わったことがあります">
        <ul>
          {words.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
