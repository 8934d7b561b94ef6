import { DateField, Form, PersistFormDraft, RadioField, ServerFields, SubmitButton } from '@storefront/forms'
import type { PostedForm } from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { Card, Page, Panel } from '@storefront/ui'
import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { NoReferrer } from '../no-referrer'
import { rememberDraft, useGiftDraft, type GiftAddress } from '../gift/gift-draft.state'
import { checkOfAge, holdsAlcohol } from '../gift/drinking-age.rules'
import { completeAddress } from '../gift/gift-address.rules'
import { giftHead } from '../gift/gift-head.rules'
import { deliveryPath } from '../gift/gift-path.rules'
import { articleName, chosenVariants } from '../gift/variant-choice.rules'
import { GiftRefused } from '../gift/gift-refused'
import { GiftSteps } from '../gift/gift-steps'
import { begin, checkShipping, fetchStep } from '../gift/social-gift.api'
import { KeptControls } from '../posted/kept-controls'
import { stepAfterPost } from '../posted/posted-answer.rules'
import { PostedConfirmation, PostedDelivery } from './posted-steps'
import styles from '../gift/gift.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  return fetchStep(params.key ?? '', request.signal)
}

export const handle = { head: giftHead('お届け先の入力') }

type Values = Partial<GiftAddress> & { birthday?: string; variants?: Record<string, string> }
type Answer = Awaited<ReturnType<typeof useLoaderData<typeof loader>>>
type OpenGift = Extract<Answer, { kind: 'gift' }>

export function Component() {
  const answer = useLoaderData<typeof loader>()
  const posted = useActionData() as PostedForm | undefined
  if (answer.kind !== 'gift') return <GiftRefused {...answer} />
  const step = stepAfterPost(posted)
  if (!posted?.values || step === 'address') return <ShippingForm {...answer} posted={posted} />
  const Step = step === 'delivery' ? PostedDelivery : PostedConfirmation
  return <Step {...answer} posted={posted} texts={posted.values} />
}

function ShippingForm({ token, gift, begun, layout, posted }: OpenGift & { posted: PostedForm | undefined }) {
  const known = useGiftDraft(token)
  const isAgeAsked = holdsAlcohol(gift.data)
  const begunVariants = Object.fromEntries(
    begun.variants.map(({ line_id, product_id }) => [`line${line_id}`, String(product_id)]),
  )
  const own = Object.fromEntries(gift.data.map((one) => [`line${one.line_id}`, String(one.product_id)]))
  const draft = {
    read: (): Values => ({
      ...known?.address,
      birthday: known?.birthday,
      variants: { ...own, ...begunVariants, ...known?.variants },
    }),
    save({ birthday, variants, ...address }: Values) {
      rememberDraft(token, { address, birthday, variants })
    },
  }

  async function go({ birthday, variants, ...typed }: Values) {
    const address = completeAddress(typed)
    await checkShipping(address)
    await begin(
      token,
      {
        ...begun,
        delivery_at: begun.delivery_at ?? '',
        delivery_timezone: begun.delivery_timezone_key ?? '',
      },
      chosenVariants(gift.data, variants),
    )
    draft.save({ ...address, birthday, variants })
    navigateTo(deliveryPath(token, address))
  }

  return (
    <Page title="お届け先の入力" width="reading">
      <NoReferrer />
      <div className={styles.stack}>
        <GiftSteps token={token} current={0} />
        <Form<Values>
          keepDirtyOnReinitialize
          label="お届け先の入力"
          initialValues={draft.read()}
          onSubmit={go}
          posted={{ ...posted, intent: 'address' }}
        >
          <KeptControls
            texts={{
              delivery_at: posted?.values?.['delivery_at'] ?? begun.delivery_at ?? '',
              delivery_timezone: posted?.values?.['delivery_timezone'] ?? begun.delivery_timezone_key ?? '',
            }}
          />
          <VariantChoice products={gift.data} />
          <ServerFields layout={layout} section="shipping" />
          {isAgeAsked && (
            <>
              <Panel tone="caution">お酒のギフトです。20歳未満の者の飲酒は法律で禁止されています。</Panel>
              <DateField
                name="birthday"
                label="生年月日"
                isRequired
                isBirthday
                rules={[checkOfAge]}
                help="年齢の確認だけに使います。"
              />
            </>
          )}
          <p className={styles.note}>
            ご入力の内容はお届けだけに使い、贈り主さまには表示されません。
            <a href="/privacy">プライバシーポリシー</a>
          </p>
          <SubmitButton isWide size="lg">
            お届け日時へ進む
          </SubmitButton>
          {known && <PersistFormDraft draft={draft} />}
        </Form>
      </div>
    </Page>
  )
}

/**
 * Lets the recipient choose the size or colour of a product whose variants all cost the same. Never shows the
 * price.
 */
function VariantChoice({ products }: { products: OpenGift['gift']['data'] }) {
  const open = products.filter(({ variants }) => variants.length > 0)
  return open.map((product) => {
    const { line_id, product_id, variants } = product
    return (
      <Card key={line_id} title="お好みの品をお選びください">
        <RadioField
          name={`variants.line${line_id}`}
          label={articleName(product)}
          choices={variants.map((one) => ({
            value: String(one.product_id),
            label: one.name,
            note: one.is_available ? undefined : '品切れ',
            isDisabled: !one.is_available && one.product_id !== product_id,
          }))}
        />
      </Card>
    )
  })
}
