import { Button } from '@storefront/ui'

/** Where only scripts or the shopper's own press may open the cart: after a sign-in, or when one is over. */
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
