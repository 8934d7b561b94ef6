import type { Cart, CartDetail, UserAddress } from '@storefront/contracts'
import { DateField, Form, PersistFormDraft, RadioField, SubmitButton } from '@storefront/forms'
import { checkAdult } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { isMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { wishedDay } from '@storefront/state'
import { Card, LinkButton, NameText } from '@storefront/ui'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { kindAt, toSearchParams, stepPath } from '../checkout-path'
import { ActionBar } from '../checkout/action-bar'
import { withBack } from '../defaults/cart-defaults.rules'
import { modifyOrder } from '../engine/cart.api'
import { runSubmit, takeResetShippingFailure } from '../engine/cart.error-reactions'
import { changeCart, currentCart } from '../engine/cart.state'
import { CheckoutScreen } from '../checkout/checkout-screen'
import { atFields } from '../shipping/field-path'
import { giftChoice, GiftLetterFields } from '../shipping/gift-letter-fields'
import { openCheckout } from '../checkout/open-checkout'
import { SeveralLink, SeveralToOne } from '../shipping/several-link'
import { ResetFailed } from '../shipping/reset-failed'
import { AddressFirst, DeliveryWishes, tickWishes } from '../shipping/delivery-wishes'
import { EarliestDay } from '../shipping/earliest-day'
import {
  deliveryCardTitle,
  isBirthdayMissing,
  isDeliveryStep,
  isDeliveryWished,
  isGiftAllowed,
  isMatrixAllowed,
  stepAfterShipping,
  stepOrOrderer,
  withDeliveryNext,
} from '../shipping/shipping.rules'
import { toLetter, type GiftLetter } from '../shipping/gift-letter.rules'
import { fetchAddressBook, giveAsGift, shipTo } from '../shipping/shipping.api'
import { getDraft } from '../form-draft.state'
import { recordStep, useCartRecord } from '../use-cart-record'
import { addressLines, addressTitle, initialChoice, findOwnAddress, findPlace } from './shipping-select.rules'
import styles from './shipping-select.module.css'

const draft = getDraft('shipping-select')

/** Opens the choice of an address. Doesn't fetch lead times (§4). */
export async function loader({ request }: LoaderFunctionArgs) {
  const opened = await openCheckout(request)
  if (opened.isWaiting) return { ...opened, book: null, isResetFailed: false, wished: undefined }
  if (!(await isMember()))
    throw redirect(
      stepPath(withDeliveryNext('/cart/shipping-add', toSearchParams(request)), kindAt(request.url)),
    )
  return {
    ...opened,
    book: await fetchAddressBook(request.signal),
    isResetFailed: takeResetShippingFailure(),
    wished: wishedDay.read(),
  }
}

export const handle = { head: (): Head => ({ title: 'お届け先の選択', robots: 'noindex' }) }

export function Component() {
  const { book, isResetFailed, wished, ...opened } = useLoaderData<typeof loader>()
  return (
    <CheckoutScreen title="お届け先の選択" step={1} opened={opened}>
      {(cart) =>
        book && (
          <>
            {isResetFailed && <ResetFailed />}
            <AddressFirst cart={cart} />
            <SeveralToOne cart={cart} />
            <Choice
              cart={cart}
              addresses={book.addresses}
              wished={wished}
              isFull={book.limit !== undefined && book.addresses.length >= book.limit}
            />
          </>
        )
      }
    </CheckoutScreen>
  )
}

type ChoiceValues = { choice: string; gift?: GiftLetter; birthday?: string; isChoosingDelivery: boolean }

function Choice({
  cart,
  addresses,
  isFull,
  wished,
}: {
  cart: Cart
  addresses: readonly UserAddress[]
  isFull: boolean
  wished: string | undefined
}) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { detail } = cart.data
  const [initialValues] = useState(() => ({
    choice: initialChoice(cart, addresses),
    gift: toLetter(cart.data.detail),
    isChoosingDelivery: isDeliveryWished(cart, wished, search),
  }))
  const own = findOwnAddress(cart, addresses)
  useCartRecord('begin_checkout', cart)

  async function choose({ choice, gift, birthday, isChoosingDelivery }: ChoiceValues) {
    const isGift = choice === 'gift'
    const isDone = await runSubmit(async () => {
      if (birthday) await changeCart(modifyOrder({ birthday }))
      if (isGift && gift) await atFields('gift', () => changeCart(giveAsGift(gift)))
      else if (choice !== 'typed') await changeCart(shipTo(cart, { user_address_id: Number(choice) }))
    })
    if (!isDone) return
    draft.clear()
    const step = stepAfterShipping({ isGift, isChoosingDelivery }, search)
    if (!isDeliveryStep(step)) recordStep('add_shipping_info')
    await navigate(stepPath(stepOrOrderer(step, currentCart()?.data.detail, search)))
  }

  return (
    <Form<ChoiceValues>
      label="お届け先の選択"
      initialValues={initialValues}
      onSubmit={choose}
      posted={usePostedForm('destination')}
    >
      <RadioField
        name="choice"
        label="お届け先"
        isRequired
        isFramed
        choices={[
          ...(own
            ? [
                {
                  value: 'typed',
                  label: `${own.shipping_name ?? ''} さま`,
                  note: <NameText>{own.full_address}</NameText>,
                },
              ]
            : []),
          ...addresses.map((address) => ({
            value: String(address.id),
            label: addressTitle(address),
            note: <NameText>{addressLines(address)}</NameText>,
          })),
          ...(isGiftAllowed(detail) ? [giftChoice] : []),
        ]}
      />
      <ChosenGift products={detail.products} />
      <Delivery cart={cart} addresses={addresses} wished={wished} />
      <div className={styles.more}>
        <LinkButton href={stepPath(withBack('/cart/shipping-add', search))} icon="plus">
          新しいお届け先を入力する
        </LinkButton>
        {isMatrixAllowed(detail, currentSite().settings) && <SeveralLink />}
        {isFull && (
          <p className={styles.note}>
            お届け先の登録は上限に達しています。入力した住所は、今回のご注文にのみ使われます。
          </p>
        )}
      </div>
      <Sender cart={cart} />
      {isBirthdayMissing(cart) && (
        <Card title="生年月日の確認">
          <DateField
            name="birthday"
            label="生年月日"
            isRequired
            isBirthday
            rules={[checkAdult]}
            help="酒類をご注文のため、20歳以上であることを確認いたします。"
          />
        </Card>
      )}
      <ActionBar detail={detail}>
        <SubmitButton size="lg" isWide>
          次へ進む
        </SubmitButton>
      </ActionBar>
      <PersistFormDraft draft={tickWishes(draft, search)} />
    </Form>
  )
}

