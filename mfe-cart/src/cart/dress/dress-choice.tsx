import type { Accessory } from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'
import { runCommand } from '../../engine/cart.error-reactions'
import { findOccasion } from '../../form-draft.state'
import { fetchAccessories, fetchHeading } from '../../gift-choice/gift-choice.api'
import { nameLine } from '../../order-view/line-name.rules'
import { dressAction } from './dress.rules'
import type { LineDressProps } from './line-dress'

/** Loaded on click, because most carts are looked at without it. */
const DressDialog = lazy(() => import('./dress-dialog').then((module) => ({ default: module.DressDialog })))

type Offer = { accessories: readonly Accessory[]; suggested: string | undefined }

/** Opens the choice of a line's accessories. Without scripts, leads to the screen that has it. */
export function DressChoice({ line, names, form, ...around }: LineDressProps & { names: string }) {
  const [offer, setOffer] = useState<Offer>()
  const { run, isPending } = useCommand()
  const { product_id, product_info } = line
  const label = dressAction(line, names)

  const open = () =>
    runCommand(async () => {
      const [known, suggested] = await Promise.all([
        fetchAccessories([product_info.key], AbortSignal.timeout(answerDeadlineMs)),
        fetchHeading(findOccasion(product_id)),
      ])
      setOffer({ accessories: known[product_info.key] ?? [], suggested })
    })

  return (
    <>
      <form
        ref={form}
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
          isPending={isPending}
          aria-label={`${nameLine(line, around.products)}の${label}`}
        >
          {label}
        </Button>
      </form>
      {offer && (
        <Suspense fallback={null}>
          <DressDialog {...{ line, ...around, ...offer }} title={names} onClose={() => setOffer(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const answerDeadlineMs = 15_000
