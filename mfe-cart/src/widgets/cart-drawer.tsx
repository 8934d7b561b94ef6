import { createWidget } from '@storefront/navigation'
import { Drawer, Panel } from '@storefront/ui'
import { MiniCart } from './mini-cart'
import { usePurchases } from './use-purchases'

/** Another popup that the site's setting may name: the whole cart slides in beside the page. */
export function CartDrawer() {
  const { notice, close } = usePurchases()
  return (
    <Drawer isOpen={notice !== null} title="カート" onClose={close}>
      {notice && (
        <Panel tone="positive" isAnnounced>
          「{notice.name}」をカートに追加しました。
        </Panel>
      )}
      <MiniCart />
    </Drawer>
  )
}

export const cartDrawer = createWidget(CartDrawer)
