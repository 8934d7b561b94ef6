import type { PurchaseChoice } from '@storefront/event-bus'
import type { NewLine } from './cart.api'

const measurementPrefix = 'measurement.'
const millimetresPerCentimetre = 10

/**
 * Converts a choice on the product page to a cart line. Centimetres become millimetres, and an accessory's
 * text goes into the field that is printed.
 */
export function toNewLine({ product_id, quantity, options = {}, accessories = [] }: PurchaseChoice): NewLine {
  const measured = Object.entries(options).filter(([name]) => name.startsWith(measurementPrefix))
  const measurement = measured.map(
    ([name, value]) =>
      [name.slice(measurementPrefix.length), Math.round(Number(value) * millimetresPerCentimetre)] as const,
  )
  return {
    product_id,
    quantity,
    ...(measurement.length > 0 ? { measurement: Object.fromEntries(measurement) } : {}),
    ...(options.name_embroidery ? { name_embroidery: options.name_embroidery } : {}),
    ...(accessories.length > 0 ? { accessories: accessories.flatMap(inscribed) } : {}),
  }
}

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
