import type { CartProduct } from '@storefront/contracts'
import type { PurchaseChoice } from '@storefront/event-bus'
import type { NewLine } from './cart.api'

const measurementPrefix = 'measurement.'
const millimetresPerCentimetre = 10

/**
 * Converts a choice on the product page to a cart line. Centimetres become millimetres, and an accessory's
 * text goes into the field that is printed.
 */
export function toNewLine({ product_id, quantity, options = {}, accessories = [] }: PurchaseChoice): NewLine {
  const { measurement, name_embroidery } = toMadeToOrder(options)
  return {
    product_id,
    quantity,
    ...(measurement ? { measurement } : {}),
    ...(name_embroidery ? { name_embroidery } : {}),
    ...(accessories.length > 0 ? { accessories: accessories.flatMap(inscribed) } : {}),
  }
}

type MadeToOrder = Pick<CartProduct, 'measurement' | 'name_embroidery'>

/** Converts options in centimetres to a line's measurement in millimetres and name. Null without any. */
export function toMadeToOrder(options: Readonly<Record<string, string>>): MadeToOrder {
  const measured = Object.entries(options).filter(([name]) => name.startsWith(measurementPrefix))
  const measurement = measured.map(
    ([name, value]) =>
      [name.slice(measurementPrefix.length), Math.round(Number(value) * millimetresPerCentimetre)] as const,
  )
  return {
    measurement: measurement.length > 0 ? Object.fromEntries(measurement) : null,
    name_embroidery: options['name_embroidery'] || null,
  }
}

/** Converts a line's measurement and name to options, the reverse of {@link toMadeToOrder}. */
export const toOptions = ({ measurement, name_embroidery }: MadeToOrder): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(measurement ?? {}).map(([name, millimetres]) => [
      `${measurementPrefix}${name}`,
      String(millimetres / millimetresPerCentimetre),
    ]),
  ),
  ...(name_embroidery ? { name_embroidery } : {}),
})

type Chosen = NonNullable<PurchaseChoice['accessories']>[number]

function inscribed({ key, accessory_id, choice, cord, place, text }: Chosen) {
  if (accessory_id === undefined) return []
  return [
    {
      accessory_id,
      ...(choice ? { noshi_heading: choice } : {}),
      ...(cord ? { noshi_cord: cord } : {}),
      ...(place ? { noshi_place: place } : {}),
      ...toInscription(key, text),
    },
  ]
}

/** Assigns the text to the field that is printed: cards have a message, all other accessories a name. */
function toInscription(key: string, text: string | undefined) {
  if (!text) return {}
  return key.startsWith('message') ? { message: text } : { noshi_name: text }
}
