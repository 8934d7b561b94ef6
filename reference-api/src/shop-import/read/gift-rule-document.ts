import { GiftRule } from '@storefront/contracts'
import { object } from 'superstruct'

const { conditions, cure } = GiftRule.schema

/** A custom of giving. Strict, so that a misspelt condition is reported instead of ignored. */
export const giftRule = object({
  ...GiftRule.schema,
  conditions: object(conditions.schema),
  cure: object(cure.schema),
})
