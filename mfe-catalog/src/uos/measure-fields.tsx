import type { FormLayout } from '@storefront/contracts'
import { TextField } from '@storefront/forms'
import { normaliseCentimetres } from '@storefront/locale-ja'
import { FieldGroup } from '@storefront/ui'
import { checkCentimetres, listMeasures, measuresText } from '../purchase/product-uos.rules'
import styles from './product-uos.module.css'

/** Asks for the measurements of a garment, all in centimetres. */
export function MeasureFields({ layout }: { layout: FormLayout }) {
  return (
    <FieldGroup
      legend="採寸"
      help="cm単位で、0.1cmまでご入力いただけます。わからないところは空欄のままで結構です。"
    >
      <p className={styles.purpose}>
        {measuresText(layout)}
        サイズの交換は、<a href="/law#returns">返品・交換の条件</a>をご覧ください。
      </p>
      <div className={styles.measures}>
        {listMeasures(layout).map(({ name, label, is_required = false, help }) => (
          <TextField
            key={name}
            name={name}
            label={`${label}（cm）`}
            isRequired={is_required}
            help={help ?? undefined}
            inputMode="decimal"
            autoComplete="off"
            normalise={normaliseCentimetres}
            rules={[(value) => checkCentimetres(value, label)]}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