type DeliveryProps = { cart: Cart; addresses: readonly UserAddress[]; wished: string | undefined }

function Delivery({ cart, addresses, wished }: DeliveryProps) {
  const { values } = useFormState<ChoiceValues>({ subscription: { values: true } })
  if (values.choice === 'gift') return null
  return (
    <Card title={deliveryCardTitle(cart.data.detail)}>
      <EarliestDay token={cart.token} {...findPlace(values.choice, cart, addresses)} />
      <DeliveryWishes cart={cart} wished={wished} />
    </Card>
  )
}

function Sender({ cart: { data } }: { cart: Cart }) {
  const { orderer } = data.detail
  return (
    <Card
      title="ご注文者（ご依頼主）"
      action={<a href={stepPath('/cart/shipping-add?edit=orderer')}>ご依頼主を変更する</a>}
    >
      <p className={styles.sender}>
        {orderer
          ? `${orderer.last_name} ${orderer.first_name} さま　${orderer.prefecture}${orderer.city}${orderer.address1}`
          : '次の画面で入力します。'}
      </p>
    </Card>
  )
}

function ChosenGift({ products }: Pick<CartDetail, 'products'>) {
  const { values } = useFormState<ChoiceValues>({ subscription: { values: true } })
  return values.choice === 'gift' ? <GiftLetterFields products={products} /> : null
}
