import { counterOf, type Cart, type FormLayout, type UserAddress } from '@storefront/contracts'
import { Form, PersistFormDraft, PrivacyNote, RadioField, SelectField, SubmitButton } from '@storefront/forms'
import { Card, LinkButton, NameText } from '@storefront/ui'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { usePostedForm } from '@storefront/remote'
import { useSearchParams } from 'react-router-dom'
import { stepPath } from '../checkout-path'
import { ActionBar } from '../checkout/action-bar'
import { runSubmit } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { withBack } from '../defaults/cart-defaults.rules'
import { getDraft } from '../form-draft.state'
import {
  checkShares,
  freeAddresses,
  shareChoices,
  newAddress,
  type AnotherValues,
} from './another-destination.rules'
import { moveShares } from './shipping-add.api'
import { RecipientFields } from '../shipping/address/recipient-fields'
import { useNextStep } from './use-next-step'

const draft = getDraft('shipping-another')

export function AnotherDestination({
  cart,
  addresses,
  layout,
}: {
  cart: Cart
  addresses: readonly UserAddress[]
  layout: FormLayout | undefined
}) {
  const goTo = useNextStep()
  const [search] = useSearchParams()
  const detail = withBack('/cart/shipping-detail', search)
  const [products] = useState(cart.data.detail.products)
  const [choosable] = useState(() => freeAddresses(addresses, cart.data.detail.shippings))
  const [initialValues] = useState(() => ({
    // No saved address is chosen at first, so that a parcel can't go to a wrong one unnoticed.
    saved: choosable.length > 0 ? '' : newAddress,
    shares: Object.fromEntries(products.map(({ key }) => [key, '0'])),
  }))

  async function save(values: AnotherValues) {
    if (!(await runSubmit(() => moveShares(changeCart, cart, products, values)))) return
    draft.clear()
    await goTo(stepPath(detail))
  }

  return (
    <Form<AnotherValues>
      label="別のお届け先"
      initialValues={initialValues}
      validate={({ shares = {} }) => {
        const problem = checkShares(products, shares)
        return problem ? ({ shares: { [products[0]?.key ?? '']: problem } } as object) : {}
      }}
      onSubmit={save}
      posted={usePostedForm('another')}
    >
      <Card title="お届け先" isGroup>
        {choosable.length > 0 && (
          <RadioField
            name="saved"
            label="どちらへお届けしますか"
            isRequired
            isFramed
            choices={[
              ...choosable.map(({ id, shipping_name, full_address }) => ({
                value: String(id),
                label: `${shipping_name} さま`,
                note: <NameText>{full_address}</NameText>,
              })),
              { value: newAddress, label: '新しい住所を入力する' },
            ]}
          />
        )}
        {layout && <TypedAddress layout={layout} />}
      </Card>
      <Card title="この住所に届ける商品" isGroup>
        {products.map(({ key, product_info, quantity }) => (
          <SelectField
            key={key}
            name={`shares["${key}"]`}
            label={product_info.name}
            isRequired
            width="medium"
            choices={shareChoices(quantity, counterOf(product_info))}
          />
        ))}
      </Card>
      <PrivacyNote />
      <ActionBar detail={cart.data.detail}>
        <SubmitButton size="lg" isWide>
          お届け先を追加する
        </SubmitButton>
      </ActionBar>
      <LinkButton href={stepPath(detail)} variant="quiet" isWide>
        追加せずにもどる
      </LinkButton>
      <PersistFormDraft draft={draft} />
    </Form>
  )
}

function TypedAddress({ layout }: { layout: FormLayout }) {
  const { values } = useFormState<AnotherValues>({ subscription: { values: true } })
  return values.saved === newAddress ? <RecipientFields layout={layout} /> : null
}
