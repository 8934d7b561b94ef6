import { useDraftFields } from '@storefront/forms'
import type { Accessory, CartAccessory } from '@storefront/contracts'
import { Button, Dialog, Field, Select, Textarea, TextInput } from '@storefront/ui'
import { useCommand } from '@storefront/remote'
import { runCommand } from '../engine/cart.error-reactions'
import type { CartChange } from '../engine/cart.api'
import { changeCart } from '../engine/cart.state'
import { draftOf } from '../checkout/form-draft.state'
import { GiftPreview } from './gift-preview'
import type { Inscription } from './shipping-detail.api'
import styles from './accessory-dialog.module.css'

type AccessoryDialogProps = {
  accessory: Accessory
  attached: CartAccessory | undefined
  /** What it is put on, in words. */
  place: string
  /** Key of the parcel or line; under it the words wait when the dialog is closed before they are taken. */
  placeKey: string
  changeOf: (inscription: Inscription) => CartChange
  onClose: () => void
}

/**
 * Paper, heading and words of one accessory. It stands inside the screen's form, so it has none of its own.
 */
export function AccessoryDialog({
  accessory,
  attached,
  place,
  placeKey,
  changeOf,
  onClose,
}: AccessoryDialogProps) {
  const isCard = accessory.kind === 'message_card'
  const draft = draftOf<{ heading: string; text: string }>(`accessory-${placeKey}-${accessory.id}`)
  const [{ heading, text }, type] = useDraftFields(draft, {
    heading: attached?.noshi_heading ?? accessory.choices[0] ?? '',
    text: (isCard ? attached?.message : attached?.noshi_name) ?? '',
  })
  const { run, isPending } = useCommand()

  async function save() {
    const inscription = {
      noshi_heading: accessory.choices.length > 0 ? heading : null,
      ...(accessory.text_label ? (isCard ? { message: text || null } : { noshi_name: text || null }) : {}),
    }
    const isDone = await runCommand(() => changeCart(changeOf(inscription)))
    if (!isDone) return
    draft.clear()
    onClose()
  }

  return (
    <Dialog
      isOpen
      title={accessory.name}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide isPending={isPending} onClick={() => void run(save)}>
          この内容で付ける
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.place}>{place}</p>
        <p className={styles.description}>{accessory.description}</p>
        <GiftPreview accessory={accessory} choice={heading} text={text} />
        {accessory.choices.length > 0 && (
          <Field label={accessory.kind === 'noshi' ? '表書き' : '種類'}>
            {(control) => (
              <Select
                {...control}
                value={heading}
                choices={accessory.choices.map((choice) => ({ value: choice, label: choice }))}
                onChange={(event) => type({ heading: event.target.value })}
              />
            )}
          </Field>
        )}
        {accessory.text_label && (
          <Field
            label={accessory.text_label}
            isRequired={false}
            help={accessory.text_max_length ? `${accessory.text_max_length}文字まで` : undefined}
          >
            {(control) =>
              isCard ? (
                <Textarea
                  {...control}
                  rows={4}
                  maxLength={accessory.text_max_length ?? undefined}
                  value={text}
                  onChange={(event) => type({ text: event.target.value })}
                />
              ) : (
                <TextInput
                  {...control}
                  autoComplete="off"
                  maxLength={accessory.text_max_length ?? undefined}
                  value={text}
                  onChange={(event) => type({ text: event.target.value })}
                />
              )
            }
          </Field>
        )}
      </div>
    </Dialog>
  )
}
