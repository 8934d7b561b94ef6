import {
  giftAdvice,
  listGiftRules,
  usualCord,
  type Accessory,
  type AdvisedAccessory,
  type GiftRule,
  type Product,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { Button, LinkButton, Panel } from '@storefront/ui'
import { useEffect, useState } from 'react'
import type { ChosenAccessory } from '../use-purchase'
import styles from './accessory-choices.module.css'

export type GiftCustomsProduct = Pick<Product, 'key' | 'is_alcohol' | 'carriage_class' | 'product_model'>

type GiftCustomsProps = {
  product: GiftCustomsProduct
  accessories: readonly Accessory[]
  chosen: readonly ChosenAccessory[]
  onChange: (chosen: readonly ChosenAccessory[]) => void
}

/** Points out customs of giving while the noshi, the wrapping and the card are chosen. */
export function GiftCustoms({ product, accessories, chosen, onChange }: GiftCustomsProps) {
  const rules = useGiftRules(chosen.length > 0)
  const worn = chosen.flatMap((one) => toWorn(one, accessories) ?? [])
  const product_info = {
    key: product.key,
    is_alcohol: product.is_alcohol,
    carriage_kind: product.carriage_class,
    category_names: product.product_model.categories.flatMap(({ name, path }) => [
      ...path.map((above) => above.name),
      name,
    ]),
  }
  const line = { key: product.key, quantity: 1, product_info, accessories: worn }
  const advices = giftAdvice(rules, { lines: [line], isAddressed: false })
  if (advices.length === 0) return null
  return (
    <div className={styles.customs}>
      {advices.map(({ rule, accessory }) => (
        <Panel key={rule.key} tone="caution" isAnnounced action={toAction(rule, accessory)}>
          {rule.sentence}
        </Panel>
      ))}
    </div>
  )

  function toAction({ cure: { set, href, label } }: GiftRule, accessory: AdvisedAccessory | undefined) {
    if (set && accessory) {
      const change = {
        ...(set.noshi_heading ? { choice: set.noshi_heading, cord: undefined } : {}),
        ...(set.noshi_cord ? { cord: set.noshi_cord } : {}),
        ...(set.noshi_place ? { place: set.noshi_place } : {}),
      }
      const cured = chosen.map((one) => (one.key === accessory.key ? { ...one, ...change } : one))
      return (
        <Button size="sm" onClick={() => onChange(cured)}>
          {label}
        </Button>
      )
    }
    // The texts are on this page, so a link to the checkout would lead away from them.
    if (!href || href.startsWith('/cart')) return undefined
    return (
      <LinkButton href={href} size="sm">
        {label}
      </LinkButton>
    )
  }
}

function toWorn(
  { key, choice, cord, place, text }: ChosenAccessory,
  accessories: readonly Accessory[],
): AdvisedAccessory | undefined {
  const accessory = accessories.find((one) => one.key === key)
  if (!accessory) return undefined
  const usual = accessory.headings?.find(({ heading }) => heading === choice)?.cords[0] ?? usualCord(choice)
  return {
    key,
    kind: accessory.kind,
    noshi_heading: choice,
    noshi_cord: cord ?? usual,
    noshi_place: place ?? 'outer',
    noshi_name: text,
    message: text,
  }
}

/** Fetches the rules once a shopper dresses a gift. Without them nothing is pointed out. */
function useGiftRules(isNeeded: boolean): readonly GiftRule[] {
  const [rules, setRules] = useState<readonly GiftRule[]>([])
  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    call(listGiftRules, { signal: leaving.signal }).then(
      ({ data }) => setRules(data.data),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isNeeded])
  return rules
}
