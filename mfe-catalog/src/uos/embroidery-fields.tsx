import { isEmbroidered, writeMarking, type FormField, type FormLayout } from '@storefront/contracts'
import { SelectField, TextField, useDraft } from '@storefront/forms'
import { checkFullWidth, checkPrintable, normaliseToFullWidth, rulesNamed } from '@storefront/locale-ja'
import { Button } from '@storefront/ui'
import { useForm, useFormState } from 'react-final-form'
import {
  listChoices,
  embroideryChoices,
  embroideryText,
  type MadeToOrder,
} from '../purchase/product-uos.rules'
import { lastEmbroidery } from '../school-ways/pupil-draft.state'

type EmbroideryFieldsProps = {
  field: FormField
  /** How the name is put on the product: 刺繍, 刻印. */
  marking: string
  embroidery: FormLayout | undefined
  /** The member's saved embroidery. */
  saved: MadeToOrder | undefined
}

export function EmbroideryFields({ field, marking, embroidery, saved }: EmbroideryFieldsProps) {
  const { values } = useFormState<MadeToOrder>({ subscription: { values: true } })
  const isSewn = isEmbroidered(marking)
  const isNamed = Boolean(values[field.name]?.trim())
  return (
    <>
      {!isNamed && isSewn && <LastEmbroidery embroidery={embroidery} saved={saved} />}
      <TextField
        name={field.name}
        label={writeMarking(field.label, marking)}
        isRequired={field.is_required ?? false}
        help={field.help ? writeMarking(field.help, marking) : undefined}
        autoComplete="off"
        normalise={normaliseToFullWidth}
        rules={[checkFullWidth, checkPrintable, ...rulesNamed(field.rules)]}
      />
      {(isSewn ? embroideryChoices : []).map((name) => {
        const choices = listChoices(embroidery, name)
        const label = embroidery?.form.find((field) => field.name === name)?.label ?? ''
        return choices.length > 0 ? (
          <SelectField
            key={name}
            name={name}
            label={label}
            isRequired={isNamed}
            choices={choices}
            width="medium"
          />
        ) : null
      })}
    </>
  )
}

/** Fills in the embroidery of the tab's last garment, or the member's saved one, when it is pressed. */
function LastEmbroidery({ embroidery, saved }: Pick<EmbroideryFieldsProps, 'embroidery' | 'saved'>) {
  const form = useForm()
  const last = useDraft(lastEmbroidery) ?? saved
  if (!last) return null
  return (
    <Button
      size="sm"
      variant="secondary"
      onClick={() =>
        form.batch(() => {
          for (const [name, value] of Object.entries(last)) form.change(name, value)
        })
      }
    >
      {`前回の刺繍「${embroideryText(last, embroidery)}」を使う`}
    </Button>
  )
}
