import { useEffect, useState, useSyncExternalStore } from 'react'
import { lastOf, on } from '@storefront/event-bus'
import { Widget } from '@storefront/remote'
import { IconLink } from './icon-link'

const subscribeToCart = (notify: () => void) => {
  const subscription = on('cart.changed').subscribe(notify)
  return () => subscription.unsubscribe()
}
const countInCart = () => lastOf('cart.changed')?.count ?? 0

/** The way to the cart; a mouse that rests on it sees what is in it. */
export function CartLink() {
  const count = useSyncExternalStore(subscribeToCart, countInCart, () => 0)
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
      <IconLink href="/cart" icon="cart" label="カート" badge={count} />
      {isPeeking && count > 0 && (
        <div className="shell-peek">
          <Widget of="cart/mini-cart" />
        </div>
      )}
    </div>
  )
}
