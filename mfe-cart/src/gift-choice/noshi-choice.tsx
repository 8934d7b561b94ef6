import {
  counterOf,
  isNoshiNameless,
  type Accessory,
  type CartAccessory,
  type CartProduct,
} from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'
import { inscribeAccessory } from '../engine/cart.api'
import { runCommand } from '../engine/cart.error-reactions'
import { findOccasion } from '../form-draft.state'
import { attachAccessory, fetchAccessories, fetchHeading } from './gift-choice.api'

/** Loaded on click, because most carts are looked at without it. */
const AccessoryDialog = lazy(() =>
  import('./accessory-dialog').then((module) => ({ default: module.AccessoryDialog })),
)

type Offer = { noshi: Accessory; suggested: string | undefined }

type NoshiChoiceProps = { line: CartProduct; noshi: CartAccessory | undefined }

/** Opens the choice of a line's noshi. Without scripts, leads to the screen that has it. */
export function NoshiChoice({ line, noshi: attached }: NoshiChoiceProps) {
  const [offer, setOffer] = useState<Offer>()
  const { run, isPending } = useCommand()
  const { key, quantity, product_id, product_info } = line

  const open = () =>
    runCommand(async () => {
      const [accessories, suggested] = await Promise.all([
        fetchAccessories([product_info.key], AbortSignal.timeout(answerDeadlineMs)),
        fetchHeading(findOccasion(product_id)),
      ])
      const noshi = accessories[product_info.key]?.find(({ id, kind }) =>
        attached ? id === attached.accessory_id : kind === 'noshi',
      )
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
          aria-label={`${product_info.name}の${nameAction(attached)}`}
        >
          {labelAction(attached)}
        </Button>
      </form>
      {offer && (
        <Suspense fallback={null}>
          <AccessoryDialog
            accessory={offer.noshi}
            attached={attached}
            place={`「${product_info.name}」${quantity}${counterOf(product_info)}にお付けします。`}
            placeKey={key}
            suggested={offer.suggested}
            changeOf={(inscription) =>
              attached
                ? inscribeAccessory(attached.key, inscription)
                : attachAccessory(key, offer.noshi.id, inscription)
            }
            onClose={() => setOffer(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Names the press for screen readers. The visible label is a part of it. */
const nameAction = (noshi: CartAccessory | undefined) => {
  if (!noshi) return 'のしを選ぶ'
  return isNoshiNameless(noshi) ? 'のしにお名前を入れる' : 'のしを変更する'
}

const labelAction = (noshi: CartAccessory | undefined) =>
  nameAction(noshi).replace('のしに', '').replace('のしを変更する', '変更')

const answerDeadlineMs = 15_000
