import { Form, SubmitButton, TextareaField } from '@storefront/forms'
import { checkMaxLength } from '@storefront/locale-ja'
import { Disclosure, Panel } from '@storefront/ui'
import { usePostedForm } from '@storefront/remote'
import { useState } from 'react'
import { decline } from '../gift/social-gift.api'

const messageMaxLength = 200

/** Lets the recipient decline with a message. The giver then decides what happens to the product. */
export function GiftDecline({ token, sender }: { token: string; sender: string }) {
  const [isDeclined, setDeclined] = useState(false)
  const posted = usePostedForm('decline')
  if (isDeclined) {
    return (
      <Panel tone="positive" title="辞退を承りました" isAnnounced>
        {sender}へ、お気持ちをメールでお伝えします。このリンクはもうお使いいただけません。
      </Panel>
    )
  }
  return (
    <Disclosure summary="お受け取りを辞退する" isInitiallyOpen={posted.message !== undefined}>
      <Form<{ message?: string }>
        label="お受け取りの辞退"
        initialValues={{}}
        posted={posted}
        onSubmit={async ({ message }) => {
          await decline(token, message ?? '')
          setDeclined(true)
        }}
      >
        <p>{sender}には、辞退されたことと次のことばだけをお伝えします。</p>
        <TextareaField
          name="message"
          label="贈り主さまへのことば"
          rows={3}
          placeholder="お気持ちだけ、ありがたく頂戴いたします。"
          rules={[checkMaxLength(messageMaxLength)]}
          countedTo={messageMaxLength}
        />
        <SubmitButton>辞退する</SubmitButton>
      </Form>
    </Disclosure>
  )
}
