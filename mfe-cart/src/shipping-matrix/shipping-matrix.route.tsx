import type { Cart, FormLayout, UserAddress } from '@storefront/contracts'
import type { Head } from '@storefront/navigation'
import { isMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Panel } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { kindAt, stepPath } from '../checkout-path'
import { fetchCartForm } from '../checkout/cart-form.api'
import { CheckoutScreen } from '../checkout/checkout-screen'
import { openCheckout } from '../checkout/open-checkout'
import { isMatrixAllowed } from '../shipping/shipping.rules'
import { fetchAddressBook } from '../shipping/shipping.api'
import { MatrixForm } from './matrix-form'

const title = '複数のお届け先'

export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout(request)
  const nothing = { addresses: [] as UserAddress[], layout: null as FormLayout | null }
  if (!opened.cart) return { ...opened, ...nothing }
  if (!isMatrixAllowed(opened.cart.data.detail, currentSite().settings))
    throw redirect(stepPath('/cart/shipping-select', kindAt(request.url)))
  const [layout, book] = await Promise.all([
    fetchCartForm('cart-address', request.signal),
    (await isMember()) ? fetchAddressBook(request.signal) : undefined,
  ])
  return { ...opened, layout, addresses: book?.addresses ?? [] }
}

export const handle = { head: (): Head => ({ title, robots: 'noindex' }) }

export function Component() {
  const { addresses, layout, ...opened } = useLoaderData<typeof loader>()
  return (
    <CheckoutScreen
      title={title}
      step={1}
      opened={opened}
      hasSummary={false}
      lead="どなたに何をいくつお届けするかを、一覧でお決めいただけます。"
    >
      {(cart) => layout && <Matrix cart={cart} layout={layout} addresses={addresses} />}
    </CheckoutScreen>
  )
}

type MatrixProps = { cart: Cart; layout: FormLayout; addresses: readonly UserAddress[] }

/** Remounts the form if the cart's addresses change, e.g. in another tab. */
function Matrix({ cart, layout, addresses }: MatrixProps) {
  const { warnings, shippings, products } = cart.data.detail
  return (
    <>
      {warnings.map(({ code, message, product_key }) => (
        <Panel key={`${code}${product_key ?? ''}`} tone="caution">
          {message}
        </Panel>
      ))}
      <MatrixForm
        key={[...shippings, ...products].map(({ key }) => key).join()}
        cart={cart}
        layout={layout}
        addresses={addresses}
      />
    </>
  )
}
