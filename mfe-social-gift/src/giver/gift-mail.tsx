import type { GiftOfOrder } from '@storefront/contracts'
import { DateField, EmailField, Form, SubmitButton } from '@storefront/forms'
import { formatDate } from '@storefront/locale-ja'
import { Disclosure } from '@storefront/ui'
import { GiftId, usePostedGift } from './posted-gift'

type Wish = { email?: string; mail_on?: string }
type GiftMailProps = {
  gift: GiftOfOrder
  onMail: (wish: { email: string; mail_on?: string }) => Promise<void>
}

/** Form that schedules the email with the link, or corrects the email's address. */
export function GiftMail({ gift, onMail }: GiftMailProps) {
  const { email, mail_on, mailed_at } = gift
  const posted = usePostedGift('mail', gift)
  return (
    <Disclosure
      summary={email ? 'メールの宛先や日を変える' : '当店からメールで送る'}
      isInitiallyOpen={posted.message !== undefined}
    >
      {email && (
        <p>
          {mailed_at
            ? `${email} へ ${formatDate(mailed_at)} にお送りしました。`
            : `${email} へ ${formatDate(mail_on ?? '')} にお送りします。`}
        </p>
      )}
      <Form<Wish>
        label={`${gift.receiver_name}へのメール`}
        initialValues={{ email: email ?? '', mail_on: mailed_at ? '' : (mail_on ?? '') }}
        posted={posted}
        onSubmit={({ email: to = '', mail_on: day }) =>
          onMail({ email: to, ...(day ? { mail_on: day } : {}) })
        }
      >
        <GiftId gift={gift} />
        <EmailField name="email" label="お相手のメールアドレス" isRequired autoComplete="off" />
        <DateField
          name="mail_on"
          label="お送りする日"
          help="お選びになった日の朝8時以降にお送りします。空欄のときは、すぐにお送りします。"
        />
        <SubmitButton>メールを予約する</SubmitButton>
      </Form>
    </Disclosure>
  )
}
