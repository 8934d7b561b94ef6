import { PersistFormDraft } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { LinkButton, Page } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { NoReferrer } from '../no-referrer'
import { rememberDraft, useGiftDraft, type GiftDelivery } from '../gift/gift-draft.state'
import { giftHead } from '../gift/gift-head.rules'
import { chosenVariants } from '../gift/variant-choice.rules'
import { GiftRefused } from '../gift/gift-refused'
import { GiftSteps } from '../gift/gift-steps'
import { DeliveryForm } from './delivery-form'
import {
  begin,
  catchRefusal,
  checkDelivery,
  fetchBegun,
  fetchGift,
  fetchLeadtime,
  usedLink,
} from '../gift/social-gift.api'
import styles from '../gift/gift.module.css'

async function fetchChoices(token: string, url: string, signal: AbortSignal) {
  const { searchParams } = new URL(url)
  const pref = searchParams.get('pref')
  if (!pref) throw redirect(`/social-gift/${token}/shipping`)
  const [{ gift }, { data: shipping }, leadtime] = await Promise.all([
    fetchGift(token, signal),
    fetchBegun(token, signal),
    fetchLeadtime(token, { pref, postal: searchParams.get('postal') ?? undefined }, signal),
  ])
  if (gift.is_completed) return usedLink(token)
  return { kind: 'gift' as const, token, gift, begun: shipping.input, ...leadtime }
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  return catchRefusal(fetchChoices(params.key ?? '', request.url, request.signal))
}

export const handle = { head: giftHead('お届け日時の選択') }

type Choices = Extract<Awaited<ReturnType<typeof useLoaderData<typeof loader>>>, { kind: 'gift' }>

export function Component() {
  const answer = useLoaderData<typeof loader>()
  return answer.kind === 'gift' ? <Delivery {...answer} /> : <GiftRefused {...answer} />
}

function Delivery({ token, gift, begun, days, timezones }: Choices) {
  const known = useGiftDraft(token)
  const draft = {
    /** Clears the date if it is no longer available. */
    read: (): GiftDelivery => ({
      delivery_at: days.find((day) => day === (known?.delivery?.delivery_at ?? begun.delivery_at)) ?? '',
      delivery_timezone: known?.delivery?.delivery_timezone ?? begun.delivery_timezone_key ?? '',
    }),
    save(delivery: GiftDelivery) {
      const delivery_timezone_name = timezones.find(({ key }) => key === delivery.delivery_timezone)?.name
      rememberDraft(token, { delivery: { ...delivery, delivery_timezone_name } })
    },
  }

  async function go(delivery: GiftDelivery) {
    await checkDelivery(delivery)
    await begin(token, delivery, chosenVariants(gift.data, known?.variants))
    draft.save(delivery)
    navigateTo(`/social-gift/${token}/confirm`)
  }

  return (
    <Page title="お届け日時の選択" width="reading">
      <NoReferrer />
      <div className={styles.stack}>
        <GiftSteps token={token} current={1} />
        <DeliveryForm days={days} timezones={timezones} initialValues={draft.read()} onSubmit={go}>
          <LinkButton variant="quiet" href={`/social-gift/${token}/shipping`}>
            お届け先に戻る
          </LinkButton>
          {known && <PersistFormDraft draft={draft} />}
        </DeliveryForm>
      </div>
    </Page>
  )
}
