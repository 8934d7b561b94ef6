import { useEffect, useState } from 'react'
import { lastOf, on } from '@storefront/event-bus'
import { Widget } from '@storefront/remote'
import { createStore } from '@storefront/state'
import { IconLink } from './icon/icon-link'

const countInCart = createStore(0)
// A cart that was told of before the frame was there counts, too.
countInCart.set(lastOf('cart.changed')?.count ?? 0)
on('cart.changed').subscribe(({ count }) => countInCart.set(count))

/** The way to the cart; a mouse that rests on it sees what is in it. */
export function CartLink() {
  const count = countInCart.use()
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
