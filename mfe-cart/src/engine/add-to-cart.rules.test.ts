import type { PurchaseChoice } from '@storefront/event-bus'
import { toMadeToOrder, toNewLine, toOptions } from './add-to-cart.rules'

test('converts centimetres from the product page to millimetres', () => {
  const line = toNewLine({
    product_id: 1,
    product_key: 'blazer',
    quantity: 1,
    options: { 'measurement.height': '150', name_embroidery: '田中' },
  })

  expect(line).toEqual({ product_id: 1, quantity: 1, measurement: { height: 1500 }, name_embroidery: '田中' })
})

test('puts a name on a noshi and a message on a card', () => {
  const accessories: PurchaseChoice['accessories'] = [
    { key: 'noshi', accessory_id: 3, choice: '御祝', cord: 'bow', place: 'inner', text: '山田' },
    { key: 'message-card', accessory_id: 4, choice: '花', text: 'おめでとう' },
  ]

  const line = toNewLine({ product_id: 1, product_key: 'towel', quantity: 2, accessories })

  expect(line.accessories).toEqual([
    {
      accessory_id: 3,
      noshi_heading: '御祝',
      noshi_cord: 'bow',
      noshi_place: 'inner',
      noshi_name: '山田',
    },
    { accessory_id: 4, noshi_heading: '花', message: 'おめでとう' },
  ])
})

test('converts a line’s measurement and name to options and back', () => {
  const line = { measurement: { height: 1525, sleeve: 510 }, name_embroidery: '田中（楷書・紺）' }

  const options = toOptions(line)

  expect(options).toEqual({
    'measurement.height': '152.5',
    'measurement.sleeve': '51',
    name_embroidery: '田中（楷書・紺）',
  })
  expect(toMadeToOrder(options)).toEqual(line)
})
