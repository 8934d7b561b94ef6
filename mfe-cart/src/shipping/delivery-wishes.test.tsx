import { Form } from '@storefront/forms'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCartAccessory, aCartProduct, anOrderableCart } from '../testing/cart-builders'
import { DeliveryWishes } from './delivery-wishes'

const show = (accessories: Parameters<typeof aCartProduct>[0], wished?: string) =>
  render(
    <Form label="お届け先" onSubmit={async () => undefined}>
      <DeliveryWishes
        cart={anOrderableCart({ detail: { products: [aCartProduct(accessories)] } })}
        wished={wished}
      />
    </Form>,
  )

test('says that a chosen wrapping stays without another choice', () => {
  show({ accessories: [aCartAccessory()] })

  expect(screen.getByRole('checkbox')).toHaveAccessibleName(
    'お届け日時・のし・ラッピングを指定する お選びのラッピング・のしなどは、このままお付けします。指定がなければ最短でお届けします。',
  )
})

test('promises no wrapping where none is chosen', () => {
  show({ accessories: [] })

  expect(screen.getByRole('checkbox')).toHaveAccessibleName(
    'お届け日時・のし・ラッピングを指定する 指定がなければ、のし・包装なしで最短でお届けします。',
  )
})

test('says where the options come once the box is ticked', async () => {
  show({ accessories: [] })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  await userEvent.click(screen.getByRole('checkbox'))

  expect(screen.getByRole('status')).toHaveTextContent(
    '次の画面で、お届け日・時間帯・のし・ラッピングをお選びいただけます。',
  )
})

test('names the wished day that the next screen preselects', async () => {
  show({ accessories: [] }, '2026-12-10')

  await userEvent.click(screen.getByRole('checkbox'))

  expect(screen.getByRole('status')).toHaveTextContent(
    'ご希望の12月10日（木）は、お届けできる日なら選んであります。',
  )
})
