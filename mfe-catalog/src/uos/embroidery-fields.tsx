import type { FormField, FormLayout } from '@storefront/contracts'
import { SelectField, TextField } from '@storefront/forms'
import { checkFullWidth, checkPrintable, normaliseToFullWidth, rulesNamed } from '@storefront/locale-ja'
import { listChoices, embroideryChoices } from '../purchase/product-uos.rules'

type EmbroideryFieldsProps = { field: FormField; embroidery: FormLayout | undefined }

export function EmbroideryFields({ field, embroidery }: EmbroideryFieldsProps) {
  return (
    <>
      <TextField
        name={field.name}
        label={field.label}
        isRequired={field.is_required ?? false}
        help={field.help ?? undefined}
        autoComplete="off"
        normalise={normaliseToFullWidth}
        rules={[checkFullWidth, checkPrintable, ...rulesNamed(field.rules)]}
      />
      {embroideryChoices.map((name) => {
        const choices = listChoices(embroidery, name)
        const label = embroidery?.form.find((field) => field.name === name)?.label ?? ''
        return choices.length > 0 ? (
          <SelectField key={name} name={name} label={label} choices={choices} width="medium" />
        ) : null
      })}
    </>
  )
}
