import { Form, SubmitButton, TextareaField } from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import { Card, Panel } from '@storefront/ui'
import { usePostedForm } from '@storefront/remote'
import { useState } from 'react'
import { sendPicture, thank } from '../gift/social-gift.api'
import { ThanksPictureField } from './thanks-picture-field'

const messageMaxLength = 200

/** Form for a thank-you message, which can be sent once and is emailed to the giver. */
export function GiftThanks({
  token,
  sender,
  hasThanked,
}: {
  token: string
  sender: string
  hasThanked: boolean
}) {
  const [isSent, setSent] = useState(hasThanked)
  const [picture, setPicture] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const posted = usePostedForm('thanks')
  if (isSent)
    return (
      <Panel tone="positive" title="お礼をお送りしました" isAnnounced={!hasThanked}>
        {sender}へ、メールでお知らせします。
      </Panel>
    )
  return (
    <Card title={`${sender}へお礼を伝える`}>
      <Form<{ message?: string }>
        label="贈り主さまへのお礼"
        initialValues={{}}
        posted={posted}
        onSubmit={async ({ message }) => {
          const problem = picture && (await sendPicture(token, picture))
          setProblem(problem)
          if (problem) return
          await thank(token, message ?? '')
          setSent(true)
        }}
      >
        <TextareaField
          name="message"
          label="お礼のことば"
          isRequired
          rows={4}
          rules={[checkMaxLength(messageMaxLength)]}
          countedTo={messageMaxLength}
        />
        <ThanksPictureField
          picture={picture}
          problem={problem}
          onChange={(file) => {
            setPicture(file)
            setProblem(undefined)
          }}
        />
        <SubmitButton>お礼を送る</SubmitButton>
      </Form>
    </Card>
  )
}
