import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { cardFields } from '../../shop/payment/card-fields'
import { openPayment, prepareCart } from '../../shop/prepared-cart'

/** Returns the autocomplete token of each text field, by the field's name. */
const tokensOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main input, main select, main textarea')]
        .filter(
          ({ type, hidden }) => !['hidden', 'radio', 'checkbox', 'submit', 'file'].includes(type) && !hidden,
        )
        .map((field) => [field.name, field.getAttribute('autocomplete') ?? '']),
    ),
  )

const person = (prefix: string, section = '') => ({
  [`${prefix}last_name`]: `${section}family-name`,
  [`${prefix}first_name`]: `${section}given-name`,
  // HTML has no autocomplete token for the reading of a name.
  [`${prefix}last_name_kana`]: '',
  [`${prefix}first_name_kana`]: '',
})
const address = (prefix: string, section = '') => ({
  [`${prefix}postal_code`]: `${section}postal-code`,
  [`${prefix}prefecture`]: `${section}address-level1`,
  [`${prefix}city`]: `${section}address-level2`,
  [`${prefix}address1`]: `${section}address-line1`,
  [`${prefix}address2`]: `${section}address-line2`,
})

test('fields of checkout and registration have autocomplete tokens', async ({ page }) => {
  await prepareCart(page, { products: { 'yokan-ogura': 2 }, email: 'fill@example.com' })
  await page.goto('/cart/shipping-add?edit=orderer')
  expect(await tokensOf(page)).toEqual({
    ...person('orderer.', 'billing '),
    ...address('orderer.', 'billing '),
    'orderer.email': 'billing email',
    'orderer.phone_number': 'billing tel',
  })

  await page.goto('/cart/shipping-add?another=1')
  expect(await tokensOf(page)).toMatchObject({
    ...person('recipient.shipping_', 'shipping '),
    ...address('recipient.', 'shipping '),
    'recipient.phone_number': 'shipping tel',
  })

  await openPayment(page, { 'yokan-ogura': 1 }, 'fill@example.com')
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  const labels = { カード番号: 'cc-number', 有効期限: 'cc-exp', セキュリティ: 'cc-csc', 名義: 'cc-name' }
  for (const [label, token] of Object.entries(labels))
    await expect(cardFields(page).getByRole('textbox', { name: new RegExp(label) })).toHaveAttribute(
      'autocomplete',
      token,
    )
  await expect(page.getByLabel('領収書の宛名')).toHaveAttribute('autocomplete', 'billing organization')

  await page.goto('/register')
  expect(await tokensOf(page)).toMatchObject({
    ...person(''),
    ...address(''),
    email: 'email',
    phone_number: 'tel',
    cell_phone_number: 'mobile tel',
    password: 'new-password',
    password_confirmation: 'new-password',
    answer: 'off',
  })
})
