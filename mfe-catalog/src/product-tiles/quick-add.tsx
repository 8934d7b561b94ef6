import type { ProductSummary } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { currentSite } from '@storefront/site'
import { Button } from '@storefront/ui'
import { useRef } from 'react'
import { requestPurchase } from '../purchase/purchase.api'

/** Id of the list's form. All cards of the list submit the same form. */
const quickAddForm = 'quick-add'

/** Checks whether a product can be added from its card. Only products without options can. */
export const isQuicklyAdded = ({ has_choices, stock_state }: ProductSummary): boolean =>
  has_choices === false && stock_state !== 'sold_out' && currentSite().settings.isSelling

export function QuickAddButton({ id, name }: Pick<ProductSummary, 'id' | 'name'>) {
  return (
    <Button
      size="sm"
      isWide
      type="submit"
      form={quickAddForm}
      name="product_id"
      value={id}
      aria-label={`カートに入れる ${name}`}
    >
      カートに入れる
    </Button>
  )
}

type QuickAddFormProps = {
  products: readonly ProductSummary[]
  /** Occasion of the list. The cart suggests its noshi. */
  occasion?: string | undefined
}

/**
 * Renders the form of all quick-add buttons. Without scripts the value of the button identifies the product.
 * The cart's toast confirms an addition.
 */
export function QuickAddForm({ products, occasion }: QuickAddFormProps) {
  const running = useRef(new Set<number>())
  const refuse = ({ name }: ProductSummary, message: string) =>
    publish('toast.raised', { type: 'danger', message: `「${name}」：${message}` })

  /** Sends one request per product at a time. Other products can be added in the meantime. */
  async function add(product: ProductSummary) {
    if (running.current.has(product.id)) return
    running.current.add(product.id)
    try {
      const outcome = await requestPurchase({
        product_id: product.id,
        product_key: product.key,
        quantity: 1,
        ...(occasion ? { occasion } : {}),
      })
      if (outcome.kind === 'refused') refuse(product, outcome.message)
    } catch {
      refuse(product, 'カートに入れられませんでした。もう一度お試しください。')
    } finally {
      running.current.delete(product.id)
    }
  }
  return (
    <form
      id={quickAddForm}
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const product = products.find(
          ({ id }) => String(id) === (submitter as HTMLButtonElement | null)?.value,
        )
        if (product) void add(product)
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
    </form>
  )
}
