import type { GiftOfOrder } from '@storefront/contracts'
import type { PostedForm } from '@storefront/http'
import { usePostedForm } from '@storefront/remote'
import { Button, Panel, type ButtonProps } from '@storefront/ui'

type OwnGift = Pick<GiftOfOrder, 'id'>

/** Returns the posted form if this gift's form was posted. All gifts on the page have the same forms. */
export function usePostedGift(intent: string, { id }: OwnGift): PostedForm {
  const posted = usePostedForm(intent)
  return posted.values?.['gift_id'] === String(id) ? posted : { intent }
}

export const GiftId = ({ gift }: { gift: OwnGift }) => <input type="hidden" name="gift_id" value={gift.id} />

type GiftButtonProps = Pick<ButtonProps, 'children' | 'variant'> & {
  gift: OwnGift
  intent: string
  onPress: () => void
}

/**
 * A button in a form of its own, so that it works without scripts. Shows the form's error above the button.
 */
export function GiftButton({ gift, intent, onPress, ...button }: GiftButtonProps) {
  const { message } = usePostedGift(intent, gift)
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <GiftId gift={gift} />
      {message && (
        <Panel tone="danger" isAnnounced>
          {message}
        </Panel>
      )}
      <Button type="submit" name="intent" value={intent} {...button} />
    </form>
  )
}
