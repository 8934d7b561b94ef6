import { Button } from '@storefront/ui'

/** Opens the cart on click if the server may not: after sign-in, or if the cart has ended. */
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
