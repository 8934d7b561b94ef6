import { createWidget } from '@storefront/remote'
import { Drawer, Panel } from '@storefront/ui'
import { MiniCart } from './mini-cart'
import { usePurchases } from './use-purchases'

/** Another widget that the site's setting may name: the whole cart slides in beside the page. */
export function CartDrawer() {
  const { added, close } = usePurchases()
  return (
    <Drawer isOpen={added !== null} title="カート" onClose={close}>
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
