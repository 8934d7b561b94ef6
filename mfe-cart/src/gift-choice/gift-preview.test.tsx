import type { Accessory } from '@storefront/contracts'
import { render, screen } from '@testing-library/react'
import { GiftPreview } from './gift-preview'

const aPicture = (name: string) => ({ path: `/media/${name}`, alt: name, width: 640, height: 640 })
const ribbon: Accessory = {
  ...{ id: 1, key: 'ribbon', kind: 'wrapping', name: 'リボンの包装', description: '' },
  ...{ unit_price: 200, price_with_tax: 220, tax_rate: 10, text_label: null, text_max_length: null },
  choices: ['紅', '紺'],
  image: aPicture('every'),
  samples: [{ choice: '紺', image: aPicture('navy') }],
}

test('previews the wrapping in the chosen colour', () => {
  render(<GiftPreview accessory={ribbon} inscription={{ noshi_heading: '紺' }} />)

  expect(screen.getByRole('img', { name: 'navy' })).toBeVisible()
})

test('previews the wrapping’s own picture for a colour without one', () => {
  render(<GiftPreview accessory={ribbon} inscription={{ noshi_heading: '紅' }} />)

  expect(screen.getByRole('img', { name: 'every' })).toBeVisible()
})
