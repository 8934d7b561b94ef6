import type { FormLayout, OrderProduct, ReviewState } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import {
  Form,
  initialValuesOf,
  PersistFormDraft,
  PrivacyNote,
  type Draft,
  ServerFields,
  SubmitButton,
} from '@storefront/forms'
import { Badge, Button, Dialog } from '@storefront/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import styles from '../order-history.module.css'
import { ReviewPhotosField } from './review-photos-field'
import { sendReview, type ReviewValues } from './review.api'

const words: Record<ReviewState, string> = {
  held: 'レビューを確認しています',
  shown: 'レビューを掲載しました',
  refused: 'レビューの掲載を見送りました',
}

/** Shows the state of the member's review of a line, or a button to write one. */
export function WriteReview({ product, form }: { product: OrderProduct; form: FormLayout | null }) {
  const { review_state: state, order_line_id: lineId } = product
  if (state) return <Badge tone={state === 'shown' ? 'positive' : 'muted'}>{words[state]}</Badge>
  if (!product.is_reviewable || lineId === undefined || !form) return null
  return <ReviewDialog name={product.product_info.name} lineId={lineId} form={form} />
}

function ReviewDialog({ name, lineId, form }: { name: string; lineId: number; form: FormLayout }) {
  const [isOpen, setIsOpen] = useState(false)
  const { revalidate } = useRevalidator()
  // A tap outside the dialog closes it, so the draft is kept until the dialog is reopened.
  const [draft] = useState(draftInMemory)

  async function send(values: ReviewValues) {
    await sendReview(lineId, values)
    draft.clear()
    setIsOpen(false)
    publish('toast.raised', {
      type: 'positive',
      message: 'レビューをお預かりしました。お店が確認してから掲載します。',
    })
    await revalidate()
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon="edit"
        aria-label={`${name}のレビューを書く`}
        onClick={() => setIsOpen(true)}
      >
        レビューを書く
      </Button>
      <Dialog isOpen={isOpen} title="レビューを書く" onClose={() => setIsOpen(false)}>
        <p className={styles.warning}>{name}</p>
        <Form<ReviewValues> label="レビュー" initialValues={initialValuesOf(form)} onSubmit={send}>
          <ServerFields layout={form} />
          <ReviewPhotosField />
          <PrivacyNote />
          <SubmitButton isWide>レビューを送る</SubmitButton>
          <PersistFormDraft draft={draft} />
        </Form>
      </Dialog>
    </>
  )
}

/**
 * Creates a draft in memory, because session storage can't hold files. The draft is lost when the page
 * unloads.
 */
function draftInMemory(): Draft<ReviewValues> {
  let kept: ReviewValues | undefined
  return { read: () => kept, save: (typed) => (kept = typed), clear: () => (kept = undefined) }
}
