import { useEffect, useState } from 'react'
import { lastOf, on } from '@storefront/event-bus'
import { Widget } from '@storefront/remote'
import { createStore } from '@storefront/state'
import { IconLink } from './icon/icon-link'

// Start with the last change, which may have been published before the frame was mounted.
const known = createStore(lastOf('cart.changed') ?? { count: 0, total: 0 })
on('cart.changed').subscribe(known.set)

/** Links to the cart. Hovering with a mouse shows the cart's contents. */
export function CartLink() {
  const { count, pending = 0, counter = '点' } = known.use()
  const [isPeeking, setPeeking] = useState(false)
  useEffect(() => {
    if (!isPeeking) return undefined
    const stop = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setPeeking(false)
    }
    addEventListener('keydown', stop)
    addEventListener('single-spa:routing-event', stop)
    return () => {
      removeEventListener('keydown', stop)
      removeEventListener('single-spa:routing-event', stop)
    }
  }, [isPeeking])

  return (
    <div
      className="shell-cart"
      onPointerEnter={({ pointerType }) =>
        setPeeking(pointerType === 'mouse' && !location.pathname.startsWith('/cart'))
      }
      onPointerLeave={() => setPeeking(false)}
    >
      <IconLink
        href="/cart"
        icon="cart"
        label="カート"
        badge={count + pending}
        badgeUnit={pending > 0 ? `${counter}（${pending}${counter}を追加しています）` : counter}
        isBadgePending={pending > 0}
      />
      {isPeeking && count > 0 && (
        <div className="shell-peek">
          <Widget of="cart/mini-cart" />
        </div>
      )}
    </div>
  )
}
