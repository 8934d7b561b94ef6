import { createWidget } from '@storefront/remote'
import { Drawer, Panel } from '@storefront/ui'
import { addedProduct, dismissAddedProduct } from '../engine/add-to-cart.state'
import { MiniCart } from './mini-cart'
import { listOpenChoices } from './open-choices.rules'

/** Slides the whole cart in beside the page. The site's settings can select it instead of the toast. */
export function CartDrawer() {
  const latest = addedProduct.use()
  // A rejected purchase doesn't open the drawer.
  const added = latest?.isPending ? null : latest
  return (
    <Drawer isOpen={added !== null} title="カート" onClose={dismissAddedProduct}>
      {added && (
        <Panel tone="positive" isAnnounced>
          「{added.name}」をカートに追加しました。{listOpenChoices(added).join('')}
        </Panel>
      )}
      <MiniCart />
    </Drawer>
  )
}

export const cartDrawer = createWidget(CartDrawer)
