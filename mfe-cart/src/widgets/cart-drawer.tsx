import { createWidget } from '@storefront/remote'
import { Drawer, Panel } from '@storefront/ui'
import { addedProduct, dismissAddedProduct } from '../engine/add-to-cart.state'
import { MiniCart } from './mini-cart'

/** Alternative to the toast, selected in the site's settings: the whole cart slides in beside the page. */
export function CartDrawer() {
  const latest = addedProduct.use()
  // A rejected purchase doesn't open the drawer.
  const added = latest?.isPending ? null : latest
  return (
    <Drawer isOpen={added !== null} title="カート" onClose={dismissAddedProduct}>
      {added && (
        <Panel tone="positive" isAnnounced>
          「{added.name}」をカートに追加しました。
        </Panel>
      )}
      <MiniCart />
    </Drawer>
  )
}

export const cartDrawer = createWidget(CartDrawer)
