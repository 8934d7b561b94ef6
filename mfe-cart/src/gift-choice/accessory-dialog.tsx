import {
  problemOfNoshiNames,
  type Accessory,
  type CartAccessory,
  type Inscription,
} from '@storefront/contracts'
import { useDraftFields } from '@storefront/forms'
import { checkMaxLength, checkPrintable, lengthText } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Button, Dialog, Field, Panel, Select, Textarea } from '@storefront/ui'
import { useRef, useState, type RefObject } from 'react'
import { inscriptionDraft } from '../form-draft.state'
import type { CartChange } from '../engine/cart.api'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { GiftPreview } from './gift-preview'
import { inscriptionAtFirst, isHeadingOpen, textField, withOpenHeading } from './inscription.rules'
import { NoshiFields } from './noshi-fields'
import styles from './accessory-dialog.module.css'

type AccessoryDialogProps = {
  accessory: Accessory
  attached: CartAccessory | undefined
  /** Names the parcel or line that the accessory is for. */
  place: string
  /** Key of the parcel or line. Identifies the draft if the dialog is closed before saving. */
  placeKey: string
  changeOf: (inscription: Inscription) => CartChange
  /** Heading that the occasion of the product suggests for a new noshi. */
  suggested?: string | undefined
  onSaved?: () => void
  onClose: () => void
}

/**
 * Edits an accessory's heading and text. The dialog is inside the screen's form, so it can't have its own
 * form.
 */
export function AccessoryDialog({
  accessory,
  attached,
  place,
  placeKey,
  changeOf,
  suggested,
  onSaved,
  onClose,
}: AccessoryDialogProps) {
  const draft = inscriptionDraft(placeKey, accessory.id)
  const first = withOpenHeading(
    accessory,
    attached,
    inscriptionAtFirst(accessory, attached, suggested),
    suggested,
  )
  const [isContinued, setContinued] = useState(() => draft.read() !== undefined)
  const [inscription, change] = useDraftFields<Inscription>(draft, first)
  const [problem, setProblem] = useState<string>()
  const [isHeadingAsked, setHeadingAsked] = useState(false)
  const heading = useRef<HTMLSelectElement>(null)
  const names = useRef<HTMLTextAreaElement>(null)
  const { run, isPending } = useCommand()

  async function save() {
    if (isHeadingOpen(accessory, inscription)) {
      setHeadingAsked(true)
      return heading.current?.focus()
    }
    const found = findProblem(accessory, inscription)
    setProblem(found)
    if (found !== undefined) return names.current?.focus()
    const isDone = await runCommand(() => changeCart(changeOf(inscription)))
    if (!isDone) return
    draft.clear()
    onSaved?.()
    onClose()
  }

  const fields = { accessory, inscription, onChange: change }
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
        {isContinued && (
          <Panel
            isAnnounced
            action={
              <Button
                size="sm"
                onClick={() => {
                  change(first)
                  draft.clear()
                  setContinued(false)
                }}
              >
                {attached ? '付けた内容に戻す' : '最初から入力する'}
              </Button>
            }
          >
            前に入力された内容の続きです。まだ付けていません。
          </Panel>
        )}
        <p className={styles.description}>{accessory.description}</p>
        <div className={styles.sample}>
          {!isHeadingOpen(accessory, inscription) && (
            <GiftPreview accessory={accessory} inscription={inscription} />
          )}
        </div>
        {accessory.kind === 'noshi' ? (
          <NoshiFields
            {...fields}
            problem={problem}
            heading={heading}
            isHeadingAsked={isHeadingAsked}
            names={names}
          />
        ) : (
          <CardFields {...fields} text={names} />
        )}
      </div>
    </Dialog>
  )
}

/** The limit of a text whose accessory states none. */
const textMax = 200

function findProblem(accessory: Accessory, inscription: Inscription): string | undefined {
  const { kind, text_label, text_max_length } = accessory
  const { noshi_heading, noshi_name } = inscription
  if (kind !== 'noshi')
    return checkMaxLength(text_max_length ?? textMax)(
      inscription[textField(accessory)] ?? '',
      text_label ?? '文字',
    )
  const label = text_label ?? 'お名前'
  const bounds = { heading: noshi_heading, label, longest: text_max_length ?? textMax }
  return (
    problemOfNoshiNames(noshi_name ?? '', bounds) ??
    checkPrintable((noshi_name ?? '').replaceAll('\n', ''), label)
  )
}

type CardFieldsProps = {
  accessory: Accessory
  inscription: Inscription
  text: RefObject<HTMLTextAreaElement | null>
  onChange: (change: Inscription) => void
}

/** Reports a text that is too long while it is typed, beside the number of its characters. */
function CardFields({ accessory, inscription, text, onChange }: CardFieldsProps) {
  const { text_label, text_max_length, choices } = accessory
  const field = textField(accessory)
  return (
    <>
      {choices.length > 0 && (
        <Field label="種類">
          {(control) => (
            <Select
              {...control}
              value={inscription.noshi_heading ?? ''}
              choices={choices.map((choice) => ({ value: choice, label: choice }))}
              onChange={({ target }) => onChange({ noshi_heading: target.value })}
            />
          )}
        </Field>
      )}
      {text_label && (
        <Field
          label={text_label}
          isRequired={false}
          help={lengthText(inscription[field] ?? '', text_max_length ?? textMax)}
          error={findProblem(accessory, inscription)}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={text}
              rows={3}
              value={inscription[field] ?? ''}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
