import { Button } from '@storefront/ui'

/**
 * Opens the cart on click, for browsers without JavaScript. Shown if the server can't load the cart on its
 * own: after sign-in, or if the cart has expired.
 */
export function OpenCartForm() {
  return (
    <noscript>
      <form method="post" action="/cart">
        <input type="hidden" name="intent" value="open" />
        <Button type="submit" variant="primary">
          カートを表示する
        </Button>
      </form>
    </noscript>
  )
}
