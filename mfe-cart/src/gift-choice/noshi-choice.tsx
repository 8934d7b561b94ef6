import { counterOf, type Accessory, type CartProduct } from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'
import { runCommand } from '../engine/cart.error-reactions'
import { findOccasion } from './occasion-of-product.state'
import { attachAccessory, fetchAccessories, fetchHeading } from './gift-choice.api'

/** Loaded on click, because most carts are looked at without it. */
const AccessoryDialog = lazy(() =>
  import('./accessory-dialog').then((module) => ({ default: module.AccessoryDialog })),
)

type Offer = { noshi: Accessory; suggested: string | undefined }

/** Opens the choice of a line's noshi. Without scripts, leads to the screen that has it. */
export function NoshiChoice({ line, onSaved }: { line: CartProduct; onSaved: () => void }) {
  const [offer, setOffer] = useState<Offer>()
  const { run, isPending } = useCommand()
  const { key, quantity, product_id, product_info } = line

  const open = () =>
    runCommand(async () => {
      const [accessories, suggested] = await Promise.all([
        fetchAccessories([product_info.key], AbortSignal.timeout(answerDeadlineMs)),
        fetchHeading(findOccasion(product_id)),
      ])
      const noshi = accessories[product_info.key]?.find(({ kind }) => kind === 'noshi')
      if (noshi) setOffer({ noshi, suggested })
    })

  return (
    <>
      <form
        action="/cart/shipping-detail"
        onSubmit={(event) => {
          event.preventDefault()
          void run(open)
        }}
      >
        <Button
          type="submit"
          size="sm"
          variant="quiet"
          icon="edit"
          isPending={isPending}
          aria-label={`${product_info.name}ののしを選ぶ`}
        >
          のしを選ぶ
        </Button>
      </form>
      {offer && (
        <Suspense fallback={null}>
          <AccessoryDialog
            accessory={offer.noshi}
            attached={undefined}
            place={`「${product_info.name}」${quantity}${counterOf(product_info)}にお付けします。`}
            placeKey={key}
            suggested={offer.suggested}
            changeOf={(inscription) => attachAccessory(key, offer.noshi.id, inscription)}
            onSaved={onSaved}
            onClose={() => setOffer(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const answerDeadlineMs = 15_000
